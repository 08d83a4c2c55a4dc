// The native module skep._core: the core for Python. Nothing but translation.
#include "bindings.h"

namespace nb = nanobind;

NB_MODULE(_core, m) {
  m.doc() = "The rules of the game, in C++.";
  // If the module is dropped and imported again it gets the types of the first import: they exist once
  // and live until the process ends, which is no leak to warn of.
  nb::set_leak_warnings(false);
  static PyObject* first_import = nullptr;
  if (first_import != nullptr) {
    m.attr("__dict__").attr("update")(nb::handle(first_import));
    return;
  }
  m.attr("version") = SKEP_VERSION;
  skep::bind_hex(m);
  skep::bind_piece(m);
  skep::bind_move(m);
  skep::bind_explanation(m);
  skep::bind_path(m);
  skep::bind_perft(m);
  skep::bind_position(m);
  skep::bind_setup(m);
  skep::bind_review(m);
  skep::bind_evaluation(m);
  skep::bind_net(m);
  skep::bind_search(m);
  skep::bind_levels(m);
  skep::bind_solve(m);
  skep::bind_selfplay(m);
  skep::bind_rl(m);
  skep::bind_batch_env(m);
  skep::bind_mcts(m);
  first_import = nb::dict(m.attr("__dict__")).attr("copy")().release().ptr();
}
