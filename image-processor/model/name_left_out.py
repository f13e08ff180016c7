#!/usr/bin/env python3
"""Names the conditions of left-out leaves on what `refit_heads.py` has seen.

    python3 image-processor/model/name_left_out.py --work <folder>

Writes `<work>/left-out-names.json`: familiarity, symptom groups and conditions of every leaf, by file.
"""
import argparse
import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "training"))

import onnx
import torch

from naming import names_left_out
from network import Classes
from refitting import Seen


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    work = options.parse_args().work
    torch.set_num_threads(1)
    network = work / "before.onnx"
    seen = Seen(work, onnx.load(str(network)), hashlib.sha256(network.read_bytes()).hexdigest())
    (work / "left-out-names.json").write_text(json.dumps(names_left_out(seen, Classes.read(work))))


main()
