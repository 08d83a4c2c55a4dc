"""Training a net for the evaluation: samples of positions, the training, its report, the file.

Nothing here is imported by the engine; `skep.engine.net` loads what the training writes.
"""
