"""Measures of a set of scores, as fractions from 0 to 1; NaN if a set has only one class."""
import numpy as np


def area_under_curve(scores, positive) -> float:
    positive = np.asarray(positive, bool)
    count = positive.sum(), (~positive).sum()
    if min(count) == 0:
        return float("nan")
    order = np.argsort(scores, kind="stable")
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    _, inverse, sizes = np.unique(scores, return_inverse=True, return_counts=True)
    ranks = (np.bincount(inverse, ranks) / sizes)[inverse]
    return float((ranks[positive].sum() - count[0] * (count[0] + 1) / 2) / (count[0] * count[1]))


def recalls(scores, positive, threshold: float = 0.0):
    positive = np.asarray(positive, bool)
    said = scores > threshold
    return float(said[positive].mean()), float((~said)[~positive].mean())


def softmax(scores):
    parts = np.exp(scores - scores.max(1, keepdims=True))
    return parts / parts.sum(1, keepdims=True)


def sigmoid(scores):
    return 1 / (1 + np.exp(-scores))


def calibration_error(confidence, right, bins: int = 10) -> float:
    """Expected calibration error: confidence against how often it was right, over equal bins."""
    error = 0.0
    for low in np.arange(bins) / bins:
        inside = (confidence > low) & (confidence <= low + 1 / bins)
        if inside.any():
            error += inside.mean() * abs(confidence[inside].mean() - right[inside].mean())
    return float(error)
