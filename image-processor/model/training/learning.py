"""One training run, which continues after an interruption."""
import copy
import ctypes
import math
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from altering import BOLD, MILD, alter
from network import FEATURES, SIDE_PX, PlantNetwork, strongest_sign
from photos import SHARES, Photos, sampling_weights
from scoring import as_tensor
from teacher import COMPONENTS, Lessons

BATCH = 32
RATE_BLOCKS, RATE_HEADS = 3e-4, 2e-3
DECAY = 0.05
SMOOTHING = 0.04
AVERAGING = 0.985
WARMING_STEPS = 40
BOLD_SHARE = 0.6
SCENES_PER_BATCH = 16
CLIPPING = 2.0
TARGETS = ("plant", "diseased", "groups", "conditions", "species")
IMITATION = 1.0
"""The weight of the loss on the teacher's features, next to `WEIGHTS`."""
WEIGHTS = {"plant": 1.0, "diseased": 1.5, "groups": 0.5, "conditions": 0.7, "species": 0.5, "signs": 0.5}

SETTINGS = {
    "batch": BATCH,
    "rates": [RATE_BLOCKS, RATE_HEADS],
    "decay": DECAY,
    "smoothing": SMOOTHING,
    "averaging": AVERAGING,
    "warming": WARMING_STEPS,
    "bold": BOLD_SHARE,
    "scenes": SCENES_PER_BATCH,
    "clipping": CLIPPING,
    "weights": WEIGHTS,
    "imitation": [IMITATION, COMPONENTS],
    "shares": SHARES,
}
"""A run starts again when its settings change."""


M_TRIM_THRESHOLD, M_MMAP_MAX = -1, -4
"""Parameters of glibc's mallopt."""


