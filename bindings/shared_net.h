// A net as an object of Python.
#pragma once

#include <memory>

#include "net.h"

namespace skep {

// A net that several searches can use at once.
struct SharedNet {
  std::shared_ptr<const Net> net;
};

}  // namespace skep
