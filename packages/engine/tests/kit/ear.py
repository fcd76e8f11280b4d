"""A foreign ear: whisper base writes what it hears, and what it wrote is compared with what was to be said.

    python3 ear.py FOLDER-OF-WHISPER LANGUAGE < sentences.json > heard.json

A sentence is {"wav", "text", "inWords"}: `text` is what somebody wrote, `inWords` the same with numbers and abbreviations in words; the nearer of the
two counts. An answer adds `received`, `words`, `errors` (words wrong, missing or too many; signs in Chinese), and `apart`: the errors without
those that sound the same, which is all that a voice can do about “a droit” and “à droit”; and `quality`, DNSMOS's guess at what listeners
would give the sound, from 1 to 5 (P.835, overall).
"""
import json
import re
import sys
import unicodedata
import wave
from importlib.util import find_spec
from pathlib import Path

import cn2an
import espeakng_loader
import numpy
import onnxruntime
from faster_whisper import WhisperModel
from num2words import num2words
from opencc import OpenCC
from phonemizer.backend.espeak.wrapper import EspeakWrapper
from pypinyin import Style, lazy_pinyin
from whisper_normalizer.basic import BasicTextNormalizer
from whisper_normalizer.english import EnglishTextNormalizer

EspeakWrapper.set_library(espeakng_loader.get_library_path())
EspeakWrapper.set_data_path(espeakng_loader.get_data_path())
from phonemizer.backend import EspeakBackend  # noqa: E402

folder, language = sys.argv[1:]
model = WhisperModel(folder, device="cpu", compute_type="int8", cpu_threads=2)
plain, english, simplified = BasicTextNormalizer(), EnglishTextNormalizer(), OpenCC("t2s")
units = {
    "fr": {"€": "euros", "$": "dollars", "%": "pour cent", "kg": "kilogrammes", "h": "heures"},
    "es": {"€": "euros", "$": "dólares", "%": "por ciento", "kg": "kilogramos"},
    "ru": {"₽": "рублей", "$": "долларов", "%": "процентов", "кг": "килограмм"},
}


def words_of(text: str) -> list[str]:
    """Words without case and marks, numbers written out: as such comparisons are commonly made."""
    if language == "en":
        return english(text).split()
    text = unicodedata.normalize("NFC", text.replace("’", "'"))
    if language == "zh":
        return [sign for sign in plain(cn2an.transform(simplified.convert(text), "an2cn")) if sign.strip()]
    text = re.sub(r"(?<=\d)[\s\u00a0\u202f](?=\d{3}\b)", "", text)
    text = re.sub(r"(\d{1,2})\s*h\s*(\d{2})", r"\1 heures \2", text) if language == "fr" else text
    text = re.sub(r"(\d{1,2}):(\d{2})", r"\1 \2", text)
    for short, long in units[language].items():
        text = re.sub(r"(?<=\d)\s*" + re.escape(short) + r"(?!\w)", f" {long}", text)

    def in_words(found: re.Match) -> str:
        digits = found.group(0).replace(",", ".")
        return f" {num2words(float(digits) if '.' in digits else int(digits), lang=language)} "

    return plain(re.sub(r"\d+(?:[.,]\d+)?", in_words, text)).replace("ё", "е").split()


backend = None if language == "zh" else EspeakBackend({"en": "en-us", "fr": "fr-fr"}.get(language, language), with_stress=False)
sounds: dict[str, str] = {}


def sounds_of(words: list[str]) -> list[str]:
    """How each word sounds alone; signs by their syllables and tones."""
    if backend is None:
        return [lazy_pinyin(word, style=Style.TONE3)[0] for word in words] if len(words) < 2 else lazy_pinyin("".join(words), style=Style.TONE3)
    unknown = [word for word in dict.fromkeys(words) if word not in sounds]
    sounds.update(zip(unknown, backend.phonemize(unknown, strip=True)))
    return [sounds[word] for word in words]


def distance(one: list[str], other: list[str]) -> int:
    row = list(range(len(other) + 1))
    for i, left in enumerate(one, 1):
        before, row[0] = row[0], i
        for j, right in enumerate(other, 1):
            before, row[j] = row[j], min(before + (left != right), row[j] + 1, row[j - 1] + 1)
    return row[-1]


mos = onnxruntime.InferenceSession(Path(find_spec("speechmos").origin).parent / "dnsmos_models/sig_bak_ovr.onnx")
rate, judged = 16_000, 144_160


def quality_of(path: str) -> float:
    """The mean of DNSMOS over stretches of nine seconds; what is shorter is repeated, as its authors do."""
    with wave.open(path) as file:
        samples = numpy.frombuffer(file.readframes(file.getnframes()), numpy.int16).astype(numpy.float32) / 32_768
    samples = numpy.tile(samples, -(-judged // len(samples))) if len(samples) < judged else samples
    starts = range(0, len(samples) - judged + 1, rate)
    raw = [mos.run(None, {mos.get_inputs()[0].name: samples[None, at : at + judged]})[0][0][2] for at in starts]
    return float(numpy.mean(numpy.polyval([-0.06766283, 1.11546468, 0.04602535], raw)))


answers = []
for sentence in json.load(sys.stdin):
    segments, _ = model.transcribe(sentence["wav"], language=language, beam_size=5, temperature=0, condition_on_previous_text=False)
    heard = "".join(segment.text for segment in segments).strip()
    got = words_of(heard)
    wanted = min((words_of(sentence[name]) for name in ("text", "inWords")), key=lambda words: distance(words, got) / len(words))
    # An ear that understands nothing may repeat itself without end, which is no more than not understood.
    errors = min(distance(wanted, got), len(wanted))
    apart = min(errors, distance(sounds_of(wanted), sounds_of(got))) if got else errors
    answers.append({"text": sentence["text"], "received": heard, "words": len(wanted), "errors": errors, "apart": apart, "quality": quality_of(sentence["wav"])})
json.dump(answers, sys.stdout, ensure_ascii=False)
