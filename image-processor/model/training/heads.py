"""Linear heads that are fitted after the training, on features of unaltered photos."""
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional

ROUNDS = 200


def rooted(numbers):
    """Takes square roots, so that the large numbers of a few bright spots do not dominate."""
    return numbers.sign() * (numbers.abs() + 1e-12).sqrt()


class Head(nn.Module):
    """Maps N x numbers to N x classes: a linear map of the roots, each standardised first."""

    def __init__(self, middle, scale, weight, offset):
        super().__init__()
        # The map includes the standardisation, so that the file holds one table instead of three.
        self.weight = nn.Parameter(weight / scale[:, None], requires_grad=False)
        self.register_buffer("offset", offset - (middle / scale) @ weight)

    def forward(self, numbers):
        return rooted(numbers) @ self.weight + self.offset


def fit_head(numbers, targets, classes: int, freedom: float, weights=None) -> Head:
    """
    Fits a logistic regression: the sum of the photos' losses plus |coefficients|^2 / (2 `freedom`). The
    photos' `weights` are 1 on average. Photos with a target of -1 are left out.
    """
    known = np.flatnonzero(targets >= 0)
    inputs = rooted(torch.from_numpy(np.ascontiguousarray(numbers[known], np.float32)))
    middle, scale = inputs.mean(0), inputs.std(0) + 1e-4
    even, wanted = (inputs - middle) / scale, torch.from_numpy(targets[known])
    each = torch.ones(len(known)) if weights is None else torch.from_numpy(weights[known]).float()
    each = each / each.mean()
    weight = torch.zeros(inputs.shape[1], classes, requires_grad=True)
    offset = torch.zeros(classes, requires_grad=True)
    penalty = 1 / (2 * freedom * len(known))
    optimiser = torch.optim.LBFGS([weight, offset], max_iter=ROUNDS, line_search_fn="strong_wolfe")

    def loss():
        optimiser.zero_grad()
        found = even @ weight + offset
        if classes == 1:
            losses = functional.binary_cross_entropy_with_logits(found[:, 0], wanted.float(), reduction="none")
        else:
            losses = functional.cross_entropy(found, wanted, reduction="none")
        value = (losses * each).mean() + penalty * (weight**2).sum()
        value.backward()
        return value

    optimiser.step(loss)
    return Head(middle, scale, weight.detach(), offset.detach())


def heads_of(file: Path, key: str, fit) -> nn.ModuleDict:
    """
    Returns the heads that `fit` makes, by name. The file keeps them with their key, because several
    steps need the same heads and fitting takes minutes. Another key fits them again.
    """
    stored = torch.load(file) if file.exists() else {}
    if stored.get("key") != key:
        heads = {name: (head.weight.data, head.offset) for name, head in fit().items()}
        stored = {"key": key, "heads": heads}
        partial = file.with_suffix(".partial")
        torch.save(stored, partial)
        partial.replace(file)
    return nn.ModuleDict({name: read_head(*each) for name, each in stored["heads"].items()})


def read_head(weight, offset) -> Head:
    """Reads a head whose stored weight includes the standardisation."""
    return Head(torch.zeros(len(weight)), torch.ones(len(weight)), weight, offset)
