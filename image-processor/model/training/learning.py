"""One run of training, and the scores of a trained network."""
import copy
import math
import time

import numpy as np
import torch
import torch.nn.functional as F

from altering import BOLD, MILD, alter
from network import SIDE_PX, PlantNetwork
from photos import PREPARED_SIDE_PX, sampling_weights

BATCH = 64
RATES = {BOLD: 3e-3, MILD: 2e-3}
DECAY = 0.05
SMOOTHING = 0.04
AVERAGING = 0.998
SCENES_PER_BATCH = 32


def as_tensor(pixels) -> torch.Tensor:
    """
    Bytes N x side x side x channels to N x channels x side x side, 0 to 1. The channels stay last in
    memory, which makes convolutions faster.
    """
    return torch.from_numpy(np.ascontiguousarray(pixels)).permute(0, 3, 1, 2).float() / 255


def loss_of(outputs, batch):
    _, plant, diseased, groups, conditions = outputs
    loss = binary_loss(plant, batch["plant"])
    for score, target, weight in ((diseased, batch["diseased"], 1.5),):
        known = target >= 0
        if known.any():
            loss = loss + weight * binary_loss(score[known], target[known])
    for scores, target, weight in ((groups, batch["group"], 0.5), (conditions, batch["condition"], 0.7)):
        known = target >= 0
        if known.any():
            loss = loss + weight * F.cross_entropy(
                scores[known], target[known], label_smoothing=SMOOTHING
            )
    return loss


def binary_loss(scores, targets):
    smooth = targets.float() * (1 - SMOOTHING) + SMOOTHING / 2
    return F.binary_cross_entropy_with_logits(scores, smooth)


def train(model, photos, learn, strength, steps: int, seed: int, report=print) -> PlantNetwork:
    """Trains `steps` batches of the rows `learn`. The rate warms up, then falls as a cosine."""
    torch.manual_seed(seed)
    random = torch.Generator().manual_seed(seed)
    model = model.to(memory_format=torch.channels_last).train()
    rate = RATES[strength]
    average = copy.deepcopy(model).eval()
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
    weights = torch.from_numpy(sampling_weights(photos)[learn])
    learn = torch.from_numpy(learn)
    scenes = learn[torch.from_numpy(photos.diseased)[learn] < 0]
    started, total = time.time(), 0.0
    for step in range(steps):
        for part in optimiser.param_groups:
            part["lr"] = rate * min((step + 1) / 200, 0.5 + 0.5 * math.cos(math.pi * step / steps))
        rows = learn[torch.multinomial(weights, BATCH, True, generator=random)].numpy()
        behind = scenes[torch.randint(len(scenes), (SCENES_PER_BATCH,), generator=random)].numpy()
        batch = {name: torch.from_numpy(getattr(photos, name)[rows]) for name in TARGETS}
        with torch.no_grad():
            background = F.interpolate(as_tensor(photos.pixels[np.sort(behind)]), size=SIDE_PX, mode="area")
            altered = alter(as_tensor(photos.pixels[rows]), batch["plant"], background, random, strength)
        loss = loss_of(model(altered.contiguous(memory_format=torch.channels_last)), batch)
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        optimiser.step()
        follow(average, model, min(AVERAGING, (step + 1) / (step + 10)))
        total += loss.item()
        if (step + 1) % 200 == 0:
            speed = BATCH * (step + 1) / (time.time() - started)
            report(f"step {step + 1} of {steps}, loss {total / 200:.3f}, {speed:.0f} photos/s")
            total = 0.0
    return average


TARGETS = ("plant", "diseased", "group", "condition")


def follow(average, model, keep: float) -> None:
    """A moving average of the weights: steadier than the last step's."""
    with torch.no_grad():
        for old, new in zip(average.state_dict().values(), model.state_dict().values()):
            if old.dtype.is_floating_point:
                old.mul_(keep).add_(new, alpha=1 - keep)
            else:
                old.copy_(new)


def score(model, pixels, rows) -> dict:
    """
    The network's outputs by name for some rows of `pixels`, in the order given. `pixels` are bytes
    N x side x side x 3 or more.
    """
    model.eval()
    parts = []
    with torch.no_grad():
        for start in range(0, len(rows), 128):
            batch = as_tensor(pixels[rows[start : start + 128]])[:, :3]
            if batch.shape[-1] != SIDE_PX:
                batch = F.interpolate(batch, size=SIDE_PX, mode="area")
            parts.append(model(batch))
    names = ("look", *TARGETS)
    return {name: torch.cat([part[k] for part in parts]).numpy() for k, name in enumerate(names)}
