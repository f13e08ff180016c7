"""From what the networks see of photos to the outputs of the network that ships."""
import torch
from torch import nn

from calibration import OUTPUTS, SHARES, Scale
from scoring import mirrored

PRETRAINED_SHARE, REMEMBERED_SHARE = 0.5, 0.5
"""How much of the scores of the heads on the pretrained, and on both blocks, is added for strangers' health."""
GREEN_ADDED = 0.1
"""To the share of green before its logarithm: so much less likely a plant is a photo without any."""


class Answers(nn.Module):
    """
    Health of strange photos is the score of the tuned network, to which those of heads on the pretrained
    blocks and on both are added; of known ones it is that of the head on both alone. Whether a plant is
    there, a head on both and how green the photo is say for all: familiarity is with leaves, and says
    nothing of trees and things. Shares are those of heads on both, calibrated for strangers and the known.
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
