#!/usr/bin/env python3
"""Writes the pretrained network's features of some photos of every source.

    python3 image-processor/model/look_at_photos.py --work <folder> --backbone <file.npz>

Writes `<work>/looks.npz`. It does not depend on the tuning, so all runs share it.
"""
import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "training"))

import numpy as np
import torch

from backbone import pretrained_backbone
from learning import keep_memory
from network import LOOKS, Classes, PlantNetwork
from photos import Photos, hash_of, is_written, save
from scoring import looks_of


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--backbone", type=Path, required=True)
    chosen = options.parse_args()
    torch.set_num_threads(1)
    keep_memory()
    classes = Classes.read(chosen.work)
    photos = Photos(chosen.work, classes)
    file = chosen.work / "looks.npz"
    rows, pixels = photos.to_fit()
    key = photos.key_of(rows, {"looks": LOOKS, "backbone": hash_of(chosen.backbone)})
    if is_written(file, key):
        return
    network = PlantNetwork(pretrained_backbone(chosen.backbone), classes)
    looks = [looks_of(network, each) for each in pixels]
    save(file, key=key, rows=rows, look=np.concatenate(looks))


main()
