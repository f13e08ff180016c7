"""Names the conditions of left-out leaves, with heads and familiarity that have not seen their publisher."""
import numpy as np
import torch
from torch.nn import functional

from calibration import KNOWN_ABOVE, UNKNOWN_BELOW, temperature
from familiarity import Known
from heads import fit_head
from photos import CALIBRATE, LEARN, condition_of, place_of
from shipping import REMEMBERING_FREEDOM, SEED

NAMES = ("groups", "conditions")


def names_left_out(seen, classes) -> dict:
    """
    Familiarity and the shares of groups and conditions of every leaf, by file. The heads read the pretrained
    blocks alone, because the tuned blocks have learnt most sources.
    """
    leaves = (seen.diseased >= 0) & (seen.made == "")
    targets = {
        "groups": np.array([place_of(classes.groups, row.get("group")) for row in seen.rows]),
        "conditions": np.array([condition_of(classes, row) for row in seen.rows]),
    }
    sizes = {"groups": len(classes.groups), "conditions": len(classes.conditions) + 1}
    scores = {name: np.zeros((len(seen.rows), size), np.float32) for name, size in sizes.items()}
    familiarity = np.zeros(len(seen.rows), np.float32)
    known, found = {}, {}
    publishers = sorted(set(seen.publisher[leaves]))
    for publisher in publishers:
        rows = leaves & (seen.publisher == publisher)
        learn, calibrate = (
            leaves & (seen.use == "TRAIN") & (seen.publisher != publisher) & (seen.part == part)
            for part in (LEARN, CALIBRATE)
        )
        familiarity[rows] = likeness(seen, targets["conditions"], learn, calibrate, rows)
        for name, size in sizes.items():
            head = fit_head(seen.look[learn], targets[name][learn], size, REMEMBERING_FREEDOM)
            scores[name][rows] = of(head, seen.look[rows])
            some = calibrate & (targets[name] >= 0)
            known[publisher, name] = temperature(of(head, seen.look[some]), targets[name][some])
    for publisher in publishers:
        rows, others = (leaves & (seen.publisher == publisher)), (leaves & (seen.publisher != publisher))
        shares = {}
        for name in NAMES:
            some = others & (targets[name] >= 0)
            strange = temperature(scores[name][some], targets[name][some])
            shares[name] = between(scores[name][rows], known[publisher, name], strange, familiarity[rows])
        for place, row in enumerate(np.flatnonzero(rows)):
            found[seen.rows[row]["file"]] = {
                "familiarity": float(familiarity[row]),
                **{name: [round(float(share), 4) for share in shares[name][place]] for name in NAMES},
            }
    return found


def likeness(seen, conditions, learn, calibrate, rows) -> np.ndarray:
    kinds = np.char.add(seen.kinds(), np.char.add(" ", conditions.astype(str)))
    known = Known(seen.look[learn], kinds[learn], seen.look[calibrate], SEED)
    return known(torch.from_numpy(seen.look[rows])).numpy()


def of(head, numbers) -> np.ndarray:
    with torch.no_grad():
        return head(torch.from_numpy(np.ascontiguousarray(numbers))).numpy()


def between(scores, known: float, strange: float, familiarity) -> np.ndarray:
    """The shares of classes, as `calibration.Scale` computes them."""
    trust = torch.from_numpy((familiarity - UNKNOWN_BELOW) / (KNOWN_ABOVE - UNKNOWN_BELOW)).clamp(0, 1)[:, None]
    one, other = (torch.log_softmax(torch.from_numpy(scores) * factor, 1) for factor in (known, strange))
    return functional.softmax(other + (one - other) * trust, 1).numpy()
