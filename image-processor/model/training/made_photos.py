"""Makes photos that show leaves smaller than a photographer does, alone and many at once.

Without them, a network takes whatever is not one large leaf for diseased: most photos of leaves show
one leaf that fills the photo.
"""
import numpy as np
import torch
import torch.nn.functional as F

from altering import cut_out
from network import SIDE_PX

MOSAIC_SIDES = (2, 3)
SMALL = (1 / 3, 2 / 3)
"""The size of a small leaf, as a fraction of the photo's side."""
COLOUR_SHARE = 0.5


def mosaic(views: np.ndarray, side: int) -> np.ndarray:
    """Puts `side` x `side` photos, bytes N x SIDE_PX x SIDE_PX x 3, side by side in one photo."""
    edges = np.linspace(0, SIDE_PX, side + 1).astype(int)
    made = np.zeros((SIDE_PX, SIDE_PX, 3), np.uint8)
    for k, view in enumerate(views[: side * side]):
        (top, bottom), (left, right) = edges[k // side : k // side + 2], edges[k % side : k % side + 2]
        made[top:bottom, left:right] = scaled(view, bottom - top, right - left)
    return made


def small(view: np.ndarray, behind: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """Puts a leaf, at a third to two thirds of its size, before another photo or one colour."""
    side = int(SIDE_PX * random.uniform(*SMALL))
    ground = behind.copy()
    if random.random() < COLOUR_SHARE:
        ground[:] = (random.uniform(0, 1) * 255 + random.uniform(-25, 25, 3)).clip(0, 255)
    mask = subject_of(view)
    top, left = random.integers(0, SIDE_PX - side + 1, 2)
    place = (slice(top, top + side), slice(left, left + side))
    inside = scaled(mask, side, side)[:, :, None] / 255
    leaf = scaled(view, side, side) * inside + ground[place] * (1 - inside)
    ground[place] = leaf.round().astype(np.uint8)
    return ground


def subject_of(view: np.ndarray) -> np.ndarray:
    """The mask of a leaf on a plain ground, bytes; the whole photo if the ground is not plain."""
    photo = torch.from_numpy(view).permute(2, 0, 1)[None].float() / 255
    mask = cut_out(torch.cat([photo, torch.zeros_like(photo[:, :1])], 1))[0, 0].numpy()
    share = mask.mean()
    whole = np.ones_like(mask)
    return ((mask if 0.05 < share < 0.9 else whole) * 255).astype(np.uint8)


def scaled(picture: np.ndarray, height: int, width: int) -> np.ndarray:
    planes = torch.from_numpy(np.ascontiguousarray(picture)).float()
    planes = planes[None, None] if planes.ndim == 2 else planes.permute(2, 0, 1)[None]
    small = F.interpolate(planes, size=(height, width), mode="area")[0]
    found = small[0] if picture.ndim == 2 else small.permute(1, 2, 0)
    return found.round().numpy().astype(np.uint8)
