"""Judges each left-out source with a network and a calibration that have not seen it."""
import numpy as np

from figures import area_under_curve, recalls
from shipping import Work, arrays_of, targets_of


def judge(left: Work) -> list:
    """Returns a line for each left-out source, from the run that scored it."""
    runs = {source: left.run_of(source) for source in left.left_out}
    answers = {run: left.answers(run, without) for run, without in dict(runs.values()).items()}
    return [line_of(left, source, answers[run]) for source, (run, _) in runs.items()]


def line_of(left: Work, source: str, answers) -> dict:
    found = left.left_out[source]
    targets = targets_of(left.photos, found["rows"])
    probabilities = arrays_of(answers, found)
    line = {"source": source, "photos": len(found["rows"])}
    rows = targets["diseased"] >= 0
    truth = targets["diseased"][rows] == 1
    if truth.any() and not truth.all():
        tuned, health = found["diseased"][rows], probabilities["diseased"][rows]
        line["area, tuned alone"] = area_under_curve(tuned, truth)
        line["area"] = area_under_curve(health, truth)
        line["balanced, raw"] = np.mean(recalls(tuned, truth))
        line["balanced"] = np.mean(recalls(health, truth, 0.5))
        line["diseased found"], line["healthy found"] = recalls(health, truth, 0.5)
    line["plant"] = (probabilities["plant"] > 0.5).mean()
    if rows.any():
        line["strange"] = (probabilities["familiarity"] < 0.5).mean()
    return {name: round(float(each), 3) if name not in ("source", "photos") else each for name, each in line.items()}
