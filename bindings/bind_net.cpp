#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bindings.h"
#include "position.h"
#include "shared_net.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace skep {
namespace {

SharedNet parse(const nb::bytes& file) {
  std::string error;
  std::shared_ptr<const Net> net =
      Net::parse({static_cast<const std::byte*>(file.data()), file.size()}, error);
  if (net == nullptr) throw nb::value_error(error.c_str());
  return {std::move(net)};
}

nb::tuple kernel_names() {
  nb::list names;
  for (const Kernel kernel : Net::kernels()) {
    const std::string_view name = kKernelNames[static_cast<std::size_t>(kernel)];
    names.append(nb::str(name.data(), name.size()));
  }
  return nb::tuple(names);
}

int evaluate_by(const SharedNet& shared, const Position& position, const std::string& name) {
  for (const Kernel kernel : Net::kernels())
    if (kKernelNames[static_cast<std::size_t>(kernel)] == name)
      return shared.net->evaluate(net_inputs(position.board()), kernel);
  throw nb::value_error(("this machine has no kernel called " + name).c_str());
}

// (rows as the side to move sees them, rows as the opponent does, counts)
nb::tuple inputs_of(const Position& position) {
  const NetInputs inputs = net_inputs(position.board());
  const auto pieces = [&](const auto& rows) {
    return std::vector<int>(rows.begin(), rows.begin() + inputs.pieces);
  };
  return nb::make_tuple(pieces(inputs.own), pieces(inputs.other),
                        std::vector<int>(inputs.counts.begin(), inputs.counts.end()));
}

}  // namespace

void bind_net(nb::module_& m) {
  nb::class_<SharedNet>(m, "Net", nb::is_final(), "A learned evaluation.")
      .def("__init__", [](SharedNet* self, const nb::bytes& file) { new (self) SharedNet(parse(file)); },
           "file"_a, "Reads the bytes of a net's file; ValueError says why they are none.")
      .def_prop_ro("description", [](const SharedNet& s) { return s.net->description(); },
                   "What the file says about the net, in JSON.")
      .def("evaluate", [](const SharedNet& s, const Position& p) { return s.net->evaluate(p.board()); },
           "position"_a, "The evaluation in points for the side to move, without looking ahead.")
      .def("evaluate_by", &evaluate_by, "position"_a, "kernel"_a, "The same by one of the kernels.")
      .def_static("kernels", &kernel_names, nb::sig("def kernels() -> tuple[str, ...]"),
                  "The ways to compute it on this machine, the fastest last.");
  m.def("net_inputs", &inputs_of, "position"_a,
        nb::sig("def net_inputs(position: Position) -> tuple[list[int], list[int], list[int]]"),
        "What a net sees of a position: the rows of the pieces for the side to move and for the opponent, "
        "and the counts.");
}

}  // namespace skep
