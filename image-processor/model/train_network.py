#!/usr/bin/env python3
"""Trains the network of `plant-network.onnx` on the photos written by `prepare.ts`.

    python3 image-processor/model/train_network.py \\
        --work <folder> --backbone <file.npz> [--leave-out <source> ...] [--steps 400]

Reads `<work>/teacher.npz`. Writes `<work>/runs/all.pt`, or with `--leave-out`
`<work>/runs/without-<source>.pt`, which has never seen those sources. Next to it writes scores of
unseen photos, from each left-out source or from those that only judge, and scores of photos from the
known sources for the fitting. An interrupted run continues.
"""
import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "training"))

import numpy as np
import torch

from backbone import pretrained_backbone
from learning import Run, keep_memory, train
from network import Classes, PlantNetwork
from photos import Photos, hash_of, is_written, save
from scoring import score
from teacher import lessons_of

SEED = 20261122
JUDGED_MAX = 400


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--backbone", type=Path, required=True)
    options.add_argument("--leave-out", nargs="+", default=[])
    options.add_argument("--steps", type=int, default=400)
    chosen = options.parse_args()
    # One thread, because on a busy machine threads lose more time by waiting than they save.
    torch.set_num_threads(1)
    keep_memory()
    classes = Classes.read(chosen.work)
    photos = Photos(chosen.work, classes)
    lessons = lessons_of(chosen.work / "teacher.npz", photos, chosen.leave_out)
    name = f"without-{'-'.join(chosen.leave_out)}" if chosen.leave_out else "all"
    runs = chosen.work / "runs"
    runs.mkdir(exist_ok=True)
    torch.manual_seed(SEED)
    network = PlantNetwork(pretrained_backbone(chosen.backbone), classes)
    run = Run(network, photos, lessons, chosen.steps, SEED, hash_of(chosen.backbone))
    say(f"{name}: learns from {len(lessons.rows)} photos")
    started = time.time()
    trained = train(run, runs / f"{name}.checkpoint.pt", lambda line: say(f"{name}: {line}"))
    for source in chosen.leave_out or photos.judging_sources():
        write_scores(trained, photos, source, runs / f"scores-{source}.npz", name, run.key)
    write_fitted(trained, photos, chosen.leave_out, runs / f"fitted-{name}.npz", run.key)
    file, checkpoint = runs / f"{name}.pt", runs / f"{name}.checkpoint.pt"
    if not file.exists() or file.stat().st_mtime < checkpoint.stat().st_mtime:
        torch.save(trained.state_dict(), file)
    say(f"{name}: took {time.time() - started:.0f} s")


def write_scores(network, photos, source: str, file: Path, name: str, run: str) -> None:
    """Writes scores with the name of the run. Keeps scores of the same run and the same photos."""
    rows, pixels = photos.viewed(source, JUDGED_MAX)
    key = photos.key_of(rows, {"run": run})
    if is_written(file, key):
        return
    save(file, key=key, run=name, rows=rows, **score(network, pixels))


def write_fitted(network, photos, left_out, file: Path, run: str) -> None:
    """Writes the scores for the fitting after the training, without looks and maps of signs."""
    rows, pixels = photos.to_fit(left_out)
    key = photos.key_of(rows, {"run": run})
    if is_written(file, key):
        return
    parts = [score(network, each, looked=False) for each in pixels]
    found = {name: np.concatenate([part[name] for part in parts]) for name in parts[0] if name != "signs"}
    save(file, key=key, rows=rows, **found)


def say(line: str) -> None:
    print(line, flush=True)


main()
