"""Alters batches of photos as cameras, hands and rooms do, all at once on tensors."""
import math

import torch
import torch.nn.functional as F

from network import SIDE_PX


def between(random, low, high, *shape):
    return low + (high - low) * torch.rand(*shape, generator=random)


def chance(random, share, count):
    return torch.rand(count, generator=random) < share


class Strength:
    """How far photos are altered: strongly at first, little at the end of the training."""

    def __init__(self, zoom, light, scenes, blur):
        self.zoom, self.light, self.scenes, self.blur = zoom, light, scenes, blur


BOLD = Strength(zoom=(0.55, 1.15), light=1.0, scenes=0.5, blur=0.3)
MILD = Strength(zoom=(0.8, 1.05), light=0.4, scenes=0.15, blur=0.15)


def turn_and_crop(batch, random, scale):
    """Rotates, mirrors, stretches, moves and zooms in one resampling. Repeats the photo's rim."""
    count = len(batch)
    angle = torch.where(
        chance(random, 0.5, count),
        between(random, -0.35, 0.35, count),
        between(random, -math.pi, math.pi, count),
    )
    zoom = between(random, *scale, count)
    stretch = torch.exp(between(random, -0.25, 0.25, count))
    flip = torch.where(chance(random, 0.5, count), 1.0, -1.0)
    room = (1 - zoom).clamp(min=0.08)
    shift = between(random, -1, 1, count, 2) * room[:, None]
    cos, sin = torch.cos(angle), torch.sin(angle)
    matrix = torch.stack(
        [
            torch.stack([cos * zoom * stretch * flip, -sin * zoom / stretch, shift[:, 0]], 1),
            torch.stack([sin * zoom * stretch * flip, cos * zoom / stretch, shift[:, 1]], 1),
        ],
        1,
    )
    grid = F.affine_grid(matrix, (count, 4, SIDE_PX, SIDE_PX), align_corners=False)
    return F.grid_sample(batch, grid, padding_mode="reflection", align_corners=False)


def change_light(photos, random, strength):
    """Changes exposure, white balance, saturation, contrast and gamma by `strength`, 0 to 1."""
    count = len(photos)
    original = photos
    gains = between(random, 0.72, 1.3, count, 1) * between(random, 0.93, 1.08, count, 3)
    photos = photos * gains[:, :, None, None]
    grey = photos.mean(1, keepdim=True)
    saturation = between(random, 0.7, 1.3, count)[:, None, None, None]
    photos = grey + (photos - grey) * saturation
    middle = photos.mean((1, 2, 3), keepdim=True)
    contrast = between(random, 0.7, 1.35, count)[:, None, None, None]
    photos = (middle + (photos - middle) * contrast).clamp(0, 1)
    gamma = torch.exp(between(random, -0.3, 0.3, count))[:, None, None, None]
    photos = (photos + 1e-4) ** gamma
    # Light that changes across the photo, as from a shadow or a lamp.
    across = torch.linspace(-1, 1, photos.shape[-1])
    slopes = between(random, -0.25, 0.25, count, 2)
    light = 1 + slopes[:, :1, None] * across[None, None, :] + slopes[:, 1:, None] * across[None, :, None]
    changed = (photos * light[:, None]).clamp(0, 1)
    return original + (changed - original) * strength


def blur_and_grain(photos, random, share):
    count = len(photos)
    blurred = chance(random, share, count)
    if blurred.any():
        side = int(between(random, 0.35, 0.8, 1).item() * SIDE_PX)
        small = F.interpolate(photos[blurred], size=(side, side), mode="area")
        photos[blurred] = F.interpolate(
            small, size=(SIDE_PX, SIDE_PX), mode="bilinear", align_corners=False
        )
    grain = between(random, 0, 0.05, count)[:, None, None, None]
    return photos + torch.randn(photos.shape, generator=random) * grain


RIM = 0.04
"""Width of a photo's rim, as a fraction of its side."""
PLAIN_SPREAD = 0.07
AWAY_FROM_RIM = 0.12
CLOSED_PX = 9


def cut_out(batch):
    """
    Returns the mask of each photo's subject, N x 1 x side x side, to set it into another scene. On a
    plain background the subject is all that differs in colour. Otherwise it is the foliage with its
    holes closed, because measured foliage has holes at the signs of disease.
    """
    photos, foliage = batch[:, :3], batch[:, 3:]
    side = photos.shape[-1]
    width = max(1, round(side * RIM))
    rim = torch.cat(
        [
            photos[:, :, :width].flatten(2),
            photos[:, :, -width:].flatten(2),
            photos[:, :, :, :width].flatten(2),
            photos[:, :, :, -width:].flatten(2),
        ],
        2,
    )
    ground = rim.median(2).values[:, :, None, None]
    spread = (rim - ground[:, :, :, 0]).abs().mean((1, 2))
    away = ((photos - ground).abs().amax(1, keepdim=True) > AWAY_FROM_RIM).float()
    closed = -pool(-pool(foliage))
    plain = (spread < PLAIN_SPREAD)[:, None, None, None]
    return torch.where(plain, torch.maximum(away, closed), closed)


def pool(maps):
    return F.max_pool2d(maps, CLOSED_PX, 1, CLOSED_PX // 2)


def set_into_scene(batch, scenes, chosen, random):
    """
    Puts leaves in front of another scene or one dull colour, so that the network does not learn from
    backgrounds.
    """
    if not chosen.any():
        return batch
    count = int(chosen.sum())
    leaves = batch[chosen]
    colour = between(random, 0, 1, count, 1) + between(random, -0.1, 0.1, count, 3)
    plain = colour[:, :, None, None].expand(-1, -1, SIDE_PX, SIDE_PX)
    picked = scenes[torch.randint(len(scenes), (count,), generator=random)][:, :3]
    behind = torch.where(chance(random, 0.5, count)[:, None, None, None], picked, plain)
    mask = cut_out(leaves)
    batch[chosen] = torch.cat([leaves[:, :3] * mask + behind * (1 - mask), mask], 1)
    return batch


def swap_green(photos, chosen, random):
    """Turns red and blue shirts and boxes green, so that green alone does not mean a plant."""
    other = torch.where(chance(random, 0.5, len(photos)), 0, 2)
    swapped = photos.clone()
    rows = torch.arange(len(photos))
    swapped[rows, 1], swapped[rows, other] = photos[rows, other], photos[rows, 1]
    return torch.where(chosen[:, None, None, None], swapped, photos)


def alter(batch, plant, scenes, random, strength):
    """
    Takes N x 4 x side x side, 0 to 1; the fourth plane is the foliage. Returns the altered photos,
    N x 3 x SIDE_PX x SIDE_PX, and their foliage, N x SIDE_PX x SIDE_PX.
    """
    batch = turn_and_crop(batch, random, strength.zoom)
    share = batch[:, 3].mean((1, 2))
    can_be_cut = (share > 0.1) & (share < 0.85) & (plant == 1)
    batch = set_into_scene(
        batch, scenes, can_be_cut & chance(random, strength.scenes, len(batch)), random
    )
    foliage = batch[:, 3]
    photos = swap_green(batch[:, :3], (plant == 0) & chance(random, 0.35, len(batch)), random)
    lit = change_light(photos, random, strength.light)
    return blur_and_grain(lit, random, strength.blur).clamp(0, 1), foliage
