"""Figures on sources left out, each by a network and by numbers that have not seen it."""
import numpy as np
import torch

from calibration import numbers_of
from familiarity import Known
from figures import area_under_curve, recalls, sigmoid
from photos import CALIBRATE, LEARN

SEED = 7


def targets_of(photos, rows) -> dict:
    names = ("plant", "diseased", "groups", "conditions", "species")
    return {name: getattr(photos, name)[rows] for name in names}


def joined(parts) -> dict:
    parts = list(parts)
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


SCORES = ("plant", "diseased", "groups", "conditions", "species")


def judge(photos, runs: dict, looks: dict | None) -> list:
    """`runs` has the scores of each source left out; `looks` the looks of some rows of all sources."""
    lines = []
    for source, run in runs.items():
        publisher = publisher_of(photos, source)
        others = [other for name, other in runs.items() if publisher_of(photos, name) != publisher]
        targets = targets_of(photos, run["rows"])
        line = {"source": source, "photos": len(run["rows"])}
        sick = targets["diseased"]
        rows = sick >= 0
        if len(set(sick[rows])) == 2:
            scores, truth = run["diseased"][rows], sick[rows] == 1
            line["area"] = round(area_under_curve(scores, truth), 3)
            line["balanced, raw"] = round(float(np.mean(recalls(scores, truth))), 3)
            if others:
                numbers = numbers_of(
                    joined({name: other[name] for name in SCORES} for other in others),
                    joined(targets_of(photos, other["rows"]) for other in others),
                )
                scores = scores * numbers["diseased slope"] + numbers["diseased offset"]
                line["balanced"] = round(float(np.mean(recalls(scores, truth))), 3)
        line["plant"] = round(float((sigmoid(run["plant"]) > 0.5).mean()), 3)
        if looks is not None:
            line["strange"] = round(strange_share(photos, source, run["look"], looks), 3)
        lines.append(line)
    return lines


def strange_share(photos, source: str, own, looks: dict) -> float:
    """How many photos of a source left out are noticed where one in ten of the known is flagged."""
    rows, found = looks["rows"], looks["look"]
    leaf = (photos.diseased[rows] >= 0) & (photos.use[rows] == "TRAIN")
    kept = leaf & (photos.publisher[rows] != publisher_of(photos, source))
    learnt, calibrate = kept & (photos.part[rows] == LEARN), kept & (photos.part[rows] == CALIBRATE)
    kinds = np.char.add(np.char.add(photos.source[rows], " "), photos.kind[rows])
    known = Known(found[learnt], kinds[learnt], found[calibrate], SEED)
    return float((known(torch.from_numpy(own)) < 0.5).float().mean())


def publisher_of(photos, source: str) -> str:
    return photos.publisher[photos.source == source][0]
