"""Engine work off the event loop: the engine pool, external engines, hints and reviews."""
