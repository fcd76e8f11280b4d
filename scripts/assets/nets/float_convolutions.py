"""Keeps the 8-bit weights of a dynamically quantized ONNX net and lets its convolutions compute with floats.

onnxruntime has no fast ConvInteger for CPUs: Kokoro takes 0.65 seconds of a core for a second of speech with it, and 0.35 without. The
weights become floats when a session folds its constants, so the file keeps its size.

    python3 float_convolutions.py NET RESULT
"""
import sys

import onnx
from onnx import helper, numpy_helper


def convert(net: onnx.ModelProto) -> onnx.ModelProto:
    graph = net.graph
    constants = {constant.name: constant for constant in graph.initializer}
    maker = {output: node for node in graph.node for output in node.output}
    readers: dict[str, list[onnx.NodeProto]] = {}
    for node in graph.node:
        for name in node.input:
            readers.setdefault(name, []).append(node)

    def reader(name: str) -> onnx.NodeProto:
        (only,) = readers[name]
        return only

    def other_input(node: onnx.NodeProto, name: str) -> str:
        (other,) = [one for one in node.input if one != name]
        return other

    replaced: dict[str, list[onnx.NodeProto]] = {}
    gone: set[str] = set()
    weights: set[str] = set()
    for integer in [node for node in graph.node if node.op_type == "ConvInteger"]:
        values, weight, _, zero = integer.input
        after, bias = reader(integer.output[0]), []
        if after.op_type == "Add":
            gone.add(after.output[0])
            rounded = maker[other_input(after, integer.output[0])]
            while rounded.op_type != "Div":
                rounded = maker[rounded.input[0]]
            bias = [rounded.input[0]]
            after = reader(after.output[0])
        scaled = reader(after.output[0])
        assert (after.op_type, scaled.op_type) == ("Cast", "Mul")
        (scale,) = [name for name in maker[other_input(scaled, after.output[0])].input if name in constants]
        whole, nodes = f"{weight}_whole", []
        if whole not in weights:
            weights.add(whole)
            shifted = f"{weight}_cast"
            nodes.append(helper.make_node("Cast", [weight], [shifted], to=onnx.TensorProto.FLOAT))
            if numpy_helper.to_array(constants[zero]).any():
                nodes.append(helper.make_node("Cast", [zero], [f"{zero}_cast_{whole}"], to=onnx.TensorProto.FLOAT))
                nodes.append(helper.make_node("Sub", [shifted, f"{zero}_cast_{whole}"], [f"{weight}_shifted"]))
                shifted = f"{weight}_shifted"
            nodes.append(helper.make_node("Mul", [shifted, scale], [whole]))
        convolution = helper.make_node("Conv", [maker[values].input[0], whole, *bias], [scaled.output[0]], name=integer.name)
        convolution.attribute.extend(integer.attribute)
        gone |= {integer.output[0], after.output[0]}
        replaced[scaled.output[0]] = [*nodes, convolution]

    nodes = [one for node in graph.node if node.output[0] not in gone for one in replaced.get(node.output[0], [node])]
    while True:
        read = {name for node in nodes for name in node.input} | {output.name for output in graph.output}
        left = [node for node in nodes if any(output in read for output in node.output)]
        if len(left) == len(nodes):
            break
        nodes = left
    kept = [constant for constant in graph.initializer if constant.name in read]
    del graph.node[:], graph.initializer[:], graph.value_info[:]
    graph.node.extend(nodes)
    graph.initializer.extend(kept)
    return net


net = convert(onnx.load(sys.argv[1]))
onnx.checker.check_model(net, full_check=False)
with open(sys.argv[2], "wb") as file:
    file.write(net.SerializeToString(deterministic=True))
