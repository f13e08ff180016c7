#!/usr/bin/env python3
"""Writes the teacher's features of the photos in the learning part.

    python3 image-processor/model/ask_teacher.py --work <folder> --teacher <file.npz>

Writes `<work>/teacher.npz`. Each run reads only its own photos from it.
"""
import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "training"))

import torch

from learning import keep_memory
from network import Classes
from photos import Photos, hash_of, is_written, save
from teacher import ask, key_of_lessons


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--teacher", type=Path, required=True)
    chosen = options.parse_args()
    torch.set_num_threads(1)
    keep_memory()
    photos = Photos(chosen.work, Classes.read(chosen.work))
    file, rows = chosen.work / "teacher.npz", photos.to_learn([])
    weights = hash_of(chosen.teacher)
    key = key_of_lessons(photos, weights)
    if not is_written(file, key):
        seen = ask(chosen.teacher, photos.pixels, rows)
        save(file, key=key, weights=weights, rows=rows, seen=seen)


main()
