"""
Features of a teacher, a network that was trained on all kinds of things. They are a second target of
the tuning (knowledge distillation, Hinton et al. 2015), because blocks that are tuned on leaves alone
forget how other things look.
"""
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from backbone import whole_backbone
from network import SIDE_PX
from photos import Photos
from scoring import as_tensor

COMPONENTS = 128
"""The number of principal components of the teacher's features."""
BATCH = 64


class Lessons(NamedTuple):
    """
    The rows to learn from, and the teacher's features of each (rows x components). `teacher` is the hash
    of its weights.
    """

    rows: np.ndarray
    seen: torch.Tensor
    teacher: str


def ask(backbone: Path, pixels_of, rows) -> np.ndarray:
    """The mean of the last layer over each unaltered photo, rows x channels."""
    teacher = nn.Sequential(*whole_backbone(backbone)).eval()
    found = []
    for start in range(0, len(rows), BATCH):
        squares = as_tensor(pixels_of(rows[start : start + BATCH]))[:, :3]
        photos = F.interpolate(squares, size=SIDE_PX, mode="area") * 2 - 1
        with torch.no_grad():
            found.append(teacher(photos).mean((2, 3)).half().numpy())
    return np.concatenate(found)


def key_of_lessons(photos: Photos, weights: str) -> str:
    return photos.key_of(photos.to_learn([]), {"teacher": weights})


def lessons_of(file: Path, photos: Photos, left_out) -> Lessons:
    """
    Reads the teacher's features of the photos to learn from. Raises an error if the file is of other
    photos.
    """
    learn = photos.to_learn(left_out)
    with np.load(file) as stored:
        weights = str(stored["weights"])
        if str(stored["key"]) != key_of_lessons(photos, weights):
            raise ValueError(f"{file} is of other photos: run ask_teacher.py again")
        places = np.searchsorted(stored["rows"], learn)
        return Lessons(learn, principal(stored["seen"][places]), weights)


def principal(seen: np.ndarray) -> torch.Tensor:
    """
    The principal components of the square roots, scaled to a mean square of 1. The roots reduce the
    weight of a few large channels.
    """
    roots = torch.from_numpy(seen.astype(np.float32)).sqrt()
    away = roots - roots.mean(0)
    _, directions = torch.linalg.eigh((away.t() @ away / len(away)).double())
    found = away @ directions[:, -COMPONENTS:].float()
    return found / found.square().mean().sqrt()
