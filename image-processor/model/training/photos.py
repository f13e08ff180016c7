"""The prepared photos, their labels, and which part of the split each belongs to."""
import json
import zlib
from pathlib import Path

import numpy as np

from network import CONDITIONS, GROUPS, SIDE_PX

PREPARED_SIDE_PX = 192
LEARN, CALIBRATE, HOLD_OUT = 0, 1, 2


class Photos:
    """
    Targets are -1 where the label says nothing. `views` are the photos as the service gives them to
    the network, `viewed` the rows that they belong to.
    """

    def __init__(self, work: Path):
        rows = json.loads((work / "photos.json").read_text())
        size = (len(rows), PREPARED_SIDE_PX, PREPARED_SIDE_PX, 4)
        self.pixels = np.memmap(work / "photos.bin", np.uint8, "r", shape=size)
        kinds = [row["kind"] for row in rows]
        self.rows = rows
        self.source = np.array([row["source"] for row in rows])
        self.plant = np.array([0 if kind == "NO_PLANT" else 1 for kind in kinds])
        self.diseased = np.array([{"HEALTHY": 0, "DISEASED": 1}.get(kind, -1) for kind in kinds])
        self.group = np.array([place(GROUPS, row.get("group")) for row in rows])
        self.condition = np.array([condition_of(row) for row in rows])
        self.part = np.array([part_of(row["group_name"]) for row in rows])
        self.viewed = np.array([], int)
        if (work / "views.json").exists():
            self.viewed = np.array(json.loads((work / "views.json").read_text()))
            size = (len(self.viewed), SIDE_PX, SIDE_PX, 3)
            self.views = np.memmap(work / "views.bin", np.uint8, "r", shape=size)

    def __len__(self):
        return len(self.rows)


def place(names, name) -> int:
    return names.index(name) if name in names else -1


def condition_of(row) -> int:
    return place(CONDITIONS, row["condition"] or "another") if row["kind"] == "DISEASED" else -1


def part_of(group: str) -> int:
    """By a hash of the group: a leaf or scene is wholly in one part, in every run the same."""
    percent = zlib.crc32(group.encode()) % 100
    if percent < 20:
        return HOLD_OUT
    return CALIBRATE if percent < 30 else LEARN


def sampling_weights(photos: Photos) -> np.ndarray:
    """
    A source counts with the root of its size, and so does a class within its kind. Within a source
    healthy and diseased leaves are as likely, so that its look says nothing about health.
    """
    sources = photos.source
    kinds = np.array([f"{row['source']} {row['kind']}" for row in photos.rows])
    classes = np.array([f"{kind} {g} {c}" for kind, g, c in zip(kinds, photos.group, photos.condition)])
    weights = root_of_share(classes)
    for level, power in ((kinds, 0.0), (sources, 0.5)):
        names, inverse, counts = np.unique(level, return_inverse=True, return_counts=True)
        weights = weights * (counts**power / np.bincount(inverse, weights))[inverse]
    return weights


def root_of_share(names: np.ndarray) -> np.ndarray:
    _, inverse, counts = np.unique(names, return_inverse=True, return_counts=True)
    return (counts**-0.5)[inverse]
