"""Writes the network that ships as ONNX."""
from pathlib import Path

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from calibration import OUTPUTS
from network import SIDE_PX

HALVED_FROM = 1024
"""Weights of so many numbers are stored in 16 bits."""


def write_onnx(shipped, file: Path) -> None:
    sample = torch.zeros(1, SIDE_PX, SIDE_PX, 3, dtype=torch.uint8)
    torch.onnx.export(
        shipped.eval().cpu(),
        (sample,),
        str(file),
        input_names=["photo"],
        output_names=list(OUTPUTS),
        opset_version=17,
        do_constant_folding=True,
        dynamo=False,
    )
    model = onnx.load(str(file))
    halve(model)
    onnx.checker.check_model(model)
    onnx.save(model, str(file))


def halve(model) -> None:
    """Stores large weights in 16 bits; the runtime widens them once, when it loads the file."""
    casts, kept = [], []
    for weight in model.graph.initializer:
        values = numpy_helper.to_array(weight)
        if values.dtype != np.float32 or values.size < HALVED_FROM:
            kept.append(weight)
            continue
        half = f"{weight.name}_half"
        kept.append(numpy_helper.from_array(values.astype(np.float16), half))
        casts.append(helper.make_node("Cast", [half], [weight.name], to=TensorProto.FLOAT))
    nodes = [*casts, *model.graph.node]
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(nodes)
