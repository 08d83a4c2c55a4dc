"""Environments for learning: batches of games, an action index, observations; needs numpy."""

try:
    import numpy as _numpy  # noqa: F401
except ImportError as _error:
    raise ImportError("skep.rl needs numpy: pip install 'skep[rl]'") from _error

from skep.rl.actions import (
    ACTION_COUNT,
    ACTION_INDEX_VERSION,
    ActionError,
    Numbering,
    action_count,
    action_mask,
    action_of,
    action_permutation,
    describe_action,
    legal_actions,
    move_of,
    open_spiel_actions,
    transform_actions,
    transform_masks,
)
from skep.rl.batch import BatchEnv, End, Infos
from skep.rl.observations import (
    FEATURES,
    NODE_FEATURES,
    PLANES,
    Form,
    Graph,
    observe_flat,
    observe_graph,
    observe_planes,
    transform_graph,
    transform_planes,
)

__all__ = [
    "ACTION_COUNT",
    "ACTION_INDEX_VERSION",
    "FEATURES",
    "NODE_FEATURES",
    "PLANES",
    "ActionError",
    "BatchEnv",
    "End",
    "Form",
    "Graph",
    "Infos",
    "Numbering",
    "action_count",
    "action_mask",
    "action_of",
    "action_permutation",
    "describe_action",
    "legal_actions",
    "move_of",
    "observe_flat",
    "observe_graph",
    "observe_planes",
    "open_spiel_actions",
    "transform_actions",
    "transform_graph",
    "transform_masks",
    "transform_planes",
]
