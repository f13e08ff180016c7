"""The network: plain 3x3 convolutions, which training and runtime do fastest."""
import torch
import torch.nn as nn
import torch.nn.functional as F

SIDE_PX = 144
WIDTHS = (16, 32, 64, 128)
FIRST_LOOKS = 2 * WIDTHS[0]
"""How much of the look is of the very first layer; it stands first."""
EMBEDDING = 96

GROUPS = ("rust", "spots", "powdery_coating", "chlorosis", "deformation", "mines")
CONDITIONS = (
    "rust",
    "leaf_spot",
    "leaf_blight",
    "powdery_mildew",
    "anthracnose",
    "angular_leaf_spot",
    "apple_scab",
    "bacterial_spot",
    "sooty_mould",
    "mosaic_virus",
    "citrus_greening",
    "leaf_distortion",
    "leaf_miner",
    "chewing_pests",
    "another",
)
"""
Both are in the order of `symptomGroups` and `namedConditions` in `src/measure/schema.ts`. The last
condition stands for all that the sources hold and the catalogue does not name.
"""


def convolution(inputs: int, outputs: int, stride: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs)
    )


class Residual(nn.Module):
    def __init__(self, width: int):
        super().__init__()
        self.first = convolution(width, width)
        self.second = convolution(width, width)

    def forward(self, x):
        return F.relu(x + self.second(F.relu(self.first(x))))


class Shrink(nn.Module):
    def __init__(self, inputs: int, outputs: int):
        super().__init__()
        self.step = convolution(inputs, outputs, 2)
        self.residual = Residual(outputs)

    def forward(self, x):
        return self.residual(F.relu(self.step(x)))


class PlantNetwork(nn.Module):
    """
    Photos N x 3 x SIDE_PX x SIDE_PX, 0 to 1, to the look of the photo and the raw score of every head.

    The look is the mean and spread of the first layers: colours, edges, their sharpness, grain.
    """

    def __init__(self):
        super().__init__()
        stem, *rest = WIDTHS
        self.stem = convolution(3, stem, 2)
        self.stages = nn.Sequential(
            *(Shrink(inputs, outputs) for inputs, outputs in zip(WIDTHS, rest))
        )
        self.embed = nn.Linear(2 * WIDTHS[-1], EMBEDDING)
        self.dropout = nn.Dropout(0.2)
        self.plant = nn.Linear(EMBEDDING, 1)
        self.diseased = nn.Linear(EMBEDDING, 1)
        self.groups = nn.Linear(EMBEDDING, len(GROUPS))
        self.conditions = nn.Linear(EMBEDDING, len(CONDITIONS))

    def forward(self, photos):
        first = F.relu(self.stem((photos - 0.45) / 0.25))
        second = self.stages[0](first)
        maps = self.stages[1:](second)
        # The average says how the whole leaf looks; the maximum keeps one small spot visible.
        pooled = torch.cat([maps.mean((2, 3)), maps.amax((2, 3))], 1)
        dropped = self.dropout(F.relu(self.embed(pooled)))
        return (
            torch.cat([first.mean((2, 3)), first.std((2, 3)), second.mean((2, 3)), second.std((2, 3))], 1),
            self.plant(dropped)[:, 0],
            self.diseased(dropped)[:, 0],
            self.groups(dropped),
            self.conditions(dropped),
        )
