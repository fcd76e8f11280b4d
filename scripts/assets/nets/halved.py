"""Writes a net with weights of 16 bits, which are made floats of when it is opened.

    python3 halved.py NET RESULT
"""
import sys

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

net = onnx.load(sys.argv[1])
casts = []
for at, constant in enumerate(net.graph.initializer):
    values = numpy_helper.to_array(constant)
    if values.dtype != numpy.float32 or values.size < 256:
        continue
    name = f"{constant.name}_half"
    casts.append(helper.make_node("Cast", [name], [constant.name], to=TensorProto.FLOAT))
    net.graph.initializer[at].CopyFrom(numpy_helper.from_array(values.astype(numpy.float16), name))
rest = list(net.graph.node)
del net.graph.node[:]
net.graph.node.extend(casts + rest)
onnx.checker.check_model(net)
with open(sys.argv[2], "wb") as file:
    file.write(net.SerializeToString(deterministic=True))
