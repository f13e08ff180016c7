"""A trained network as it ships: calibrated on photos that it knows, and on strangers' photos."""
from pathlib import Path

import numpy as np
import torch

from backbone import untrained_backbone
from calibration import Scale, Shipped, numbers_of, round_to_half
from familiarity import Known
from judging import SCORES, joined, targets_of
from learning import score
from network import Classes, PlantNetwork
from photos import CALIBRATE, LEARN, Photos

SEED = 7


def shipped_network(work: Path, photos: Photos, run: str, without=(), calibrated_max: int = 120):
    """
    The network of `<work>/runs/<run>.pt`. Nothing of the sources it goes `without` is used: neither
    their looks, nor their scores, by which other networks are calibrated on strangers.
    At most `calibrated_max` photos of each known source calibrate it.
    """
    network = PlantNetwork(untrained_backbone(), Classes.read(work))
    network.load_state_dict(torch.load(work / "runs" / f"{run}.pt", map_location="cpu"))
    round_to_half(network)
    scale = scale_of(network, photos, work, without, calibrated_max)
    return Shipped(network, known_of(photos, work, without), scale)


def known_of(photos: Photos, work: Path, without=()) -> Known:
    looks = dict(np.load(work / "looks.npz"))
    rows = looks["rows"]
    leaf = (photos.diseased[rows] >= 0) & (photos.use[rows] == "TRAIN")
    leaf &= ~np.isin(photos.source[rows], without)
    learnt, calibrate = leaf & (photos.part[rows] == LEARN), leaf & (photos.part[rows] == CALIBRATE)
    kinds = np.char.add(np.char.add(photos.source[rows], " "), photos.kind[rows])
    return Known(looks["look"][learnt], kinds[learnt], looks["look"][calibrate], SEED)


def scale_of(network, photos: Photos, work: Path, without, calibrated_max: int) -> Scale:
    """Fitted on the calibration part of the known sources, and on the sources left out."""
    learnt = np.unique(photos.source[photos.use == "TRAIN"])
    viewed = [
        photos.viewed(source, calibrated_max, (CALIBRATE,)) for source in learnt if source not in without
    ]
    viewed = [(rows, pixels) for rows, pixels in viewed if len(rows) > 0]
    known = numbers_of(
        joined(score(network, pixels) for _, pixels in viewed),
        targets_of(photos, np.concatenate([rows for rows, _ in viewed])),
    )
    runs = [
        dict(np.load(file))
        for file in sorted((work / "runs").glob("scores-*.npz"))
        if file.stem.removeprefix("scores-") not in without
    ]
    if not runs:
        return Scale(known, known)
    strange = numbers_of(
        joined({name: run[name] for name in SCORES} for run in runs),
        joined(targets_of(photos, run["rows"]) for run in runs),
    )
    return Scale(known, strange)
