"""Fits the heads of view and health on what the blocks of a network file see."""
import json
import zlib
from pathlib import Path

import numpy as np
import torch

from calibration import evened, platt
from heads import Head, fit_head
from made_photos import MOSAIC_SIDES, mosaic, small
from network import SIDE_PX, columns_of
from opening import SEEN, see
from photos import CALIBRATE, LEARN, is_written, part_of, save
from shipping import LASTING_FREEDOM, REMEMBERING_FREEDOM, weights_of

VIEW_COLUMNS = columns_of((13, 17), (0,))
VIEW_FREEDOM = 1e-3
MADE_PER_KIND = 10
"""Made photos of each source, health and way of making."""
MADE_WEIGHT = 0.3
"""The weight of a made photo in the heads on the pretrained blocks."""
SHARES = (1.0, 0.5, 0.5)
"""The weights of the tuned score and both heads in the health of strangers (decision 0305)."""
FALSE_ALARMS_MAX, TOLD_FROM, PLANT_FROM = 0.045, 0.6, 0.6
"""The shift of the view allows this share of unlabelled plants to be told unhealthy, on average."""
HEALTHS = ("HEALTHY", "DISEASED")


class Seen:
    """All viewed and made photos of a work folder, and what the blocks see on them."""

    def __init__(self, work: Path, model, key: str):
        rows = {row["file"]: row for row in json.loads((work / "photos.json").read_text())}
        self.rows, pixels = [], []
        for file in sorted((work / "views").glob("*.json")):
            listed = json.loads(file.read_text())
            views = np.fromfile(file.with_suffix(".bin"), np.uint8).reshape(-1, SIDE_PX, SIDE_PX, 3)
            for name, view in zip(listed["files"], views):
                if name in rows:
                    self.rows.append({"made": "", **rows[name]})
                    pixels.append(view)
        made, made_pixels = make_photos(self.rows, np.stack(pixels))
        self.rows += made
        column = lambda name: np.array([str(row.get(name)) for row in self.rows])
        self.source, self.publisher, self.use, self.kind, self.made = map(
            column, ("source", "publisher", "use", "kind", "made")
        )
        self.diseased = np.array([{"HEALTHY": 0, "DISEASED": 1}.get(kind, -1) for kind in self.kind])
        self.leaf = np.array([{"LEAF": 1, "PLANT": 0}.get(row.get("view"), -1) for row in self.rows])
        self.made_weight = np.where(self.made == "", 1, MADE_WEIGHT)
        self.part = np.array([part_of(row["group_name"]) for row in self.rows])
        self.pixels = np.concatenate([np.stack(pixels), made_pixels])
        self.see(work / "seen.npz", model, key)

    def see(self, file: Path, model, key: str) -> None:
        if not is_written(file, f"{key} {len(self.rows)}"):
            save(file, key=f"{key} {len(self.rows)}", **see(model, self.pixels))
        with np.load(file) as found:
            self.look, self.features, self.tuned, self.plant, self.familiarity = (found[name] for name in SEEN)
        self.both = np.concatenate([self.look, self.features], 1)

    def to_learn(self, targets, without=()) -> np.ndarray:
        learnt = (self.use == "TRAIN") & (self.part == LEARN)
        return learnt & (targets >= 0) & ~np.isin(self.publisher, without)

    def kinds(self) -> np.ndarray:
        return np.array([f"{s} {k} {m != ''}" for s, k, m in zip(self.source, self.kind, self.made)])

    def view_head(self, without=()) -> Head:
        some = self.to_learn(self.leaf, without)
        kinds = np.array([f"{p} {m != ''}" for p, m in zip(self.publisher[some], self.made[some])])
        weights = weights_of(kinds, self.leaf[some]) * self.made_weight[some]
        return fit_head(self.look[some][:, VIEW_COLUMNS], self.leaf[some], 1, VIEW_FREEDOM, weights)

    def pretrained_head(self, without=()) -> Head:
        some = self.to_learn(self.diseased, without)
        weights = weights_of(self.kinds()[some], self.diseased[some]) * self.made_weight[some]
        return fit_head(self.look[some], self.diseased[some], 1, LASTING_FREEDOM, weights)

    def remembered_head(self, without=()) -> Head:
        some = self.to_learn(self.diseased, without)
        return fit_head(self.both[some], self.diseased[some], 1, REMEMBERING_FREEDOM)


