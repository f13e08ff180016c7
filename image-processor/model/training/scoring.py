"""Scores photos with a network, each together with its mirror image."""
import numpy as np
import torch
import torch.nn.functional as F

from network import SIDE_PX, green_share


def as_tensor(pixels) -> torch.Tensor:
    """Converts bytes N x side x side x channels to N x channels x side x side, 0 to 1."""
    return torch.from_numpy(np.ascontiguousarray(pixels)).permute(0, 3, 1, 2).float() / 255


def score(network, pixels, looked: bool = True) -> dict:
    """
    The network's scores, look and fraction of green by name, averaged over each photo and its mirror
    image. The photos are bytes N x any side x any side x 3 or more.
    """
    network.eval()
    with torch.no_grad():
        parts = [mirrored(network, batch, looked) for batch in batches(network, pixels)]
    return {name: torch.cat([part[name] for part in parts]).cpu().numpy() for name in parts[0]}


def looks_of(network, pixels) -> np.ndarray:
    """Returns only the look of `score`."""
    network.eval()
    with torch.no_grad():
        parts = [
            (network.look(batch) + network.look(batch.flip(3))) / 2 for batch in batches(network, pixels)
        ]
    return torch.cat(parts).cpu().numpy()


def batches(network, pixels):
    """Converts bytes N x any side x any side x 3 or more to the network's input, in batches."""
    to = next(network.parameters()).device
    for start in range(0, len(pixels), 64):
        batch = as_tensor(pixels[start : start + 64])[:, :3]
        if batch.shape[-1] != SIDE_PX:
            batch = F.interpolate(batch, size=SIDE_PX, mode="area")
        yield batch.to(to)


def mirrored(network, photos, looked: bool = True) -> dict:
    """Averages photo and mirror image, so that both get the same, slightly better answer."""
    both = torch.cat([photos, photos.flip(3)])
    found = network.with_look(both) if looked else network(both)
    count = len(photos)
    mean = {
        name: (each[:count] + each[count:]) / 2 for name, each in found.items() if name != "signs"
    }
    signs = found["signs"]
    signs = (signs[:count] + signs[count:].flip(2)) / 2
    return {**mean, "signs": signs, "green": green_share(photos)}
