"""Writes the shipped network as ONNX."""
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from onnx import TensorProto, helper, numpy_helper

from calibration import OUTPUTS
from network import SIDE_PX

SHORTENED_FROM = 1024
"""Weights with at least this many numbers are stored in fewer bits."""


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
    fold(file)
    model = onnx.load(str(file))
    pad_within(model)
    shorten(model)
    unused = [each for each in model.opset_import if each.domain != ""]
    for each in unused:
        model.opset_import.remove(each)
    onnx.checker.check_model(model)
    onnx.save(model, str(file))


def fold(file: Path) -> None:
    """Precomputes all constants, so that the file loads in three quarters of the time."""
    options = onnxruntime.SessionOptions()
    options.graph_optimization_level = onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    options.optimized_model_filepath = str(file)
    onnxruntime.InferenceSession(file.read_bytes(), options)


def pad_within(model) -> None:
    """
    Moves separate paddings into their convolutions, with the same zeros. A separate padding makes the
    runtime convert the whole map to another memory layout and back.
    """
    weights = {weight.name: weight for weight in model.graph.initializer}
    for padding in [node for node in model.graph.node if node.op_type == "Pad"]:
        before, after = np.split(numpy_helper.to_array(weights[padding.input[1]]), 2)
        (convolution,) = (node for node in model.graph.node if padding.output[0] in node.input)
        pads = next(each for each in convolution.attribute if each.name == "pads")
        if any(pads.ints) or any(before[:2]) or any(after[:2]):
            raise ValueError(f"{convolution.name} cannot pad as {padding.name} does")
        pads.ints[:] = [*map(int, before[2:]), *map(int, after[2:])]
        convolution.input[0] = padding.input[0]
        model.graph.node.remove(padding)
    read = {name for node in model.graph.node for name in node.input}
    for weight in weights.values():
        if weight.name not in read:
            model.graph.initializer.remove(weight)


def shorten(model) -> None:
    """
    Stores large weights in fewer bits; the runtime widens them once, when it loads the file. A weight of
    the pretrained blocks has at most 256 values, so 8 bits lose nothing. Other weights get 16 bits.
    """
    widened, kept = [], []
    for weight in model.graph.initializer:
        values = numpy_helper.to_array(weight)
        if values.dtype != np.float32 or values.size < SHORTENED_FROM:
            kept.append(weight)
            continue
        short = f"{weight.name}_short"
        table, places = np.unique(values, return_inverse=True)
        if len(table) > 256:
            kept.append(numpy_helper.from_array(values.astype(np.float16), short))
            widened.append(helper.make_node("Cast", [short], [weight.name], to=TensorProto.FLOAT))
            continue
        places = places.reshape(values.shape).astype(np.uint8)
        kept += [numpy_helper.from_array(places, short), numpy_helper.from_array(table, f"{short}_table")]
        widened.append(helper.make_node("Cast", [short], [f"{short}_places"], to=TensorProto.INT32))
        widened.append(helper.make_node("Gather", [f"{short}_table", f"{short}_places"], [weight.name]))
    nodes = [*widened, *model.graph.node]
    del model.graph.initializer[:], model.graph.node[:]
    model.graph.initializer.extend(kept)
    model.graph.node.extend(nodes)
