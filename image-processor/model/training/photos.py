"""The prepared photos, their labels, and which part of the split each belongs to."""
import hashlib
import json
import zlib
from pathlib import Path

import numpy as np

from network import SIDE_PX, Classes

SQUARE_SIDE_PX = 192
LEARN, CALIBRATE, HOLD_OUT = 0, 1, 2
FITTED_MAX = {LEARN: 700, CALIBRATE: 100}
"""The fitting after the training uses this many photos of each source and part."""
NO_PLANT, PLANT, HEALTHY, DISEASED = "NO_PLANT", "PLANT", "HEALTHY", "DISEASED"


class Photos:
    """The prepared photos with their labels. A target is -1 if the label does not state it."""

    def __init__(self, work: Path, classes: Classes):
        rows = json.loads((work / "photos.json").read_text())
        self.rows = rows
        self.source = np.array([row["source"] for row in rows])
        self.publisher = np.array([row["publisher"] for row in rows])
        self.place = np.array([row["place"] for row in rows])
        self.kind = np.array([row["kind"] for row in rows])
        self.use = np.array([row["use"] for row in rows])
        self.plant = (self.kind != NO_PLANT).astype(int)
        self.diseased = np.array([{HEALTHY: 0, DISEASED: 1}.get(kind, -1) for kind in self.kind])
        self.groups = np.array([place_of(classes.groups, row.get("group")) for row in rows])
        self.conditions = np.array([condition_of(classes, row) for row in rows])
        self.species = np.array([place_of(classes.species, row["species"]) for row in rows])
        self.part = np.array([part_of(row["group_name"]) for row in rows])
        shape = (-1, SQUARE_SIDE_PX, SQUARE_SIDE_PX, 4)
        self.squares = {
            source: np.memmap(work / "squares" / f"{source}.bin", np.uint8, "r").reshape(shape)
            for source in np.unique(self.source)
        }

        self.row_of_file = {row["file"]: k for k, row in enumerate(rows)}
        self.views = {
            source: read_views(work / "views", source, self.row_of_file)
            for source in self.squares
            if (work / "views" / f"{source}.json").exists()
        }

    def __len__(self):
        return len(self.rows)

    def viewed(self, source: str, rows_max: int, parts=(LEARN, CALIBRATE, HOLD_OUT)):
        """
        Some evenly spread rows of a source, with their pixels as the service gives them to the network:
        bytes N x side x side x 3 or more. Uses the squares if the source has no views.
        """
        rows, pixels = self.views.get(source, (np.flatnonzero(self.source == source), None))
        wanted = np.flatnonzero(np.isin(self.part[rows], parts))
        some = wanted[np.linspace(0, len(wanted) - 1, min(len(wanted), rows_max)).astype(int)]
        return rows[some], self.pixels(rows[some]) if pixels is None else pixels[some]

    def to_fit(self, left_out=()):
        """The rows for fitting heads and calibration, with their pixels as in `viewed`."""
        learnt = np.unique(self.source[self.use == "TRAIN"])
        sources = [source for source in learnt if source not in left_out]
        some = [
            self.viewed(source, count, (part,)) for source in sources for part, count in FITTED_MAX.items()
        ]
        return np.concatenate([rows for rows, _ in some]), [pixels for _, pixels in some if len(pixels) > 0]

    def pixels(self, rows) -> np.ndarray:
        """Red, green, blue and foliage of these rows, in this order: bytes N x side x side x 4."""
        if len(rows) == 0:
            return np.zeros((0, SQUARE_SIDE_PX, SQUARE_SIDE_PX, 4), np.uint8)
        return np.stack([self.squares[self.source[row]][self.place[row]] for row in rows])

    def to_learn(self, left_out) -> np.ndarray:
        """The rows of the learning part, without left-out sources and sources that only judge."""
        chosen = (self.use == "TRAIN") & (self.part == LEARN) & ~np.isin(self.source, left_out)
        return np.flatnonzero(chosen)

    def judging_sources(self) -> list:
        """The sources of publishers from which no network learns."""
        learnt = np.unique(self.publisher[self.use == "TRAIN"])
        return [str(source) for source in np.unique(self.source[~np.isin(self.publisher, learnt)])]

    def key_of(self, rows, settings: dict) -> str:
        """A hash that changes with the rows, their labels and the settings."""
        text = json.dumps([settings, [self.rows[row] for row in rows]], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def is_written(file: Path, key: str) -> bool:
    """Whether the arrays of a file were written for this key."""
    if not file.exists():
        return False
    with np.load(file) as found:
        return "key" in found and str(found["key"]) == key


def save(file: Path, **arrays) -> None:
    """Writes all arrays, or none if the process is interrupted."""
    partial = file.with_suffix(".partial")
    with open(partial, "wb") as out:
        np.savez(out, **arrays)
    partial.replace(file)


def read_views(folder: Path, source: str, row_of_file: dict):
    files = json.loads((folder / f"{source}.json").read_text())["files"]
    pixels = np.memmap(folder / f"{source}.bin", np.uint8, "r").reshape(-1, SIDE_PX, SIDE_PX, 3)
    known = [k for k, file in enumerate(files) if file in row_of_file]
    return np.array([row_of_file[files[k]] for k in known]), pixels[known]


def place_of(names, name) -> int:
    return names.index(name) if name in names else -1


def condition_of(classes: Classes, row) -> int:
    if row["kind"] != DISEASED:
        return -1
    return place_of([*classes.conditions, "another"], row["condition"] or "another")


def part_of(group: str) -> int:
    """Assigns a part by the group's hash, so that a leaf or scene is always wholly in one part."""
    percent = zlib.crc32(group.encode()) % 100
    if percent < 20:
        return HOLD_OUT
    return CALIBRATE if percent < 30 else LEARN


SHARES = {"leaves": 0.7, "plants": 0.14, "others": 0.16}


def sampling_weights(photos: Photos) -> np.ndarray:
    """
    Leaves with a health label, other plants and other things have fixed shares. Within each share, all
    sources are equally likely. Within a source healthy and diseased leaves are equally likely, so that
    a source's look reveals nothing about health. Classes are weighted by the square root of their size.
    """
    block = np.where(photos.diseased >= 0, "leaves", np.where(photos.plant == 1, "plants", "others"))
    sources = np.char.add(np.char.add(block, " "), photos.source)
    kinds = np.char.add(np.char.add(sources, " "), photos.kind)
    classes = [f"{kind} {group} {condition}" for kind, group, condition in zip(kinds, photos.groups, photos.conditions)]
    weights = root_of_share(np.array(classes))
    for level in (kinds, sources, block):
        weights = weights / totals(weights, level)
    return weights * np.array([SHARES[name] for name in block])


def totals(weights, names) -> np.ndarray:
    _, inverse = np.unique(names, return_inverse=True)
    return np.bincount(inverse, weights)[inverse]


def root_of_share(names: np.ndarray) -> np.ndarray:
    _, inverse, counts = np.unique(names, return_inverse=True, return_counts=True)
    return (counts**-0.5)[inverse]
