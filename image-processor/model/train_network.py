#!/usr/bin/env python3
"""Trains the network of `plant-network.onnx` on the photos that `prepare.ts` has written.

    python3 image-processor/model/train_network.py \\
        --work <folder> [--leave-out <source>] [--bold 4500] [--mild 5000]

Writes `<work>/network.pt`. With `--leave-out`, writes `<work>/without-<source>.pt`, which has never
seen that source.

Trains first on boldly altered photos, then on mildly altered ones. The state between is kept, and a
run that finds it continues from there. `export_network.py` then calibrates the network and writes
the ONNX file. Needs PyTorch 1.13 or newer and NumPy, as in Debian's python3-torch and python3-numpy.
"""
import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "training"))

import numpy as np
import torch

from altering import BOLD, MILD
from learning import train
from network import PlantNetwork
from photos import LEARN, Photos

SEED = 20251120


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--leave-out", default="")
    options.add_argument("--bold", type=int, default=4500)
    options.add_argument("--mild", type=int, default=5000)
    chosen = options.parse_args()
    # One thread: on a busy machine, threads that wait for each other cost more than they give.
    torch.set_num_threads(1)
    photos = Photos(chosen.work)
    learn = np.flatnonzero((photos.part == LEARN) & (photos.source != chosen.leave_out))
    name = f"without-{chosen.leave_out}" if chosen.leave_out else "network"
    model = PlantNetwork()
    between = chosen.work / f"{name}-bold.pt"
    if between.exists():
        model.load_state_dict(torch.load(between))
    else:
        model = train(model, photos, learn, BOLD, chosen.bold, SEED, say)
        torch.save(model.state_dict(), between)
    model = train(model, photos, learn, MILD, chosen.mild, SEED + 1, say)
    torch.save(model.state_dict(), chosen.work / f"{name}.pt")


def say(line: str) -> None:
    print(line, flush=True)


main()
