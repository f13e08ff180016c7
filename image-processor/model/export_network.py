#!/usr/bin/env python3
"""Calibrates the trained network and writes it as ONNX.

    python3 image-processor/model/export_network.py --work <folder> --onnx <file>

Needs `<work>/runs/all.pt`, the scores of the left-out sources, and `<work>/looks.npz`. Links some
held-out photos of every source to `<work>/held-out`, with a `manifest.csv`, so that
`npm run evaluate -- <work>/held-out` scores them with the service's own code.
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
from photos import HOLD_OUT, Photos
from shipping import shipped_network

HELD_OUT_MAX = 150
"""How many photos of each source are held out for judging."""


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--onnx", type=Path, required=True)
    chosen = options.parse_args()
    torch.set_num_threads(1)
    photos = Photos(chosen.work, Classes.read(chosen.work))
    write_onnx(shipped_network(chosen.work, photos, "all"), chosen.onnx)
    lay_out(chosen.work / "held-out", chosen.work, photos, held_out(photos))


def held_out(photos) -> np.ndarray:
    sources = np.unique(photos.source[photos.use == "TRAIN"])
    parts = [np.flatnonzero((photos.source == source) & (photos.part == HOLD_OUT)) for source in sources]
    return np.concatenate([evenly(rows, HELD_OUT_MAX) for rows in parts])


main()
