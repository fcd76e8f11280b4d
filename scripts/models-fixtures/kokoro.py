"""
Makes tests/fixtures/models/kokoro: a net with the inputs, the outputs and the metadata that sherpa-onnx asks of Kokoro. What it "says" can be read
again: each token is 600 / speed samples of token / 256, then as many of speaker / 1000. Usage: python kokoro.py [folder]
"""
import sys
from pathlib import Path

import numpy as np
import onnx
import pynini
from onnx import TensorProto, helper, numpy_helper

SPEAKERS, TOKENS, STYLE = 103, 64, 2
SYMBOLS = {"$": 0, ",": 3, ".": 4, "ㄔ": 50, "ㄨ": 51, "ㄢ": 52, "2": 53, "4": 54, "ㄏ": 55, "ㄟ": 56, "ㄐ": 57, "ㄧ": 58, "ㄚ": 59, "1": 60, "ㄦ": 61, "ㄕ": 62}
SYMBOLS |= {"h": 80, "ə": 81, "l": 82, "o": 83, "ʊ": 84, "ˈ": 85, " ": 16}
CHINESE = {"船": "ㄔ ㄨ ㄢ 2", "回": "ㄏ ㄨ ㄟ 2", "家": "ㄐ ㄧ ㄚ 1", "二": "ㄦ 4", "十": "ㄕ 2"}


def net():
    constants = {"scale": [256.0], "samples": [600.0], "last": [2], "second": [1], "from": [0], "to": [1], "one": [1], "flat": [-1]}
    nodes = [
        helper.make_node("Cast", ["tokens"], ["token"], to=TensorProto.FLOAT),
        helper.make_node("Div", ["token", "scale"], ["level"]),
        helper.make_node("Unsqueeze", ["level", "last"], ["levels"]),
        helper.make_node("Slice", ["style", "from", "to", "second"], ["speaker"]),
        helper.make_node("Unsqueeze", ["speaker", "last"], ["wide"]),
        helper.make_node("Shape", ["levels"], ["shape"]),
        helper.make_node("Expand", ["wide", "shape"], ["speakers"]),
        helper.make_node("Div", ["samples", "speed"], ["length"]),
        helper.make_node("Cast", ["length"], ["count"], to=TensorProto.INT64),
        helper.make_node("Concat", ["one", "one", "count"], ["long"], axis=0),
        helper.make_node("Expand", ["levels", "long"], ["said"]),
        helper.make_node("Expand", ["speakers", "long"], ["by"]),
        helper.make_node("Concat", ["said", "by"], ["both"], axis=2),
        helper.make_node("Reshape", ["both", "flat"], ["audio"]),
    ]
    arrays = [
        numpy_helper.from_array(np.array(value, np.float32 if isinstance(value[0], float) else np.int64), name)
        for name, value in constants.items()
    ]
    inputs = [("tokens", TensorProto.INT64, [1, "n"]), ("style", TensorProto.FLOAT, [1, STYLE]), ("speed", TensorProto.FLOAT, [1])]
    graph = helper.make_graph(
        nodes,
        "kokoro",
        [helper.make_tensor_value_info(*entry) for entry in inputs],
        [helper.make_tensor_value_info("audio", TensorProto.FLOAT, ["m"])],
        arrays,
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)])
    model.ir_version = 9
    facts = {"model_type": "kokoro", "language": "multi-lang", "has_espeak": 1, "sample_rate": 24000, "version": 2, "voice": "en-us"}
    facts |= {"style_dim": f"{TOKENS},1,{STYLE}", "n_speakers": SPEAKERS, "speaker_names": "none", "model_url": "none", "see_also": "none", "maintainer": "k2-fsa"}
    for key, value in facts.items():
        model.metadata_props.add(key=key, value=str(value))
    onnx.checker.check_model(model)
    return model


def rewrite(pairs):
    """A rule that replaces each of the texts wherever it stands, over bytes, as sherpa-onnx reads them."""
    bytes_of = pynini.closure(pynini.union(*(pynini.escape(chr(at)) if at < 128 else f"[{at}]" for at in range(1, 256)))).optimize()
    return pynini.cdrewrite(pynini.string_map(pairs), "", "", bytes_of).optimize()


def main():
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2] / "tests/fixtures/models/kokoro")
    folder.mkdir(parents=True, exist_ok=True)
    onnx.save(net(), folder / "model.int8.onnx")
    voices = np.zeros((SPEAKERS, TOKENS, 1, STYLE), np.float32)
    voices[..., 0] = np.arange(SPEAKERS)[:, None, None] / 1000
    voices.tofile(folder / "voices.bin")
    (folder / "tokens.txt").write_text("".join(f"{symbol} {at}\n" for symbol, at in SYMBOLS.items()))
    (folder / "lexicon-zh.txt").write_text("".join(f"{word} {phones}\n" for word, phones in CHINESE.items()))
    # A number said digit by digit as a telephone's, one said as a quantity, and one of a date: which rule comes first can be heard.
    rewrite([("12", "二")]).write(str(folder / "phone-zh.fst"))
    rewrite([("11", "十")]).write(str(folder / "date-zh.fst"))
    rewrite([("1", "十"), ("2", "家")]).write(str(folder / "number-zh.fst"))


main()
