"""
Makes tests/fixtures/models/{qwen3,marian}: tiny random language models as transformers.js publishes them, and the tokens that transformers
generates with them. Usage: python words.py [folder]
"""
import json
import sys
from pathlib import Path

import torch
from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers
from transformers import DynamicCache, MarianConfig, MarianMTModel, Qwen3Config, Qwen3ForCausalLM

from export import export

root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2] / "tests/fixtures/models")
torch.manual_seed(5)
CORPUS = [
    "You are the help assistant. Answer only from the facts below. If they do not say it, say that you do not know.",
    "How many credits does a picture cost? A picture costs two credits. Files are deleted after seven days.",
    "Combien coûte une image ? Une image coûte deux crédits. ¿Cuánto cuesta una imagen? Cuesta dos créditos.",
    "Сколько стоит картинка? Картинка стоит два кредита. 一张图片多少积分？一张图片两个积分。",
    "a red fox in the snow, un renard roux dans la neige, un zorro rojo en la nieve, рыжая лиса в снегу, 雪中的红狐狸",
]
QWEN = r"(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+"
TEXTS = ["How many credits?", "Combien coûte une image ?  Deux.", "Сколько стоит?\nДва.", "一张图片多少积分？", "It's 42 — don't 🙂 worry"]


def qwen3():
    folder = root / "qwen3"
    tokenizer = Tokenizer(models.BPE())
    tokenizer.normalizer = normalizers.NFC()
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Split(Regex(QWEN), "isolated"), pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False)]
    )
    tokenizer.decoder = decoders.ByteLevel()
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>"]
    trainer = trainers.BpeTrainer(vocab_size=400, special_tokens=special, initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False)
    tokenizer.train_from_iterator(CORPUS, trainer)
    tokenizer.add_tokens(["<think>", "</think>"])
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer.save(str(folder / "tokenizer.json"))
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "Qwen2Tokenizer", "add_bos_token": False, "eos_token": "<|im_end|>"}))
    ends = [tokenizer.token_to_id("<|im_end|>"), tokenizer.token_to_id("<|endoftext|>")]
    config = Qwen3Config(
        vocab_size=tokenizer.get_vocab_size(), hidden_size=16, intermediate_size=32, num_hidden_layers=2, num_attention_heads=4,
        num_key_value_heads=2, head_dim=8, max_position_embeddings=512, eos_token_id=ends, pad_token_id=ends[1], attn_implementation="eager",
        initializer_range=0.6,
    )
    net = Qwen3ForCausalLM(config).eval()
    config.save_pretrained(folder)
    (folder / "generation_config.json").write_text(json.dumps({"eos_token_id": ends}))
    prompts = [
        "<|im_start|>system\nAnswer only from the facts.<|im_end|>\n<|im_start|>user\n" + text + "<|im_end|>\n<|im_start|>assistant\n<think>\n\n</think>\n\n"
        for text in TEXTS
    ]
    cases = []
    for prompt in prompts:
        ids = torch.tensor([tokenizer.encode(prompt).ids])
        made = net.generate(ids, attention_mask=torch.ones_like(ids), do_sample=False, max_new_tokens=24, eos_token_id=ends)[0, ids.shape[1]:]
        cases.append({"prompt": prompt, "ids": ids[0].tolist(), "next": made.tolist(), "text": tokenizer.decode(made.tolist())})
    texts = [{"text": text, "ids": tokenizer.encode(text).ids} for text in TEXTS]

    names = [f"past_key_values.{layer}.{part}" for layer in range(2) for part in ("key", "value")]

    def call(net, ids, mask, positions, *past):
        cache = DynamicCache()
        for layer in range(2):
            cache.update(past[2 * layer], past[2 * layer + 1], layer)
        made = net(input_ids=ids, attention_mask=mask, position_ids=positions, past_key_values=cache, use_cache=True)
        return (made.logits, *(part for layer in made.past_key_values.layers for part in (layer.keys, layer.values)))

    past = [torch.randn(1, 2, 3, 8) for _ in names]
    given = (torch.tensor([[5, 6]]), torch.ones(1, 5, dtype=torch.int64), torch.tensor([[3, 4]]), *past)
    export(net, call, given, ["input_ids", "attention_mask", "position_ids", *names],
           ["logits", *(name.replace("past_key_values", "present") for name in names)], folder / "onnx/model.onnx",
           {"input_ids": {0: "batch", 1: "length"}, "attention_mask": {0: "batch", 1: "total"}, "position_ids": {0: "batch", 1: "length"}, **{name: {0: "batch", 2: "past"} for name in names}})
    (folder / "cases.json").write_text(json.dumps({"texts": texts, "cases": cases}, ensure_ascii=False))