def make_photos(rows, pixels):
    """Mosaics and small leaves of every source of leaves, labelled as its photos are."""
    things = [k for k, row in enumerate(rows) if row["kind"] == "NO_PLANT" and row["use"] == "TRAIN"]
    made, drawn = [], []
    for source in sorted({row["source"] for row in rows if row.get("view") == "LEAF"}):
        random = np.random.default_rng(zlib.crc32(source.encode()))
        for kind in (*HEALTHS, "PLANT"):
            own = [k for k, row in enumerate(rows) if row["source"] == source and row["kind"] == kind]
            some = [k for k in own if part_of(rows[k]["group_name"]) == LEARN]
            if len(some) < max(MOSAIC_SIDES) ** 2:
                continue
            for _ in range(MADE_PER_KIND):
                for side in MOSAIC_SIDES:
                    picked = random.choice(some, side * side, replace=False)
                    made.append({**rows[picked[0]], "made": f"MOSAIC_{side}", "view": "PLANT" if side > 2 else None})
                    drawn.append(mosaic(pixels[picked], side))
                (one,), behind = random.choice(some, 1), pixels[things[random.integers(len(things))]]
                made.append({**rows[one], "made": "SMALL", "view": "LEAF"})
                drawn.append(small(pixels[one], behind, random))
    return made, np.stack(drawn)


class LeftOut:
    """The scores of every photo by heads that have not seen its publisher."""

    def __init__(self, seen: Seen):
        self.seen = seen
        self.views, self.pretrained, self.remembered = {}, {}, {}
        self.leaf, self.last, self.both = (np.zeros(len(seen.rows), np.float32) for _ in range(3))
        for publisher in sorted(set(seen.publisher)):
            rows = seen.publisher == publisher
            without = [publisher] if seen.to_learn(np.maximum(seen.leaf, seen.diseased))[rows].any() else []
            self.leaf[rows] = told(self.head(self.views, without, seen.view_head), seen.look[rows][:, VIEW_COLUMNS])
            if (seen.diseased[rows] < 0).all():
                without = []
            self.last[rows] = told(self.head(self.pretrained, without, seen.pretrained_head), seen.look[rows])
            self.both[rows] = told(self.head(self.remembered, without, seen.remembered_head), seen.both[rows])

    def head(self, heads: dict, without, fit) -> Head:
        name = without[0] if without else ""
        if name not in heads:
            heads[name] = fit(without)
        return heads[name]

    def health(self) -> dict:
        """
        The calibration of the shipped network. Its blocks have learnt most sources, so the line of strangers
        is fitted on photos that they have not learnt: of sources that only judge, and made ones.
        """
        seen = self.seen
        summed = np.stack([seen.tuned, self.last, self.both], 1) @ np.array(SHARES, np.float32)
        strange = (seen.diseased >= 0) & ((seen.made != "") | (seen.use == "JUDGE")) & ~unsure(seen)
        known = (seen.diseased >= 0) & (seen.made == "") & (seen.use == "TRAIN") & (seen.part == CALIBRATE)
        both = told(self.head(self.remembered, [], seen.remembered_head), seen.both)
        return {
            "shares": SHARES,
            "strange": line_of(summed[strange], seen.diseased[strange], seen.kinds()[strange]),
            "known": line_of(both[known], seen.diseased[known], seen.diseased[known]),
        }

    def health_without(self, publisher: str) -> dict:
        """The calibration of a left-out publisher: of the head on the pretrained blocks, on all others."""
        seen = self.seen
        others = (seen.diseased >= 0) & (seen.made == "") & (seen.publisher != publisher) & ~unsure(seen)
        line = line_of(self.last[others], seen.diseased[others], seen.kinds()[others])
        return {"shares": (0.0, 1.0, 0.0), "strange": line, "known": None}

    def shift(self, health: dict) -> float:
        """The least shift of the view with few enough false alarms on unlabelled plants, left out."""
        seen = self.seen
        summed = np.stack([seen.tuned, self.last, self.both], 1) @ np.array(health["shares"], np.float32)
        slope, offset = health["strange"]
        said = (1 / (1 + np.exp(-(summed * slope + offset))) >= TOLD_FROM) & (seen.plant >= PLANT_FROM)
        plants = (seen.kind == "PLANT") & (seen.made == "") & np.array([row.get("view") is not None for row in seen.rows])
        for shift in np.arange(0, 5, 0.05):
            wrong = said & (self.leaf > shift)
            if np.mean([wrong[plants & (seen.source == source)].mean() for source in set(seen.source[plants])]) <= FALSE_ALARMS_MAX:
                return float(shift)
        raise ValueError("No shift of the view keeps false alarms low enough.")


def unsure(seen: Seen) -> np.ndarray:
    """Papaya: even people cannot tell its healthy leaves from its diseased ones (decision 0021)."""
    return seen.source == "papaya"


def line_of(scores, targets, kinds) -> tuple:
    slope, offset = platt(scores, targets, evened(kinds))
    return float(slope), float(offset)


def told(head: Head, numbers) -> np.ndarray:
    with torch.no_grad():
        return head(torch.from_numpy(np.ascontiguousarray(numbers)))[:, 0].numpy()
