"""Tiny nets with random weights, in the layouts in which the real ones are published."""
import json
from pathlib import Path

import torch
from diffusers import AutoencoderKL, AutoencoderTiny, UNet2DConditionModel
from safetensors.torch import load_file, save_file
from tokenizers import Tokenizer, decoders, models, normalizers, pre_tokenizers, trainers
from tokenizers import Regex
from transformers import CLIPTextConfig, CLIPTextModel, CLIPTextModelWithProjection, CLIPTokenizer

PATTERN = r"""'s|'t|'re|'ve|'m|'ll|'d|[\p{L}]+|[\p{N}]|[^\s\p{L}\p{N}]+"""
BOS, EOS = "<|startoftext|>", "<|endoftext|>"
BETAS = dict(beta_start=0.00085, beta_end=0.012, beta_schedule="scaled_linear")


def vocabulary(corpus):
    """Trains a byte-pair vocabulary of the kind that CLIP has: bytes, bytes that end a word, merges, two special tokens."""
    tokenizer = Tokenizer(models.BPE(continuing_subword_prefix="", end_of_word_suffix="</w>"))
    tokenizer.normalizer = normalizers.Sequence([normalizers.NFC(), normalizers.Replace(Regex(r"\s+"), " "), normalizers.Lowercase()])
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Split(Regex(PATTERN), behavior="removed", invert=True), pre_tokenizers.ByteLevel(add_prefix_space=False)]
    )
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.train_from_iterator(corpus, trainers.BpeTrainer(vocab_size=900, end_of_word_suffix="</w>", show_progress=False))
    merges = [tuple(pair) for pair in json.loads(tokenizer.to_str())["model"]["merges"]]
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    words = letters + [letter + "</w>" for letter in letters]
    # CLIP's vocabulary begins with "!", which is therefore token 0.
    words.remove("!")
    words = ["!"] + words
    for left, right in merges:
        if left + right not in words:
            words.append(left + right)
    words += [BOS, EOS]
    return {word: at for at, word in enumerate(words)}, merges


def save_tokenizer(folder, vocab, merges, pad):
    """Writes the four files of a slow CLIP tokenizer, as the published folders have them."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "vocab.json").write_text(json.dumps(vocab, ensure_ascii=False, separators=(",", ":")))
    (folder / "merges.txt").write_text("#version: 0.2\n" + "".join(f"{left} {right}\n" for left, right in merges))
    special = {"bos_token": {"content": BOS}, "eos_token": {"content": EOS}, "pad_token": pad, "unk_token": {"content": EOS}}
    (folder / "special_tokens_map.json").write_text(json.dumps(special))
    (folder / "tokenizer_config.json").write_text(json.dumps({"model_max_length": 77, "tokenizer_class": "CLIPTokenizer", "pad_token": pad}))
    return CLIPTokenizer(vocab=vocab, merges=merges, pad_token=pad, model_max_length=77)


@torch.no_grad()
def shaken(net, seed, half=False):
    """Random weights whose every part can be seen in the result: no norm is the identity, no bias is zero."""
    torch.manual_seed(seed)
    for name, value in net.named_parameters():
        if value.dim() > 1:
            fan = value[0].numel() if "embedding" not in name else 1
            value.copy_(torch.randn(value.shape) * 1.1 / fan**0.5)
        elif "norm" in name and name.endswith("weight"):
            value.copy_(1 + 0.2 * torch.randn(value.shape))
        else:
            value.copy_(0.2 * torch.randn(value.shape))
    if half:
        # The reference computes in 32 bits with weights of 16 bits, as a CPU does.
        net.half().float()
    return net.eval()


UNET = dict(
    sample_size=8,
    in_channels=4,
    out_channels=4,
    block_out_channels=(4, 8),
    layers_per_block=1,
    cross_attention_dim=8,
    norm_num_groups=2,
    attention_head_dim=2,
    down_block_types=("DownBlock2D", "CrossAttnDownBlock2D"),
    up_block_types=("CrossAttnUpBlock2D", "UpBlock2D"),
)


def unet(seed, half=False, **changes):
    net = UNet2DConditionModel(**{**UNET, **changes})
    shaken(net, seed)
    with torch.no_grad():
        # Guidance multiplies differences by seven: what is predicted stays as large as noise.
        net.conv_out.weight.mul_(0.3)
    return net.half().float() if half else net


def vae(seed, half=False, **changes):
    return shaken(
        AutoencoderKL(
            **{
                **dict(
                    block_out_channels=[4, 8],
                    norm_num_groups=2,
                    sample_size=32,
                    latent_channels=4,
                    down_block_types=["DownEncoderBlock2D"] * 2,
                    up_block_types=["UpDecoderBlock2D"] * 2,
                ),
                **changes,
            }
        ),
        seed,
        half,
    )


def tiny_vae(seed, half=False):
    return shaken(
        AutoencoderTiny(
            encoder_block_out_channels=(4, 4),
            decoder_block_out_channels=(4, 4),
            num_encoder_blocks=(1, 2),
            num_decoder_blocks=(2, 1),
            upsampling_scaling_factor=2,
            latent_magnitude=3,
            latent_shift=0.5,
        ),
        seed,
        half,
    )


def text_encoder(seed, size, half=False, projected=False, **changes):
    config = CLIPTextConfig(
        **{
            **dict(
                hidden_size=8,
                intermediate_size=16,
                num_attention_heads=2,
                num_hidden_layers=2,
                vocab_size=size,
                bos_token_id=size - 2,
                eos_token_id=size - 1,
                pad_token_id=size - 1,
                projection_dim=8,
            ),
            **changes,
        }
    )
    return shaken((CLIPTextModelWithProjection if projected else CLIPTextModel)(config), seed, half)


def save(net, folder, half=False):
    """As `save_pretrained`, with the names and the 16 bits of published files: libraries have changed theirs and still read the old ones."""
    net.save_pretrained(folder)
    for file in Path(folder).glob("*.safetensors"):
        weights = {published(name, net): value.half() if half and value.is_floating_point() else value for name, value in load_file(file).items()}
        save_file(weights, file)


def published(name, net):
    if isinstance(net, CLIPTextModel) and not name.startswith("text_model."):
        return f"text_model.{name}"
    if isinstance(net, AutoencoderKL) and ".attentions." in name:
        for new, old in (("to_q", "query"), ("to_k", "key"), ("to_v", "value"), ("to_out.0", "proj_attn")):
            name = name.replace(f".{new}.", f".{old}.") if net.config.scaling_factor == 0.18215 else name
    return name
