#!/usr/bin/env python3
"""Writes the networks that have never seen some sources as ONNX, and lays those sources' photos out.

    python3 image-processor/model/export_left_out.py --work <folder>

For each `<work>/runs/without-<sources>.pt` writes `<work>/left-out/<sources>.onnx`, calibrated without
those sources too. The photos go beside them, with a `manifest.csv` that names the network of each, so
that `npm run evaluate -- <work>/left-out` judges every source by a network that has never seen it.
Sources that only judge are left to the network that ships. A run that was broken off goes on.
"""
import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "training"))

import numpy as np
import torch

from exporting import write_onnx
from laying_out import evenly, lay_out
from network import Classes
from photos import Photos
from shipping import shipped_network

CALIBRATED_MAX = 40
LEAVES_MAX, OTHERS_MAX = 200, 50
"""So many photos are judged of a source with healthy and diseased leaves, and of any other."""


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    work = options.parse_args().work
    torch.set_num_threads(1)
    photos = Photos(work, Classes.read(work))
    folder = work / "left-out"
    folder.mkdir(exist_ok=True)
    networks = {}
    for run in sorted((work / "runs").glob("without-*.pt")):
        if run.name.endswith(".checkpoint.pt"):
            continue
        name = run.stem.removeprefix("without-")
        sources = name.split("-")
        networks |= {source: f"{name}.onnx" for source in sources}
        if not is_newer(folder / f"{name}.onnx", run):
            shipped = shipped_network(work, photos, run.stem, sources, CALIBRATED_MAX)
            partial = folder / f"{name}.partial.onnx"
            write_onnx(shipped, partial)
            partial.replace(folder / f"{name}.onnx")
    left_out = [*networks, *photos.judging_sources()]
    lay_out(folder, work, photos, np.concatenate([judged(photos, each) for each in left_out]), networks)


def is_newer(file: Path, than: Path) -> bool:
    return file.exists() and file.stat().st_mtime > than.stat().st_mtime


def judged(photos: Photos, source: str) -> np.ndarray:
    """As many healthy as diseased leaves, as far as there are."""
    rows = np.flatnonzero(photos.source == source)
    kinds = {kind: rows[photos.diseased[rows] == kind] for kind in (0, 1)}
    if min(map(len, kinds.values())) == 0:
        return evenly(rows, OTHERS_MAX)
    return np.concatenate([evenly(each, LEAVES_MAX // 2) for each in kinds.values()])


main()
