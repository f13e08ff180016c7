#!/usr/bin/env python3
"""Fits the heads of view and health of a network file again, and writes one network for each left-out publisher.

    python3 image-processor/model/refit_heads.py --work <folder> --network <file> --onnx <file>

Reads `<work>/photos.json` and `<work>/views`. Writes `<file>`, and `<work>/left-out-heads/<publisher>.onnx` with
heads that have not seen the publisher. The blocks of `--network` stay. They have learnt from most publishers,
so the health of a left-out publisher comes from the head on the pretrained blocks alone. Also writes
`<work>/made.bin` and `made.json`, the photos that show leaves smaller, and a copy `before.onnx` of the network.
"""
import argparse
import hashlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "training"))

import onnx
import torch

from opening import close
from refitting import VIEW_COLUMNS, LeftOut, Seen


def main() -> None:
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--work", type=Path, required=True)
    options.add_argument("--network", type=Path, required=True)
    options.add_argument("--onnx", type=Path, required=True)
    chosen = options.parse_args()
    torch.set_num_threads(1)
    work, model = chosen.work, onnx.load(str(chosen.network))
    seen = Seen(work, model, hashlib.sha256(chosen.network.read_bytes()).hexdigest())
    left = LeftOut(seen)
    health = left.health()
    shift = left.shift(health)
    for heads in left.views.values():
        heads.offset -= shift
    heads = {"pretrained": left.pretrained[""], "remembered": left.remembered[""]}
    folder = work / "left-out-heads"
    folder.mkdir(exist_ok=True)
    for publisher, view in left.views.items():
        if publisher == "":
            continue
        own, told = health, heads
        if publisher in left.pretrained:
            own = left.health_without(publisher)
            told = {**heads, "pretrained": left.pretrained[publisher]}
        onnx.save(close(model, told, own, (VIEW_COLUMNS, view)), str(folder / f"{publisher}.onnx"))
    (work / "before.onnx").write_bytes(chosen.network.read_bytes())
    onnx.save(close(model, heads, health, (VIEW_COLUMNS, left.views[""])), str(chosen.onnx))
    made = [k for k, name in enumerate(seen.made) if name != ""]
    (work / "made.bin").write_bytes(seen.pixels[made].tobytes())
    (work / "made.json").write_text(json.dumps([seen.rows[k] for k in made]))
    print(json.dumps({"shift of the view": shift, **health}))


main()
