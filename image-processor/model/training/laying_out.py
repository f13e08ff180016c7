"""Prepares folders of labelled photos for `npm run evaluate`, which runs the service's code on them."""
import csv
from pathlib import Path

import numpy as np

from photos import Photos

HEALTH = {"NO_PLANT": "n/a", "PLANT": "unknown", "HEALTHY": "healthy", "DISEASED": "diseased"}
COLUMNS = ("file", "label", "health", "source", "species", "network")


def lay_out(folder: Path, work: Path, photos: Photos, rows, networks=None) -> None:
    """
    Links the photos of some rows, and lists them in `manifest.csv`. `networks` gives the network file
    that judges a source. The shipped network judges all other sources.
    """
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        if old.suffix != ".onnx":
            old.unlink()
    with open(folder / "manifest.csv", "w", newline="") as file:
        table = csv.writer(file)
        table.writerow(COLUMNS)
        for row in rows:
            photo = photos.rows[row]
            source, kind = photo["source"], photo["kind"]
            name = f"{source}-{row}{Path(photo['file']).suffix.lower()}"
            (folder / name).symlink_to((work / photo["file"]).resolve())
            label = photo.get("condition") or kind.lower()
            network = (networks or {}).get(source, "")
            table.writerow([name, label, HEALTH[kind], source, photo["species"] or "", network])


def evenly(rows, rows_max: int) -> np.ndarray:
    return rows[np.linspace(0, len(rows) - 1, min(len(rows), rows_max)).astype(int)]
