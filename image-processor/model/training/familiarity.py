"""Measures how much a photo resembles the photos that the network has learnt from."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from network import columns_of

PROTOTYPES = 1024
ROUNDS = 25
USUAL_SHARE = 0.9
COVARIANCE_ADDED = 0.1
LOW, HIGH = columns_of((3, 6), (0, 2)), columns_of((13, 17), (0, 1))
"""The columns of a look that the two measures compare."""


class Known(nn.Module):
    """
    Familiarity from 0 to 1. It is 1/2 for a photo that differs more than 90 % of the known photos.

    Adds the z-scores of two measures on the pretrained weights, because each misses other unfamiliar
    photos: the Mahalanobis distance of blocks 3 and 6 to the nearest mean of a kind of leaves, and the
    angle of blocks 13 and 17 to the nearest prototype.
    """

    def __init__(self, looks, kinds, calibration, seed: int):
        """
        `looks` and `calibration` are N x LOOKS. `kinds` gives source, health and condition of `looks`.
        """
        super().__init__()
        low, high = looks[:, LOW], looks[:, HIGH]
        self.register_buffer("middle", as_float(low.mean(0)))
        self.register_buffer("scale", as_float(low.std(0) + 1e-6))
        even = (low - low.mean(0)) / (low.std(0) + 1e-6)
        names = sorted(set(kinds))
        means = np.stack([even[kinds == name].mean(0) for name in names])
        away = even - means[np.searchsorted(names, kinds)]
        covariance = away.T @ away / len(away)
        covariance += np.eye(len(covariance)) * COVARIANCE_ADDED * np.trace(covariance) / len(covariance)
        whitening = np.linalg.inv(np.linalg.cholesky(covariance)).T
        self.register_buffer("whitening", as_float(whitening))
        self.register_buffer("means", as_float(means @ whitening))
        self.register_buffer("prototypes", prototypes_of(as_float(high), seed).t().contiguous())
        self.lines = [(0.0, 1.0), (0.0, 1.0)]
        self.lines = [line_of(values) for values in self.measures(as_float(calibration))]
        total = self.distance(as_float(calibration)).numpy()
        self.usual = float(np.quantile(total, USUAL_SHARE))
        self.softness = max(self.usual - float(np.median(total)), 1e-3) / 2.2

    def measures(self, looks):
        place = (looks[:, LOW] - self.middle) / self.scale @ self.whitening
        # Expands the squared difference, because a table of all pairs would not fit in memory.
        squares = (place**2).sum(1, keepdim=True) + (self.means**2).sum(1) - 2 * place @ self.means.t()
        likeness = functional.normalize(looks[:, HIGH]) @ self.prototypes
        return squares.amin(1).clamp(min=0).sqrt(), -likeness.amax(1)

    def distance(self, looks):
        pairs = zip(self.measures(looks), self.lines)
        return sum((values - middle) / width for values, (middle, width) in pairs)

    def forward(self, looks):
        return torch.sigmoid((self.usual - self.distance(looks)) / self.softness)


def as_float(values):
    return torch.from_numpy(np.ascontiguousarray(values, np.float32))


def line_of(values):
    """Mean and standard deviation of the known photos, for z-scores that can be added."""
    found = values.numpy()
    return float(found.mean()), max(float(found.std()), 1e-6)


def prototypes_of(points, seed: int):
    """The centres of the k-means clusters of directions; all points if there are too few."""
    directions = functional.normalize(points)
    if len(directions) <= PROTOTYPES:
        return directions
    random = torch.Generator().manual_seed(seed)
    middles = directions[torch.randperm(len(directions), generator=random)[:PROTOTYPES]]
    for _ in range(ROUNDS):
        nearest = (directions @ middles.t()).argmax(1)
        sums = torch.zeros_like(middles).index_add_(0, nearest, directions)
        empty = torch.bincount(nearest, minlength=PROTOTYPES) == 0
        middles = functional.normalize(torch.where(empty[:, None], middles, sums))
    return middles
