"""
Makes tests/fixtures/models/{supertonic,openvoice}: tiny random nets with the inputs and outputs of the packs that speak, and the samples that the
official Python implementations make with them: the package supertonic 1.3.1, and OpenVoice's repository (commit in requirements.txt) on
PYTHONPATH. Usage: python voices.py [folder]
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnxruntime as ort
import torch
from openvoice.mel_processing import spectrogram_torch
from openvoice.models import SynthesizerTrn
from safetensors.torch import save_file
from supertonic.core import Style, Supertonic, UnicodeProcessor
from torch import nn

from export import export

root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2] / "tests/fixtures/models")
torch.manual_seed(11)
LATENT, COMPRESS, CHUNK, RATE = 4, 3, 64, 8000
WIDTH, STYLE = 16, (1, 5, 8)
SAID = {
    "en": ["Hello — it costs 5 dollars, e.g., at “noon” !", "No dot at the end 🙂", "mail me@home…"],
    "fr": ["Où est l’été ? Là-bas, à côté."],
    "es": ["¿Cuándo vendrá el niño? ¡Mañana!"],
    "ru": ["Ёжик шёл домой — и пел."],
}


class Durations(nn.Module):
    """Seconds of a text: so many per character, and a share that the style adds."""

    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(256, 8)

    def forward(self, ids, style, mask):
        each = 0.03 + 0.02 * torch.sigmoid(self.table(ids).mean(-1) + style.mean())
        return (each * mask[:, 0]).sum(-1)


class Words(nn.Module):
    def __init__(self):
        super().__init__()
        self.table = nn.Embedding(256, WIDTH)
        self.mix = nn.Conv1d(WIDTH, WIDTH, 3, padding=1)

    def forward(self, ids, style, mask):
        return self.mix(self.table(ids).transpose(1, 2) * mask) * mask + style.mean()


class Field(nn.Module):
    """One step of the flow: x + v(x, words, style, t) / steps."""

    def __init__(self):
        super().__init__()
        size = LATENT * COMPRESS
        self.inside, self.words = nn.Conv1d(size, WIDTH, 3, padding=1), nn.Linear(WIDTH, WIDTH)
        self.out = nn.Conv1d(WIDTH, size, 1)

    def forward(self, noisy, words, style, text_mask, latent_mask, step, steps):
        hint = self.words((words * text_mask).sum(-1) / text_mask.sum(-1)).unsqueeze(-1)
        time = (step / steps).view(-1, 1, 1)
        return (noisy + self.out(torch.tanh(self.inside(noisy) + hint + style.mean() + time)) / steps.view(-1, 1, 1)) * latent_mask


class Vocoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.up = nn.Conv1d(LATENT * COMPRESS, CHUNK * COMPRESS, 1)

    def forward(self, latent):
        return torch.tanh(self.up(latent).transpose(1, 2).reshape(latent.shape[0], -1)) * 0.8


def supertonic():
    folder = root / "supertonic"
    letters = sorted({*map(chr, range(32, 127)), *"¿¡«»–"} | {c for texts in SAID.values() for t in texts for c in __import__("unicodedata").normalize("NFKD", t)} - {"🙂"})
    indexer = [-1] * 0x0500
    for at, letter in enumerate(letters):
        if ord(letter) < len(indexer):
            indexer[ord(letter)] = at
    (folder / "onnx").mkdir(parents=True, exist_ok=True)
    (folder / "voice_styles").mkdir(exist_ok=True)
    (folder / "onnx/unicode_indexer.json").write_text(json.dumps(indexer, separators=(",", ":")))
    config = {"ae": {"sample_rate": RATE, "base_chunk_size": CHUNK}, "ttl": {"chunk_compress_factor": COMPRESS, "latent_dim": LATENT}}
    (folder / "onnx/tts.json").write_text(json.dumps(config))
    styles = {}
    for name in ("F1", "M1"):
        ttl, dp = torch.randn(STYLE), torch.randn(1, 2, 4)
        values = {key: {"type": "float32", "dims": list(value.shape), "data": value.tolist()} for key, value in (("style_ttl", ttl), ("style_dp", dp))}
        (folder / f"voice_styles/{name}.json").write_text(json.dumps(values))
        styles[name] = Style(ttl.numpy(), dp.numpy())
    ids, mask, ttl, dp = torch.ones(1, 7, dtype=torch.int64), torch.ones(1, 1, 7), torch.randn(STYLE), torch.randn(1, 2, 4)
    text, frames = {0: "batch", 1: "length"}, {0: "batch", 2: "frames"}
    long = {0: "batch", 2: "length"}
    export(Durations(), lambda net, *x: net(*x), (ids, dp, mask), ["text_ids", "style_dp", "text_mask"], ["duration"],
           folder / "onnx/duration_predictor.onnx", {"text_ids": text, "text_mask": long})
    export(Words(), lambda net, *x: net(*x), (ids, ttl, mask), ["text_ids", "style_ttl", "text_mask"], ["text_emb"],
           folder / "onnx/text_encoder.onnx", {"text_ids": text, "text_mask": long})
    names = ["noisy_latent", "text_emb", "style_ttl", "text_mask", "latent_mask", "current_step", "total_step"]
    given = (torch.randn(1, LATENT * COMPRESS, 9), torch.randn(1, WIDTH, 7), ttl, mask, torch.ones(1, 1, 9), torch.tensor([1.0]), torch.tensor([8.0]))
    axes = {"noisy_latent": frames, "text_emb": long, "text_mask": long, "latent_mask": frames}
    export(Field(), lambda net, *x: net(*x), given, names, ["denoised_latent"], folder / "onnx/vector_estimator.onnx", axes)
    export(Vocoder(), lambda net, x: net(x), given[:1], ["latent"], ["wav_tts"], folder / "onnx/vocoder.onnx", {"latent": frames})

    processor = UnicodeProcessor(str(folder / "onnx/unicode_indexer.json"))
    nets = [ort.InferenceSession(str(folder / f"onnx/{name}.onnx")) for name in ("duration_predictor", "text_encoder", "vector_estimator", "vocoder")]
    engine = Supertonic(config, processor, *nets)
    tensors, cases = {}, []
    draw = np.random.randn
    for language, texts in SAID.items():
        for at, said in enumerate(texts):
            for voice, steps, speed in (("F1", 8, 1.05), ("M1", 2, 0.8)):
                name, drawn = f"{language}-{at}-{voice}", []
                np.random.seed(len(cases))
                np.random.randn = lambda *size: drawn.append(draw(*size)) or drawn[-1]
                try:
                    samples, seconds = engine([said], styles[voice], steps, speed, language)
                except IndexError:
                    # The package fails for characters beyond its table, so the recorded texts have none.
                    raise SystemExit(f"{said!r} has a character that the table lacks")
                cases.append({"name": name, "text": said, "language": language, "voice": voice, "steps": steps, "speed": speed, "read": processor._preprocess_text(said, language)})
                tensors[f"{name}/ids"] = torch.from_numpy(processor([said], language)[0][0])
                tensors[f"{name}/noise"] = torch.from_numpy(drawn[0].astype(np.float32))
                tensors[f"{name}/samples"] = torch.from_numpy(samples[0])
                tensors[f"{name}/seconds"] = torch.from_numpy(seconds.astype(np.float32))
    np.random.randn = draw
    save_file({name: value.contiguous() for name, value in tensors.items()}, str(folder / "reference.safetensors"))
    (folder / "cases.json").write_text(json.dumps(cases, ensure_ascii=False, indent=1))


FFT, HOP, GIN, SAMPLING = 64, 16, 16, 22050


def openvoice():
    folder = root / "openvoice"
    net = SynthesizerTrn(
        0, FFT // 2 + 1, inter_channels=8, hidden_channels=8, filter_channels=8, n_heads=2, n_layers=1, kernel_size=3, p_dropout=0.0,
        resblock="1", resblock_kernel_sizes=[3], resblock_dilation_sizes=[[1, 3, 5]], upsample_rates=[4, 4], upsample_initial_channel=16,
        upsample_kernel_sizes=[8, 8], n_speakers=0, gin_channels=GIN, zero_g=True,
    ).eval()
    with torch.no_grad():
        # The couplings begin at zero, and would then change nothing; the tone counts more than in a net that was never trained.
        for name, value in net.flow.named_parameters():
            value.add_(torch.randn_like(value) * (0.05 if "cond" not in name else 1.0))
        net.dec.conv_post.weight.mul_(5)
        for net_part in (net.ref_enc.convs, net.ref_enc.proj):
            for value in net_part.parameters():
                value.mul_(2.5)
    time = torch.arange(SAMPLING) / SAMPLING
    voice = lambda hertz, tilt: sum(torch.sin(2 * torch.pi * hertz * k * time) / k**tilt for k in range(1, 12)) * (0.5 + 0.4 * torch.sin(7 * time)) * 0.2
    source, target = voice(120.0, 1.0) + torch.randn(SAMPLING) * 0.01, voice(210.0, 1.6) + torch.randn(SAMPLING) * 0.01
    spectrum = lambda y: spectrogram_torch(y[None], FFT, SAMPLING, HOP, FFT, center=False)
    with torch.no_grad():
        tones = [net.ref_enc(spectrum(y).transpose(1, 2)).unsqueeze(-1) for y in (source, target)]
        spec = spectrum(source)
        length = torch.LongTensor([spec.size(-1)])
        # The tones of a net that was never trained are nearly alike, so the one to convert to is drawn.
        wanted = torch.randn(1, GIN, 1) * 8
        made = net.voice_conversion(spec, length, tones[0], wanted, tau=0.0)[0][0, 0]
        own = net.voice_conversion(spec, length, tones[0], tones[0], tau=0.0)[0][0, 0]
        assert np.corrcoef(made, own)[0, 1] < 0.995, np.corrcoef(made, own)
    frames = {0: "batch", 2: "frames"}
    export(net.ref_enc, lambda net, x: net(x), (spec.transpose(1, 2),), ["input"], ["tone_embedding"], folder / "ref_encoder.onnx", {"input": {0: "batch", 1: "frames"}})
    export(net, lambda net, y, n, s, t, tau: net.voice_conversion(y, n, s, t, tau)[0], (spec, length, *tones, torch.tensor(0.3)),
           ["spec", "spec_lengths", "src_tone", "dest_tone", "tau"], ["audio"], folder / "converter.onnx", {"spec": frames})
    tensors = {"source": source, "target": target, "spectrum": spec[0, :, :200], "source_tone": tones[0].flatten(), "target_tone": tones[1].flatten(), "wanted_tone": wanted.flatten(), "samples": made}
    save_file({name: value.contiguous() for name, value in tensors.items()}, str(folder / "reference.safetensors"))


supertonic()
openvoice()
