"""Writes the speaker encoder of the PyPI package resemblyzer (GE2E: three LSTMs and a layer) as ONNX, without torch.

    python3 ge2e.py pretrained.pt RESULT

Input `mels` [batch, frames, 40], output `embedding` [batch, 256], of length 1.
"""
import pickle
import sys

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper


class Storage:
    """Stands in for what torch pickles; only tensors of floats are rebuilt."""

    def __init__(self, *_):
        pass

    def __setstate__(self, _):
        pass


class Named(dict):
    """A dictionary that takes the attributes of torch's."""


def read(path: str) -> dict:
    """Reads torch's format before 1.6: four pickles, then each storage as a count and its bytes."""
    class Unpickler(pickle.Unpickler):
        def find_class(self, module, name):
            if (module, name) == ("torch._utils", "_rebuild_tensor_v2"):
                return lambda storage, offset, size, stride, *_: (storage, offset, size)
            if (module, name) == ("collections", "OrderedDict"):
                return Named
            return Storage

        def persistent_load(self, key):
            return key[2]

    with open(path, "rb") as file:
        for _ in range(3):
            pickle.load(file)
        state = Unpickler(file).load()["model_state"]
        storages = {}
        for key in pickle.load(file):
            (count,) = numpy.frombuffer(file.read(8), "<i8")
            storages[key] = numpy.frombuffer(file.read(4 * count), "<f4")
    return {
        name: storages[key][offset : offset + int(numpy.prod(size))].reshape(size)
        for name, (key, offset, size) in state.items()
        if len(size) > 0
    }


def gates(values: numpy.ndarray) -> numpy.ndarray:
    """torch's order of gates (input, forget, cell, output) becomes ONNX's (input, output, forget, cell)."""
    i, f, c, o = numpy.split(values, 4)
    return numpy.concatenate([i, o, f, c])


def build(state: dict) -> onnx.ModelProto:
    nodes, constants = [helper.make_node("Transpose", ["mels"], ["layer0"], perm=[1, 0, 2])], []

    def constant(name: str, values: numpy.ndarray) -> str:
        """A constant of 16 bits, which keeps the file small."""
        constants.append(numpy_helper.from_array(values.astype(numpy.float16), f"{name}_half"))
        nodes.append(helper.make_node("Cast", [f"{name}_half"], [name], to=TensorProto.FLOAT))
        return name

    for layer in range(3):
        inputs = constant(f"W{layer}", gates(state[f"lstm.weight_ih_l{layer}"])[None])
        hidden = constant(f"R{layer}", gates(state[f"lstm.weight_hh_l{layer}"])[None])
        biases = [gates(state[f"lstm.bias_{kind}_l{layer}"]) for kind in ("ih", "hh")]
        bias = constant(f"B{layer}", numpy.concatenate(biases)[None])
        outputs = [f"all{layer}", f"last{layer}"]
        nodes.append(helper.make_node("LSTM", [f"layer{layer}", inputs, hidden, bias], outputs, hidden_size=256))
        nodes.append(helper.make_node("Squeeze", [outputs[0], "one"], [f"layer{layer + 1}"]))
    constants.append(numpy_helper.from_array(numpy.array([1], numpy.int64), "one"))
    constants.append(numpy_helper.from_array(numpy.array([0], numpy.int64), "zero"))
    nodes += [
        helper.make_node("Squeeze", ["last2", "zero"], ["state"]),
        helper.make_node("Gemm", ["state", constant("weight", state["linear.weight"]), constant("bias", state["linear.bias"])], ["raw"], transB=1),
        helper.make_node("Relu", ["raw"], ["positive"]),
        helper.make_node("LpNormalization", ["positive"], ["embedding"], axis=1, p=2),
    ]
    casts = [node for node in nodes if node.op_type == "Cast"]
    rest = [node for node in nodes if node.op_type != "Cast"]
    floats = lambda name, shape: helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
    graph = helper.make_graph(
        casts + rest,
        "ge2e",
        [floats("mels", ["batch", "frames", 40])],
        [floats("embedding", ["batch", 256])],
        constants,
    )
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9, producer_name="scripts/assets/nets/ge2e.py")


net = build(read(sys.argv[1]))
onnx.checker.check_model(net)
with open(sys.argv[2], "wb") as file:
    file.write(net.SerializeToString(deterministic=True))
