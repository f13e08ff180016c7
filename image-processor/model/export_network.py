#!/usr/bin/env python3
"""Calibrates a trained network on the views, writes it as ONNX and prints its figures.

    python3 image-processor/model/export_network.py \\
        --work <folder> [--leave-out <source>] --onnx <file>

Links some of the held-out photos of every source in `<work>/held-out`, with a `manifest.csv`. With
`--leave-out`, it links photos of that source in `<work>/without-<source>` instead. So
`npm run evaluate -- <folder> --network <file>` scores them through the service's own code.
"""
import argparse
import csv
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "training"))

import numpy as np
import torch

from calibration import OUTPUTS, ship
from figures import area_under_curve, calibration_error, recalls
from network import SIDE_PX, PlantNetwork
from photos import CALIBRATE, HOLD_OUT, Photos

PHOTOS_PER_SOURCE_MAX = 150


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--leave-out", default="")
    options.add_argument("--onnx", type=Path, required=True)
    chosen = options.parse_args()
    photos = Photos(chosen.work)
    name = f"without-{chosen.leave_out}" if chosen.leave_out else "network"
    network = PlantNetwork()
    network.load_state_dict(torch.load(chosen.work / f"{name}.pt"))
    shipped = ship(network, photos, chosen.leave_out)
    write_onnx(shipped, chosen.onnx)
    left_out = photos.source == chosen.leave_out
    held = np.flatnonzero(left_out if chosen.leave_out else photos.part == HOLD_OUT)
    # All views of a source left out are new to the network, of others those of the calibration part.
    seen = left_out[photos.viewed] if chosen.leave_out else photos.part[photos.viewed] == CALIBRATE
    report(photos, photos.viewed[seen], answers(shipped, photos.views, np.flatnonzero(seen)))
    some = [spread(held[photos.source[held] == source]) for source in np.unique(photos.source[held])]
    lay_out(photos, np.concatenate(some), chosen.work / (name if chosen.leave_out else "held-out"))


def write_onnx(shipped, file: Path) -> None:
    sample = torch.zeros(1, SIDE_PX, SIDE_PX, 3, dtype=torch.uint8)
    torch.onnx.export(
        shipped,
        sample,
        str(file),
        input_names=["photo"],
        output_names=list(OUTPUTS),
        opset_version=13,
        do_constant_folding=True,
    )


def answers(shipped, views, rows) -> dict:
    parts = []
    with torch.no_grad():
        for start in range(0, len(rows), 128):
            parts.append(shipped(torch.from_numpy(views[rows[start : start + 128]])))
    return {name: torch.cat([part[k] for part in parts]).numpy() for k, name in enumerate(OUTPUTS)}


def report(photos, rows, found) -> None:
    plant = photos.plant[rows]
    yes, no = recalls(found["plant"], plant, 0.5) if len(set(plant)) > 1 else (float("nan"),) * 2
    print(f"plant: {len(rows)} photos, recall plants {yes:.3f}, no plants {no:.3f}, at 0.5")
    for threshold in (0.2, 0.3, 0.4):
        if len(set(plant)) > 1:
            print(f"  at {threshold}: {recalls(found['plant'], plant, threshold)}")
    sources = photos.source[rows]
    for source in np.unique(sources):
        some = sources == source
        print(f"  {source}: {some.sum()} photos, taken for plants {(found['plant'][some] > 0.5).mean():.3f}")
    for source in [*np.unique(sources), None]:
        some = (photos.diseased[rows] >= 0) & (True if source is None else sources == source)
        if some.any():
            report_health(source or "all", photos, rows[some], {n: v[some] for n, v in found.items()})


def report_health(title, photos, rows, found) -> None:
    diseased, chosen = photos.diseased[rows], found["diseased"] > 0.5
    right = chosen == (diseased == 1)
    sick, sound = recalls(found["diseased"], diseased, 0.5)
    confidence = np.maximum(found["diseased"], 1 - found["diseased"])
    line = [
        f"{title}: {len(rows)} photos, area {area_under_curve(found['diseased'], diseased == 1):.3f}",
        f"right {right.mean():.3f}, recall diseased {sick:.3f}, healthy {sound:.3f}",
        f"calibration error {calibration_error(confidence, right):.3f}",
        f"familiar {(found['familiarity'] > 0.5).mean():.3f}",
    ]
    for name, targets in (("groups", photos.group[rows]), ("conditions", photos.condition[rows])):
        known = targets >= 0
        if known.any():
            best = found[name][known].argmax(1)
            hit = best == targets[known]
            error = calibration_error(found[name][known].max(1), hit)
            line.append(f"{name} {hit.mean():.3f} (calibration error {error:.3f})")
    named = (photos.condition[rows] >= 0) | (diseased == 0)
    best = np.where(chosen, found["conditions"].argmax(1), -1)
    truth = np.where(diseased == 1, photos.condition[rows], -1)
    line.append(f"healthy or condition right {(best == truth)[named].mean():.3f}")
    print(", ".join(line))


def spread(rows):
    count = min(len(rows), PHOTOS_PER_SOURCE_MAX)
    return rows[(np.arange(count) * len(rows) / count).astype(int)]


def lay_out(photos, rows, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    with open(folder / "manifest.csv", "w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["file", "label", "health", "source"])
        for row in rows:
            photo = photos.rows[row]
            name = f"{photo['source']}-{row}{Path(photo['file']).suffix.lower()}"
            (folder / name).symlink_to(photo["file"])
            label = photo.get("condition") or photo["kind"].lower()
            table.writerow([name, label, HEALTH[photo["kind"]], photo["source"]])


HEALTH = {"NO_PLANT": "n/a", "PLANT": "unknown", "HEALTHY": "healthy", "DISEASED": "diseased"}

main()