def marian():
    folder = root / "marian"
    tokenizer = Tokenizer(models.Unigram())
    tokenizer.normalizer = normalizers.NFKC()
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([pre_tokenizers.WhitespaceSplit(), pre_tokenizers.Metaspace()])
    tokenizer.decoder = decoders.Metaspace()
    trainer = trainers.UnigramTrainer(vocab_size=220, special_tokens=["</s>", "<unk>"], unk_token="<unk>", show_progress=False)
    tokenizer.train_from_iterator(CORPUS, trainer)
    tokenizer.add_special_tokens(["<pad>"])
    tokenizer.post_processor = processors.TemplateProcessing(single="$A </s>", special_tokens=[("</s>", 0)])
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer.save(str(folder / "tokenizer.json"))
    (folder / "tokenizer_config.json").write_text(json.dumps({"tokenizer_class": "MarianTokenizer"}))
    size = tokenizer.get_vocab_size()
    pad = tokenizer.token_to_id("<pad>")
    config = MarianConfig(
        vocab_size=size, d_model=16, encoder_layers=1, decoder_layers=1, encoder_attention_heads=2, decoder_attention_heads=2, encoder_ffn_dim=32,
        decoder_ffn_dim=32, max_position_embeddings=128, pad_token_id=pad, decoder_start_token_id=pad, eos_token_id=0, forced_eos_token_id=None,
        bad_words_ids=[[pad]], attn_implementation="eager", init_std=0.5, scale_embedding=True,
    )
    net = MarianMTModel(config).eval()
    with torch.no_grad():
        net.final_logits_bias.normal_()
    config.save_pretrained(folder)
    generation = {"decoder_start_token_id": pad, "eos_token_id": 0, "pad_token_id": pad, "bad_words_ids": [[pad]], "max_length": 128}
    (folder / "generation_config.json").write_text(json.dumps(generation))
    cases = []
    for text in TEXTS + ["un renard roux dans la neige", "рыжая лиса в снегу", "雪中的红狐狸"]:
        ids = torch.tensor([tokenizer.encode(text).ids])
        made = net.generate(ids, attention_mask=torch.ones_like(ids), do_sample=False, num_beams=1, max_new_tokens=20, bad_words_ids=[[pad]])[0, 1:]
        cases.append({"text": text, "ids": ids[0].tolist(), "next": made.tolist(), "translation": tokenizer.decode(made.tolist(), skip_special_tokens=True)})
    ids, mask = torch.tensor([[5, 6, 0]]), torch.ones(1, 3, dtype=torch.int64)
    long, both = {0: "batch", 1: "length"}, ["input_ids", "attention_mask"]
    export(net, lambda net, ids, mask: net.get_encoder()(input_ids=ids, attention_mask=mask).last_hidden_state, (ids, mask), both, ["last_hidden_state"],
           folder / "onnx/encoder_model.onnx", {name: long for name in both})
    hidden = torch.randn(1, 3, 16)
    export(net, lambda net, mask, ids, hidden: net(encoder_outputs=(hidden,), attention_mask=mask, decoder_input_ids=ids, use_cache=False).logits,
           (mask, torch.tensor([[pad, 4]]), hidden), ["encoder_attention_mask", "input_ids", "encoder_hidden_states"], ["logits"],
           folder / "onnx/decoder_model.onnx",
           {"encoder_attention_mask": long, "input_ids": {0: "batch", 1: "said"}, "encoder_hidden_states": long})
    (folder / "cases.json").write_text(json.dumps({"cases": cases}, ensure_ascii=False))


qwen3()
marian()
