"""The network: a pretrained backbone, tuned from block 7 on, and its heads."""
import copy
import json
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional

from backbone import WIDTHS

SIDE_PX = 160
EMBEDDING = 128
LAST_FROZEN = 6
"""The stem and the blocks up to this one keep their pretrained weights."""
LOOKED_AT = (3, 6, 13, 17)
"""A look consists of the mean, maximum and spread of these blocks with pretrained weights."""
SIGN_WIDTH = 32
LOOKS = 3 * sum(WIDTHS[block] for block in LOOKED_AT)
FEATURES = 2 * (WIDTHS[13] + WIDTHS[17])
SIGN_SHARPNESS = 4.0
GREEN_EXCESS = 0.1
DROPOUT = 0.3


def columns_of(blocks, measures):
    """The columns of some blocks in a look. Measures: 0 is mean, 1 is maximum, 2 is spread."""
    found, start = [], 0
    for block in LOOKED_AT:
        for measure in range(3):
            if block in blocks and measure in measures:
                found.extend(range(start, start + WIDTHS[block]))
            start += WIDTHS[block]
    return found


class Classes:
    """The classes of the heads, which `prepare.ts` writes from `training/classes.ts`."""

    def __init__(self, groups, conditions, species):
        self.groups, self.conditions, self.species = list(groups), list(conditions), list(species)

    @staticmethod
    def read(work: Path) -> "Classes":
        found = json.loads((work / "classes.json").read_text())
        if found["sidePx"] != SIDE_PX:
            raise ValueError(f"classes.json wants photos of {found['sidePx']} px, not {SIDE_PX}")
        return Classes(found["groups"], found["conditions"], found["species"])


class PlantNetwork(nn.Module):
    """
    Maps photos N x 3 x SIDE_PX x SIDE_PX, 0 to 1, to a dict of raw scores: plant and diseased (N),
    groups, conditions (the last one is for all others) and species (N x classes), signs (N x 20 x 20).
    The dict also has the features (N x FEATURES) that all scores but the signs depend on.
    """

    def __init__(self, backbone: nn.ModuleList, classes: Classes):
        super().__init__()
        self.early = nn.ModuleList(backbone[: LAST_FROZEN + 1])
        self.remembered = copy.deepcopy(nn.ModuleList(backbone[LAST_FROZEN + 1 :]))
        self.late = nn.ModuleList(backbone[LAST_FROZEN + 1 :])
        for part in (*self.early.parameters(), *self.remembered.parameters()):
            part.requires_grad_(False)
        self.even = nn.BatchNorm1d(FEATURES)
        self.embed = nn.Linear(FEATURES, EMBEDDING)
        self.dropout = nn.Dropout(DROPOUT)
        self.plant = nn.Linear(EMBEDDING, 1)
        self.diseased = nn.Linear(EMBEDDING, 1)
        self.groups = nn.Linear(EMBEDDING, len(classes.groups))
        self.conditions = nn.Linear(EMBEDDING, len(classes.conditions) + 1)
        self.species = nn.Linear(EMBEDDING, len(classes.species))
        self.sign_parts = nn.ModuleList(nn.Conv2d(WIDTHS[block], SIGN_WIDTH, 1) for block in (6, 13, 17))
        self.sign = nn.Conv2d(SIGN_WIDTH, 1, 1)

    def first(self, photos):
        """The maps of blocks 3 and 6."""
        x, third = photos * 2 - 1, None
        for index, layer in enumerate(self.early):
            x = layer(x)
            third = x if index == 3 else third
        return third, x

    def look(self, photos):
        """Features of the pretrained weights, N x LOOKS. They do not depend on the tuning."""
        return self.look_on(*self.first(photos))

    def look_on(self, third, sixth):
        x, maps = sixth, [third, sixth]
        for index, layer in enumerate(self.remembered, LAST_FROZEN + 1):
            x = layer(x)
            if index in LOOKED_AT:
                maps.append(x)
        measures = (torch.mean, torch.amax, torch.std)
        return torch.cat([measure(each, (2, 3)) for each in maps for measure in measures], 1)

    def forward(self, photos):
        with torch.no_grad():
            _, sixth = self.first(photos)
        return self.tell(sixth)

    def with_look(self, photos) -> dict:
        """Returns the results of `forward` and `look` at little more than the cost of one of them."""
        third, sixth = self.first(photos)
        return {**self.tell(sixth), "look": self.look_on(third, sixth)}

    def tell(self, sixth) -> dict:
        x, maps = sixth, [sixth]
        for index, layer in enumerate(self.late, LAST_FROZEN + 1):
            x = layer(x)
            if index in (13, 17):
                maps.append(x)
        pooled = [f(each, (2, 3)) for each in maps[1:] for f in (torch.mean, torch.amax)]
        features = torch.cat(pooled, 1)
        dropped = self.dropout(self.even(features))
        embedded = self.dropout(functional.relu(self.embed(dropped)))
        return {
            "features": features,
            "plant": self.plant(embedded)[:, 0],
            "diseased": self.diseased(embedded)[:, 0],
            "groups": self.groups(embedded),
            "conditions": self.conditions(embedded),
            "species": self.species(embedded),
            "signs": self.signs(maps),
        }

    def signs(self, maps):
        side = maps[0].shape[-2:]
        parts = [layer(each) for layer, each in zip(self.sign_parts, maps)]
        parts = [parts[0]] + [
            functional.interpolate(part, size=side, mode="bilinear", align_corners=False)
            for part in parts[1:]
        ]
        return self.sign(functional.relu(sum(parts)))[:, 0]


def green_share(photos):
    """
    The fraction of green pixels in photos N x 3 x height x width, 0 to 1. A green pixel has a higher
    excess green, (2g - r - b) / (r + g + b) by Woebbecke 1995, than soil, skin, wood and stone. Yellow
    leaves count as green too.
    """
    red, green, blue = photos.unbind(1)
    return (2 * green - red - blue > GREEN_EXCESS * (red + green + blue)).float().mean((1, 2))


def strongest_sign(signs, foliage):
    """
    One score for each map of signs: a soft maximum over the foliage (N x height x width, 0 to 1), or
    over the whole map without foliage.
    """
    weight = foliage.flatten(1) + 1e-3
    scores = signs.flatten(1) * SIGN_SHARPNESS + torch.log(weight / weight.sum(1, keepdim=True))
    return torch.logsumexp(scores, 1) / SIGN_SHARPNESS
