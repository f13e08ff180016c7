"""From what the networks see of photos to the outputs of the network that ships."""
import torch
from torch import nn

from calibration import OUTPUTS, SHARES, Scale
from learning import mirrored

PRETRAINED_SHARE = {"plant": 1.0, "diseased": 0.5}
REMEMBERED_SHARE = 0.5
"""How much of the scores of the heads on the pretrained, and on both blocks, is added for strangers."""


class Answers(nn.Module):
    """
    Scores for strange photos are those of the tuned network, to which those of heads on the pretrained
    blocks and on both are added for plant and health. For known ones, health is that of the head on
    both alone; not so the plant: familiarity is with leaves, and says nothing of trees and things.
    Shares are those of heads on both for all, calibrated for strangers and for the known.
    """

    def __init__(self, lasting: nn.ModuleDict, remembering: nn.ModuleDict, known, scale: Scale | None = None):
        super().__init__()
        self.lasting, self.remembering, self.known, self.scale = lasting, remembering, known, scale

    def of_strangers(self, found) -> dict:
        both = both_of(found)
        sums = {name: self.sum_of(name, found, both) for name in ("plant", "diseased")}
        return {**found, **sums, **{name: self.remembering[name](both) for name in SHARES}}

    def sum_of(self, name: str, found, both):
        pretrained = self.lasting[name](found["look"])[:, 0]
        remembered = self.remembering[name](both)[:, 0]
        return found[name] + PRETRAINED_SHARE[name] * pretrained + REMEMBERED_SHARE * remembered

    def of_the_known(self, found) -> dict:
        health = self.remembering["diseased"](both_of(found))[:, 0]
        return {**self.of_strangers(found), "diseased": health}

    def forward(self, found) -> dict:
        familiarity = self.known(found["look"])
        told = self.scale(self.of_the_known(found), self.of_strangers(found), familiarity)
        return {**told, "familiarity": familiarity}


def both_of(found):
    return torch.cat([found["look"], found["features"]], 1)


class Shipped(nn.Module):
    """The network as it ships: bytes N x side x side x 3 in, the outputs in their order out."""

    def __init__(self, network, answers: Answers):
        super().__init__()
        self.network, self.answers = network, answers

    def forward(self, photos):
        found = mirrored(self.network, photos.permute(0, 3, 1, 2).float() / 255)
        named = {**self.answers(found), "signs": torch.sigmoid(found["signs"])}
        return tuple(named[name] for name in OUTPUTS)
