#include "path.h"

#include "bindings.h"
#include "convert.h"

namespace nb = nanobind;

namespace skep {

void bind_path(nb::module_& m) {
  bind_enum<PathKind>(m, "PathKind", "How a piece gets to its destination.", kPathKinds);

  nb::class_<Path>(m, "Path", nb::is_final(), "The cells that a piece crosses in a legal move.")
      .def_ro("kind", &Path::kind)
      .def_prop_ro("cells", [](const Path& p) { return to_tuple(p.cells); },
                   nb::sig("def cells(self) -> tuple[Hex, ...]"),
                   "From the first to the last; for a placement only the last.")
      .def_prop_ro("throwers", [](const Path& p) { return to_tuple(p.throwers); },
                   nb::sig("def throwers(self) -> tuple[Piece, ...]"),
                   "For a throw, all pieces that can have thrown it.");
}

}  // namespace skep
