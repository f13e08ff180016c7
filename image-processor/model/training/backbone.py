"""MobileNetV2 1.0 (Sandler et al. 2018, table 2) up to block 17, batch norm folded in."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional

STAGES = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)]
"""Expansion, channels, repeats and stride of each stage."""
WIDTHS = {3: 24, 6: 32, 13: 96, 17: 320}
"""Channels of the blocks that the heads read."""
LAST_WIDTH = 1280
"""Channels of the layer after block 17."""


class Convolution(nn.Module):
    """Pads a stride of 2 at the right and bottom only, as TensorFlow, the source of the weights, does."""

    def __init__(self, inputs, outputs, kernel, stride=1, groups=1, activated=True):
        super().__init__()
        self.uneven = stride == 2 and kernel == 3
        padding = 0 if self.uneven else kernel // 2
        self.layer = nn.Conv2d(inputs, outputs, kernel, stride, padding, groups=groups)
        self.activated = activated

    def forward(self, x):
        x = self.layer(functional.pad(x, (0, 1, 0, 1)) if self.uneven else x)
        return functional.relu6(x) if self.activated else x


class Block(nn.Module):
    def __init__(self, inputs, outputs, expansion, stride):
        super().__init__()
        hidden = inputs * expansion
        layers = [Convolution(inputs, hidden, 1)] if expansion > 1 else []
        layers += [
            Convolution(hidden, hidden, 3, stride, hidden),
            Convolution(hidden, outputs, 1, activated=False),
        ]
        self.layers = nn.Sequential(*layers)
        self.residual = stride == 1 and inputs == outputs

    def forward(self, x):
        return x + self.layers(x) if self.residual else self.layers(x)


def untrained_backbone() -> nn.ModuleList:
    """Returns the stem and blocks 1 to 17 with random weights."""
    layers, inputs = [Convolution(3, 32, 3, 2)], 32
    for expansion, outputs, repeats, stride in STAGES:
        for index in range(repeats):
            layers.append(Block(inputs, outputs, expansion, stride if index == 0 else 1))
            inputs = outputs
    return nn.ModuleList(layers)


def pretrained_backbone(path) -> nn.ModuleList:
    """Returns the stem and blocks 1 to 17 of `whole_backbone`."""
    return whole_backbone(path)[:-1]


def whole_backbone(path) -> nn.ModuleList:
    """
    Returns the backbone with the quantised weights of an .npz file, which holds the weight, scale,
    zero point and bias of each layer, such as `05`. The layer after block 17 is the last.
    """
    backbone = nn.ModuleList([*untrained_backbone(), Convolution(WIDTHS[17], LAST_WIDTH, 1)])
    layers = [module for module in backbone.modules() if isinstance(module, nn.Conv2d)]
    with np.load(path) as stored:
        names = [name for name in sorted(stored.files) if name.endswith("_weight")]
        if len(names) != len(layers):
            raise ValueError(f"{path} has {len(names)} layers, not {len(layers)}")
        for index, (layer, name) in enumerate(zip(layers, names)):
            weight = stored[name].astype(np.float32) - stored[f"{index:02d}_zero"]
            weight = weight * stored[f"{index:02d}_scale"]
            order = (3, 0, 1, 2) if "depthwise" in name else (0, 3, 1, 2)
            weight = np.ascontiguousarray(weight.transpose(order), np.float32)
            if weight.shape != tuple(layer.weight.shape):
                raise ValueError(f"{path}: {name} has the shape {weight.shape}")
            layer.weight.data = torch.from_numpy(weight)
            layer.bias.data = torch.from_numpy(stored[f"{index:02d}_bias"].copy())
    return backbone
