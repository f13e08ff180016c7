#!/usr/bin/env python3
"""Exports the networks trained without some sources to ONNX, and prepares those sources' photos.

    python3 image-processor/model/export_left_out.py --work <folder> --leave-out <source> ... [...]

Repeat `--leave-out` for each run of `train_network.py`, with the same sources. Each run gives
`<work>/left-out/<first source>.onnx`, calibrated without those sources too. A `manifest.csv` names
the network of each photo, so `npm run evaluate -- <work>/left-out` judges every source with a network
that has never seen it. The shipped network judges the sources that no network
learns. An interrupted run continues.
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
from shipping import Work, shipped_network

LEAVES_MAX, OTHERS_MAX = 200, 50
"""How many photos are judged: of a source with healthy and diseased leaves, and of any other."""


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--leave-out", nargs="+", action="append", default=[])
    chosen = options.parse_args()
    work = chosen.work
    torch.set_num_threads(1)
    photos = Photos(work, Classes.read(work))
    folder = work / "left-out"
    folder.mkdir(exist_ok=True)
    networks, left = {}, Work(work, photos)
    inputs = [work / "looks.npz", *(work / "runs").glob("scores-*.npz"), *Path(__file__).parent.rglob("*.py")]
    for sources in chosen.leave_out:
        run, file = f"without-{'-'.join(sources)}", folder / f"{sources[0]}.onnx"
        networks |= {source: file.name for source in sources}
        if not is_newer(file, [work / "runs" / f"{run}.pt", *inputs]):
            shipped = shipped_network(work, photos, run, sources, left)
            write_onnx(shipped, file.with_suffix(".partial"))
            file.with_suffix(".partial").replace(file)
            print(f"{run}: exported", flush=True)
    left_out = [*networks, *photos.judging_sources()]
    lay_out(folder, work, photos, np.concatenate([judged(photos, each) for each in left_out]), networks)


def is_newer(file: Path, inputs) -> bool:
    return file.exists() and file.stat().st_mtime > max(each.stat().st_mtime for each in inputs)


def judged(photos: Photos, source: str) -> np.ndarray:
    """Picks as many healthy as diseased leaves, if the source has enough."""
    rows = np.flatnonzero(photos.source == source)
    kinds = {kind: rows[photos.diseased[rows] == kind] for kind in (0, 1)}
    if min(map(len, kinds.values())) == 0:
        return evenly(rows, OTHERS_MAX)
    return np.concatenate([evenly(each, LEAVES_MAX // 2) for each in kinds.values()])


main()
