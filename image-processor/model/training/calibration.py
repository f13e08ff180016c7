"""Turns raw scores into calibrated probabilities, inside the network that ships."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from figures import softmax
from learning import mirrored

UNKNOWN_BELOW, KNOWN_ABOVE = 0.35, 0.7
"""Of familiarity: below, a photo is judged as a stranger's; above, as one of the known."""
OUTPUTS = ("plant", "diseased", "groups", "conditions", "species", "familiarity", "signs")
SHARES = ("groups", "conditions", "species")


def platt(scores, positive):
    """Slope and offset of the logistic curve that fits best (Platt 1999)."""
    line = torch.tensor([1.0, 0.0], requires_grad=True)
    inputs = torch.from_numpy(np.asarray(scores, np.float32))
    targets = torch.from_numpy(np.asarray(positive)).float()
    optimiser = torch.optim.LBFGS([line], max_iter=200)

    def loss():
        optimiser.zero_grad()
        value = functional.binary_cross_entropy_with_logits(inputs * line[0] + line[1], targets)
        value.backward()
        return value

    optimiser.step(loss)
    return line.detach()


def temperature(scores, targets) -> float:
    """The factor on the scores under which the targets are likeliest (Guo et al. 2017)."""
    factors = np.exp(np.linspace(-4, 2, 161))
    rows = np.arange(len(targets))
    losses = [-np.log(softmax(scores * factor)[rows, targets] + 1e-9).mean() for factor in factors]
    return float(factors[int(np.argmin(losses))])


class Scale(nn.Module):
    """
    How scores become probabilities: by photos of known sources where a photo looks familiar, by photos
    of sources left out where it looks strange, and between the two in between.
    """

    def __init__(self, known: dict, strange: dict):
        super().__init__()
        self.known, self.strange = known, strange

    def between(self, name, trust):
        known, strange = self.known[name], self.strange[name]
        return strange + (known - strange) * trust

    def forward(self, found, familiarity):
        trust = ((familiarity - UNKNOWN_BELOW) / (KNOWN_ABOVE - UNKNOWN_BELOW)).clamp(0, 1)
        probabilities = {
            name: torch.sigmoid(
                found[name] * self.between(f"{name} slope", trust) + self.between(f"{name} offset", trust)
            )
            for name in ("plant", "diseased")
        }
        for name in SHARES:
            factor = self.between(name, trust)[:, None]
            probabilities[name] = torch.softmax(found[name] * factor, 1)
        return probabilities


def numbers_of(scores: dict, targets: dict) -> dict:
    """The numbers of a `Scale` that fit some scores. 0 for shares that no target is known of."""
    numbers = {}
    for name in ("plant", "diseased"):
        rows = targets[name] >= 0
        both = len(set(targets[name][rows])) == 2
        slope, offset = platt(scores[name][rows], targets[name][rows]) if both else (1.0, 0.0)
        numbers[f"{name} slope"], numbers[f"{name} offset"] = float(slope), float(offset)
    for name in SHARES:
        rows = targets[name] >= 0
        numbers[name] = temperature(scores[name][rows], targets[name][rows]) if rows.any() else 0.0
    return numbers


class Shipped(nn.Module):
    """The network as it ships: bytes N x side x side x 3 in, the outputs in their order out."""

    def __init__(self, network, known, scale: Scale):
        super().__init__()
        self.network, self.known, self.scale = network, known, scale

    def forward(self, photos):
        found = mirrored(self.network, photos.permute(0, 3, 1, 2).float() / 255)
        familiarity = self.known(found["look"])
        probabilities = self.scale(found, familiarity)
        signs = torch.sigmoid(found["signs"])
        named = {**probabilities, "familiarity": familiarity, "signs": signs}
        return tuple(named[name] for name in OUTPUTS)


def round_to_half(network) -> None:
    """Weights as they will be stored: 16 bits, so that what is calibrated is what ships."""
    with torch.no_grad():
        for part in network.parameters():
            part.copy_(part.half().float())