def keep_memory() -> None:
    """
    Makes the process keep freed memory. Otherwise glibc returns the memory of every large tensor, and
    clearing it again takes the kernel longer than the network needs for a photo.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(M_MMAP_MAX, 0)
        mallopt(M_TRIM_THRESHOLD, 2**31 - 1)


def device() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def short_floats(to: torch.device):
    """Multiplies in 16 bits if the processor can, which takes two thirds of the time."""
    able = to.type == "cuda" or torch.cpu._is_avx512_bf16_supported()
    return torch.autocast(to.type, torch.bfloat16, enabled=able)


def loss_of(found, foliage, targets):
    loss = 0.0
    for name in TARGETS:
        known = targets[name] >= 0
        if known.any():
            measure = binary_loss if found[name].ndim == 1 else class_loss
            loss = loss + WEIGHTS[name] * measure(found[name][known], targets[name][known])
    known = targets["diseased"] >= 0
    if known.any():
        signs = found["signs"]
        small = F.interpolate(foliage[:, None], size=signs.shape[-2:], mode="area")[:, 0]
        strongest = strongest_sign(signs, small)
        loss = loss + WEIGHTS["signs"] * binary_loss(strongest[known], targets["diseased"][known])
    return loss


def binary_loss(scores, targets):
    smooth = targets.float() * (1 - SMOOTHING) + SMOOTHING / 2
    return F.binary_cross_entropy_with_logits(scores, smooth)


def class_loss(scores, targets):
    return F.cross_entropy(scores, targets, label_smoothing=SMOOTHING)


class Run:
    """
    A training run: the network, its moving average, the optimiser and the random numbers. Checkpoints
    save all of it, so that an interrupted run ends with the same weights as an uninterrupted one.
    """

    def __init__(
        self, network: PlantNetwork, photos: Photos, lessons: Lessons, steps: int, seed: int, backbone: str
    ):
        """`backbone` is the hash of the weights that the network starts from."""
        torch.manual_seed(seed)
        self.random = torch.Generator().manual_seed(seed)
        self.device = device()
        self.network = network.to(self.device, memory_format=torch.channels_last).train()
        self.average = copy.deepcopy(network).eval()
        width = lessons.seen.shape[1]
        self.imitation = nn.Sequential(nn.BatchNorm1d(FEATURES), nn.Linear(FEATURES, width)).to(self.device)
        blocks = [part for part in network.late.parameters()]
        tuned = {id(part) for part in blocks}
        heads = [part for part in network.parameters() if part.requires_grad and id(part) not in tuned]
        heads += self.imitation.parameters()
        self.optimiser = torch.optim.AdamW(
            [{"params": blocks, "rate": RATE_BLOCKS}, {"params": heads, "rate": RATE_HEADS}],
            weight_decay=DECAY,
        )
        self.photos, self.steps, self.step, self.loss = photos, steps, 0, []
        settings = {**SETTINGS, "steps": steps, "seed": seed, "teacher": lessons.teacher, "backbone": backbone}
        self.key = photos.key_of(lessons.rows, settings)
        self.learn, self.seen = torch.from_numpy(lessons.rows), lessons.seen
        self.weights = torch.from_numpy(sampling_weights(photos)[lessons.rows])
        self.scenes = self.learn[torch.from_numpy(photos.plant)[self.learn] == 0]

    def advance(self) -> None:
        for part in self.optimiser.param_groups:
            progress = 0.5 + 0.5 * math.cos(math.pi * self.step / self.steps)
            part["lr"] = part["rate"] * min((self.step + 1) / WARMING_STEPS, progress)
        photos, foliage, targets, seen = self.draw()
        with short_floats(self.device):
            found = self.network(photos.contiguous(memory_format=torch.channels_last))
        found = {name: each.float() for name, each in found.items()}
        loss = loss_of(found, foliage, targets)
        loss = loss + IMITATION * F.mse_loss(self.imitation(found["features"]), seen)
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), CLIPPING)
        self.optimiser.step()
        self.follow(min(AVERAGING, (self.step + 1) / (self.step + 10)))
        self.loss.append(loss.item())
        self.step += 1

    def draw(self):
        drawn = torch.multinomial(self.weights, BATCH, True, generator=self.random)
        rows = self.learn[drawn].numpy()
        behind = torch.randint(len(self.scenes), (SCENES_PER_BATCH,), generator=self.random)
        targets = {name: torch.from_numpy(getattr(self.photos, name)[rows]) for name in TARGETS}
        strength = BOLD if self.step < BOLD_SHARE * self.steps else MILD
        with torch.no_grad():
            scenes = as_tensor(self.photos.pixels(self.scenes[behind].numpy()))
            scenes = F.interpolate(scenes, size=SIDE_PX, mode="area")
            squares = as_tensor(self.photos.pixels(rows))
            photos, foliage = alter(squares, targets["plant"], scenes, self.random, strength)
        to = self.device
        targets = {name: each.to(to) for name, each in targets.items()}
        return photos.to(to), foliage.to(to), targets, self.seen[drawn].to(to)

    def follow(self, keep: float) -> None:
        """Updates the moving average of the weights, which is steadier than the last step."""
        with torch.no_grad():
            new = self.network.state_dict()
            for name, old in self.average.state_dict().items():
                if old.dtype.is_floating_point:
                    old.mul_(keep).add_(new[name], alpha=1 - keep)
                else:
                    old.copy_(new[name])

    def state(self) -> dict:
        return {
            "network": self.network.state_dict(),
            "average": self.average.state_dict(),
            "imitation": self.imitation.state_dict(),
            "optimiser": self.optimiser.state_dict(),
            "random": self.random.get_state(),
            "dropout": torch.get_rng_state(),
            "step": self.step,
            "key": self.key,
            "loss": self.loss,
        }

    def load(self, state: dict) -> None:
        self.network.load_state_dict(state["network"])
        self.average.load_state_dict(state["average"])
        self.imitation.load_state_dict(state["imitation"])
        self.optimiser.load_state_dict(state["optimiser"])
        self.random.set_state(state["random"])
        torch.set_rng_state(state["dropout"])
        self.step, self.loss = state["step"], list(state["loss"])


SAVED_EVERY = 10


def train(run: Run, checkpoint: Path, report=print) -> PlantNetwork:
    """Trains to the end, from the run's checkpoint if there is one. Returns the moving average."""
    if checkpoint.exists():
        stored = torch.load(checkpoint, map_location=run.device)
        if stored.get("key") == run.key:
            run.load(stored)
    started, first = time.time(), run.step
    while run.step < run.steps:
        run.advance()
        if run.step % SAVED_EVERY == 0 or run.step == run.steps:
            partial = checkpoint.with_suffix(".partial")
            torch.save(run.state(), partial)
            partial.replace(checkpoint)
            speed = (time.time() - started) / (run.step - first)
            recent = float(np.mean(run.loss[-SAVED_EVERY:]))
            report(f"step {run.step} of {run.steps}, loss {recent:.3f}, {speed:.2f} s a step")
    return run.average
