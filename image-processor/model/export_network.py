#!/usr/bin/env python3
"""Calibrates the trained network and writes it as ONNX.

    python3 image-processor/model/export_network.py --work <folder> --onnx <file>

Needs `<work>/runs/all.pt`, the scores of the sources left out, and `<work>/looks.npz`. Links some of
the held-out photos of every source in `<work>/held-out`, with a `manifest.csv`, so that
`npm run evaluate -- <work>/held-out` scores them through the service's own code.
"""
import argparse
import csv
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "training"))

import numpy as np
import torch

from backbone import untrained_backbone
from calibration import Scale, Shipped, numbers_of, round_to_half
from exporting import write_onnx
from familiarity import Known
from judging import SCORES, joined, targets_of
from learning import score
from network import Classes, PlantNetwork
from photos import CALIBRATE, HOLD_OUT, LEARN, Photos

SEED = 7
CALIBRATED_MAX = 120
HELD_OUT_MAX = 150
HEALTH = {"NO_PLANT": "n/a", "PLANT": "unknown", "HEALTHY": "healthy", "DISEASED": "diseased"}


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--onnx", type=Path, required=True)
    chosen = options.parse_args()
    torch.set_num_threads(1)
    classes = Classes.read(chosen.work)
    photos = Photos(chosen.work, classes)
    network = PlantNetwork(untrained_backbone(), classes)
    network.load_state_dict(torch.load(chosen.work / "runs" / "all.pt", map_location="cpu"))
    round_to_half(network)
    shipped = Shipped(network, known_of(photos, chosen.work), scale_of(network, photos, chosen.work))
    write_onnx(shipped, chosen.onnx)
    lay_out(photos, chosen.work)


def known_of(photos, work: Path) -> Known:
    looks = dict(np.load(work / "looks.npz"))
    rows = looks["rows"]
    leaf = (photos.diseased[rows] >= 0) & (photos.use[rows] == "TRAIN")
    learnt, calibrate = leaf & (photos.part[rows] == LEARN), leaf & (photos.part[rows] == CALIBRATE)
    kinds = np.char.add(np.char.add(photos.source[rows], " "), photos.kind[rows])
    return Known(looks["look"][learnt], kinds[learnt], looks["look"][calibrate], SEED)


def scale_of(network, photos, work: Path) -> Scale:
    """Fitted on the calibration part of the known sources, and on the sources left out."""
    viewed = [
        photos.viewed(source, CALIBRATED_MAX, (CALIBRATE,))
        for source in np.unique(photos.source[photos.use == "TRAIN"])
    ]
    viewed = [(rows, pixels) for rows, pixels in viewed if len(rows) > 0]
    known = numbers_of(
        joined(score(network, pixels) for _, pixels in viewed),
        targets_of(photos, np.concatenate([rows for rows, _ in viewed])),
    )
    runs = [dict(np.load(file)) for file in sorted((work / "runs").glob("scores-*.npz"))]
    if not runs:
        return Scale(known, known)
    strange = numbers_of(
        joined({name: run[name] for name in SCORES} for run in runs),
        joined(targets_of(photos, run["rows"]) for run in runs),
    )
    return Scale(known, strange)


def lay_out(photos, work: Path) -> None:
    folder = work / "held-out"
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    with open(folder / "manifest.csv", "w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["file", "label", "health", "source"])
        for row in held_out(photos):
            photo = photos.rows[row]
            name = f"{photo['source']}-{row}{Path(photo['file']).suffix.lower()}"
            (folder / name).symlink_to((work / photo["file"]).resolve())
            label = photo.get("condition") or photo["kind"].lower()
            table.writerow([name, label, HEALTH[photo["kind"]], photo["source"]])


def held_out(photos) -> np.ndarray:
    rows = []
    for source in np.unique(photos.source[photos.use == "TRAIN"]):
        some = np.flatnonzero((photos.source == source) & (photos.part == HOLD_OUT))
        rows.append(some[np.linspace(0, len(some) - 1, min(len(some), HELD_OUT_MAX)).astype(int)])
    return np.concatenate(rows)


main()
