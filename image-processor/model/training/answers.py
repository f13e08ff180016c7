"""From what the networks see of photos to the outputs of the network that ships."""
import torch
from torch import nn

from calibration import OUTPUTS, Scale
from learning import mirrored

PRETRAINED_SHARES = {"plant": 1.0, "diseased": 0.5}
"""
How much of the scores of the heads on the pretrained blocks is added for strange photos. What is no
plant is as various as the world, of which the pretrained blocks have seen more than the tuned ones.
"""


class Answers(nn.Module):
    """
    Scores for strange photos are those of the tuned network, to which those of heads on the pretrained
    blocks are added for plant and health; scores for known ones are those of heads on both, but for
    the plant, of which the same is told.
    """

    def __init__(
        self, lasting: nn.ModuleDict, remembering: nn.ModuleDict, known, scale: Scale | None = None
    ):
        super().__init__()
        self.lasting, self.remembering, self.known, self.scale = lasting, remembering, known, scale

    def of_strangers(self, found) -> dict:
        both = {
            name: found[name] + PRETRAINED_SHARES[name] * head(found["look"])[:, 0]
            for name, head in self.lasting.items()
        }
        return {**found, **both}

    def of_the_known(self, found) -> dict:
        both = torch.cat([found["look"], found["features"]], 1)
        scores = {name: head(both) for name, head in self.remembering.items()}
        plant = self.of_strangers(found)["plant"]
        return {**found, **scores, "plant": plant, "diseased": scores["diseased"][:, 0]}

    def forward(self, found) -> dict:
        familiarity = self.known(found["look"])
        told = self.scale(self.of_the_known(found), self.of_strangers(found), familiarity)
        return {**told, "familiarity": familiarity}


class Shipped(nn.Module):
    """The network as it ships: bytes N x side x side x 3 in, the outputs in their order out."""

    def __init__(self, network, answers: Answers):
        super().__init__()
        self.network, self.answers = network, answers

    def forward(self, photos):
        found = mirrored(self.network, photos.permute(0, 3, 1, 2).float() / 255)
        named = {**self.answers(found), "signs": torch.sigmoid(found["signs"])}
        return tuple(named[name] for name in OUTPUTS)
