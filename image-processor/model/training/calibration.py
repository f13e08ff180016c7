"""Turns raw scores into calibrated probabilities, inside the network that ships."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from figures import softmax

UNKNOWN_BELOW, KNOWN_ABOVE = 0.25, 0.7
"""Bounds of familiarity: unfamiliar below the first, familiar above the second."""
OUTPUTS = ("plant", "diseased", "groups", "conditions", "species", "familiarity", "signs")
SHARES = ("groups", "conditions", "species")


def platt(scores, positive, weights=None, moves: bool = True):
    """
    Slope and offset of the logistic curve with the best weighted fit (Platt 1999). The offset is 0
    unless `moves`.
    """
    line = torch.tensor([1.0, 0.0] if moves else [1.0], requires_grad=True)
    inputs = torch.from_numpy(np.asarray(scores, np.float32))
    targets = torch.from_numpy(np.asarray(positive)).float()
    counts = None if weights is None else torch.from_numpy(weights / np.mean(weights)).float()
    optimiser = torch.optim.LBFGS([line], max_iter=200)

    def at(line):
        return inputs * line[0] + (line[1] if moves else 0)

    def loss():
        optimiser.zero_grad()
        value = functional.binary_cross_entropy_with_logits(at(line), targets, counts)
        value.backward()
        return value

    optimiser.step(loss)
    return line.detach() if moves else torch.cat([line.detach(), torch.zeros(1)])


def temperature(scores, targets) -> float:
    """The factor on the scores that makes the targets most likely (Guo et al. 2017)."""
    factors = np.exp(np.linspace(-4, 2, 161))
    rows = np.arange(len(targets))
    losses = [-np.log(softmax(scores * factor)[rows, targets] + 1e-9).mean() for factor in factors]
    return float(factors[int(np.argmin(losses))])


class Scale(nn.Module):
    """
    Turns scores into probabilities. Familiar photos use numbers fitted on known sources, unfamiliar ones
    numbers fitted on left-out sources. In between it interpolates.
    """

    def __init__(self, known: dict, strange: dict):
        super().__init__()
        self.known, self.strange = known, strange

    def forward(self, known, strange, familiarity):
        trust = ((familiarity - UNKNOWN_BELOW) / (KNOWN_ABOVE - UNKNOWN_BELOW)).clamp(0, 1)

        def between(fitted, name):
            one, other = fitted(known[name], self.known, name), fitted(strange[name], self.strange, name)
            weight = trust if one.ndim == 1 else trust[:, None]
            return other + (one - other) * weight

        found = {name: torch.sigmoid(between(line, name)) for name in ("plant", "diseased")}
        return found | {name: torch.softmax(between(shares, name), 1) for name in SHARES}


def line(scores, numbers: dict, name: str):
    return scores * numbers[f"{name} slope"] + numbers[f"{name} offset"]


def shares(scores, numbers: dict, name: str):
    return torch.log_softmax(scores * numbers[name], 1)


def numbers_of(scores: dict, targets: dict, kinds, strangers: bool = False) -> dict:
    """
    Fits the numbers of a `Scale` to scores; 0 for classes without a known target.

    Each of the `kinds` has the same total weight. The health of known photos gives healthy and diseased
    the same weight instead, because a few ambiguous leaves would flatten the slope for all others.
    The health of strangers has an offset of 0, so its threshold stays as trained.
    """
    weights = {"plant": evened(kinds), "diseased": evened(kinds if strangers else targets["diseased"])}
    numbers = {}
    for name, each in weights.items():
        rows = targets[name] >= 0
        slope, offset = (1.0, 0.0)
        if len(set(targets[name][rows])) == 2:
            moves = name != "diseased" or not strangers
            slope, offset = platt(scores[name][rows], targets[name][rows], each[rows], moves)
        numbers[f"{name} slope"], numbers[f"{name} offset"] = float(slope), float(offset)
    for name in SHARES:
        rows = targets[name] >= 0
        numbers[name] = temperature(scores[name][rows], targets[name][rows]) if rows.any() else 0.0
    return numbers


def evened(kinds):
    """Weights that give every kind the same total weight."""
    _, places, counts = np.unique(kinds, return_inverse=True, return_counts=True)
    return 1 / counts[places]


def round_to_half(network) -> None:
    """Rounds weights to 16 bits as they are stored, so that calibration uses the shipped weights."""
    with torch.no_grad():
        for part in network.parameters():
            part.copy_(part.half().float())
