#!/usr/bin/env python3
"""Reports how each network performs on the sources that it has never seen.

    python3 image-processor/model/judge_network.py --work <folder>

Reads the results of `train_network.py --leave-out`, prints a line for each left-out source, and writes
`<work>/strangers.json`. The calibration for a source is fitted on the other left-out sources.
"""
import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "training"))

import torch

from judging import judge
from network import Classes
from photos import Photos
from shipping import Work


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    chosen = options.parse_args()
    torch.set_num_threads(1)
    photos = Photos(chosen.work, Classes.read(chosen.work))
    found = judge(Work(chosen.work, photos))
    for line in found:
        print(", ".join(f"{name} {value}" for name, value in line.items()))
    (chosen.work / "strangers.json").write_text(json.dumps(found, indent=2))


main()
