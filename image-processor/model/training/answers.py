"""Turns the features of photos into the outputs of the shipped network."""
import torch
from torch import nn

from calibration import OUTPUTS, SHARES, Scale
from scoring import mirrored

PRETRAINED_SHARE, REMEMBERED_SHARE = 0.5, 0.5
"""For unfamiliar photos: weights of the health heads on the pretrained blocks and on both."""
GREEN_ADDED = 0.1
"""Added to the fraction of green before its logarithm, because the logarithm of 0 is infinite."""


class Answers(nn.Module):
    """
    Computes each answer from the heads on the pretrained blocks, the tuned blocks, and both.

    The health of an unfamiliar photo adds the scores of the tuned network, of the head on the pretrained
    blocks and of the head on both. The health of a familiar photo uses the head on both alone. Whether
    there is a plant depends on the head on both and on the green of the photo, for all photos, because
    familiarity compares leaves and does not apply to trees and things. Groups, conditions and species
    come from heads on both, with one calibration for familiar and one for unfamiliar photos.
    """

    def __init__(self, lasting: nn.Module, remembering: nn.ModuleDict, known, scale: Scale | None = None):
        super().__init__()
        self.lasting, self.remembering, self.known, self.scale = lasting, remembering, known, scale

    def of_strangers(self, found) -> dict:
        both = both_of(found)
        pretrained = self.lasting(found["look"])[:, 0]
        remembered = self.remembering["diseased"](both)[:, 0]
        health = found["diseased"] + PRETRAINED_SHARE * pretrained + REMEMBERED_SHARE * remembered
        plant = self.remembering["plant"](both)[:, 0] + torch.log(found["green"] + GREEN_ADDED)
        shares = {name: self.remembering[name](both) for name in SHARES}
        return {**found, "plant": plant, "diseased": health, **shares}

    def of_the_known(self, found) -> dict:
        health = self.remembering["diseased"](both_of(found))[:, 0]
        return {**self.of_strangers(found), "diseased": health}

    def forward(self, found) -> dict:
        familiarity = self.known(found["look"])
        scaled = self.scale(self.of_the_known(found), self.of_strangers(found), familiarity)
        return {**scaled, "familiarity": familiarity}


def both_of(found):
    return torch.cat([found["look"], found["features"]], 1)


class Shipped(nn.Module):
    """The shipped network. Input: bytes N x side x side x 3. Output: `OUTPUTS` in their order."""

    def __init__(self, network, answers: Answers):
        super().__init__()
        self.network, self.answers = network, answers

    def forward(self, photos):
        found = mirrored(self.network, photos.permute(0, 3, 1, 2).float() / 255)
        named = {**self.answers(found), "signs": torch.sigmoid(found["signs"])}
        return tuple(named[name] for name in OUTPUTS)
