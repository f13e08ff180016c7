"""Opens a network file at the features of its blocks, and closes it with other heads."""
import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

LOOK, FEATURES = "/Div_7_output_0", "/Div_5_output_0"
TUNED, PRETRAINED, REMEMBERED = "/Div_6_output_0", "/answers/Gather_2_output_0", "/answers/Gather_output_0"
TRUST = "/answers/scale/Clip_output_0"
"""The names that the exporter gives to features, to the three scores of health, and to the trust."""
PRETRAINED_HEAD, REMEMBERED_HEAD = "answers.lasting", "answers.remembering.diseased"
SEEN = {"look": LOOK, "features": FEATURES, "tuned": TUNED, "plant": "plant", "familiarity": "familiarity"}


def see(model, views) -> dict:
    """What the blocks see on views, bytes N x side x side x 3, and the answers that no head here changes."""
    opened = onnx.ModelProto()
    opened.CopyFrom(model)
    known = {output.name for output in opened.graph.output}
    for name in SEEN.values():
        if name not in known:
            opened.graph.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, None))
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(opened.SerializeToString(), options)
    rows = [session.run(list(SEEN.values()), {"photo": view[None]}) for view in views]
    found = {name: np.stack([row[k].reshape(-1) for row in rows]) for k, name in enumerate(SEEN)}
    return {name: each[:, 0] if each.shape[1] == 1 else each for name, each in found.items()}


def close(model, heads: dict, health: dict, view):
    """
    Returns a copy of the network with other heads of health and with a head of the view. `health` has the
    three `shares` of the score of strangers, and the lines `strange` and `known`, slope and offset each. With
    None as `known`, familiar photos count as strange.
    """
    closed = onnx.ModelProto()
    closed.CopyFrom(model)
    graph = closed.graph
    for name, head in ((PRETRAINED_HEAD, heads["pretrained"]), (REMEMBERED_HEAD, heads["remembered"])):
        replace(graph, f"{name}.weight_short", head.weight.detach().numpy().astype(np.float16))
        replace(graph, f"{name}.offset", head.offset.numpy().astype(np.float32))
    cut(graph, ("diseased", "view"))
    columns, head = view
    weight = head.weight.detach().numpy().astype(np.float32)
    lines = [name for name in ("strange", "known") if health[name] is not None]
    constants = {
        "heads/shares": np.array(health["shares"], np.float32)[:, None],
        **{f"heads/{name}_slope": np.float32(health[name][0]) for name in lines},
        **{f"heads/{name}_offset": np.float32(health[name][1]) for name in lines},
        "heads/columns": np.array(columns, np.int64),
        "heads/view_weight": weight,
        "heads/view_offset": head.offset.numpy().astype(np.float32),
        "heads/least": np.float32(1e-12),
        "heads/last": np.array([1], np.int64),
    }
    graph.initializer.extend(numpy_helper.from_array(np.asarray(each), name) for name, each in constants.items())
    graph.node.extend([*health_nodes(len(lines) > 1), *view_nodes()])
    if all(output.name != "view" for output in graph.output):
        graph.output.append(helper.make_tensor_value_info("view", TensorProto.FLOAT, ["photos"]))
    onnx.checker.check_model(closed)
    return closed


def health_nodes(is_trusting: bool) -> list:
    scores = (("tuned", TUNED), ("pretrained", PRETRAINED), ("remembered", REMEMBERED))
    names = [f"heads/{name}_score" for name, _ in scores]
    sum_of = [
        *[helper.make_node("Unsqueeze", [score, "heads/last"], [name]) for name, (_, score) in zip(names, scores)],
        helper.make_node("Concat", names, ["heads/scores"], axis=1),
        helper.make_node("MatMul", ["heads/scores", "heads/shares"], ["heads/summed"]),
        helper.make_node("Squeeze", ["heads/summed", "heads/last"], ["heads/sum"]),
        *line("heads/sum", "strange"),
    ]
    if not is_trusting:
        return [*sum_of, helper.make_node("Sigmoid", ["heads/strange"], ["diseased"])]
    return [
        *sum_of,
        *line(REMEMBERED, "known"),
        helper.make_node("Sub", ["heads/known", "heads/strange"], ["heads/apart"]),
        helper.make_node("Mul", ["heads/apart", TRUST], ["heads/trusted"]),
        helper.make_node("Add", ["heads/strange", "heads/trusted"], ["heads/health"]),
        helper.make_node("Sigmoid", ["heads/health"], ["diseased"]),
    ]


def line(score: str, name: str) -> list:
    return [
        helper.make_node("Mul", [score, f"heads/{name}_slope"], [f"heads/{name}_scaled"]),
        helper.make_node("Add", [f"heads/{name}_scaled", f"heads/{name}_offset"], [f"heads/{name}"]),
    ]


def view_nodes() -> list:
    """The columns are means, which have either sign, so the root keeps the sign (`heads.rooted`)."""
    return [
        helper.make_node("Gather", [LOOK, "heads/columns"], ["heads/means"], axis=1),
        helper.make_node("Abs", ["heads/means"], ["heads/sizes"]),
        helper.make_node("Add", ["heads/sizes", "heads/least"], ["heads/positive"]),
        helper.make_node("Sqrt", ["heads/positive"], ["heads/roots"]),
        helper.make_node("Sign", ["heads/means"], ["heads/signs"]),
        helper.make_node("Mul", ["heads/roots", "heads/signs"], ["heads/rooted"]),
        helper.make_node("Gemm", ["heads/rooted", "heads/view_weight", "heads/view_offset"], ["heads/view_scores"]),
        helper.make_node("Sigmoid", ["heads/view_scores"], ["heads/view_probability"]),
        helper.make_node("Squeeze", ["heads/view_probability", "heads/last"], ["view"]),
    ]


def replace(graph, name: str, values) -> None:
    weight = next(each for each in graph.initializer if each.name == name)
    weight.CopyFrom(numpy_helper.from_array(values.reshape(tuple(weight.dims)), name))


def cut(graph, outputs) -> None:
    """Removes what computes these outputs and nothing else."""
    kept = {output.name for output in graph.output} - set(outputs)
    kept |= {LOOK, FEATURES, TUNED, PRETRAINED, REMEMBERED, TRUST}
    while unread := [node for node in graph.node if not set(node.output) & (kept | read_by(graph))]:
        for node in unread:
            graph.node.remove(node)
    read = read_by(graph)
    for weight in [each for each in graph.initializer if each.name not in read]:
        graph.initializer.remove(weight)


def read_by(graph) -> set:
    return {name for node in graph.node for name in node.input}
