"""Writes the smallest checkpoint that ComfyUI takes, Stable Diffusion 3 with two layers of random weights, into FILE. Run it in ComfyUI's folder."""

import sys

sys.path.insert(0, ".")
file = sys.argv.pop()

from comfy.cli_args import args

args.cpu = True

import torch
from comfy.ldm.modules.diffusionmodules.mmdit import OpenAISignatureMMDITWrapper
from comfy.taesd.taesd import TAESD
from safetensors.torch import save_file

torch.manual_seed(1)
layers = 2
parts = {
    "model.diffusion_model.": OpenAISignatureMMDITWrapper(
        input_size=None,
        pos_embed_scaling_factor=None,
        in_channels=16,
        depth=layers,
        adm_in_channels=2048,
        context_embedder_config={"target": "torch.nn.Linear", "params": {"in_features": 4096, "out_features": 64 * layers}},
        num_patches=4096,
        pos_embed_max_size=64,
        operations=torch.nn,
    ),
    "first_stage_model.": TAESD(latent_channels=16),
}
weights = {
    prefix + name: (torch.randn(value.shape) * 0.05).half() for prefix, part in parts.items() for name, value in part.state_dict().items()
}

# CLIP's size is fixed: its layers are zeros, which add nothing, so the words themselves steer the result.
width, inner, length, known = 768, 3072, 77, 49408
clip = {"embeddings.token_embedding.weight": torch.randn(known, width), "embeddings.position_embedding.weight": torch.zeros(length, width)}
norms = ["final_layer_norm"] + [f"encoder.layers.{layer}.layer_norm{each}" for layer in range(12) for each in (1, 2)]
linear = {
    **{f"self_attn.{each}_proj": (width, width) for each in ("q", "k", "v", "out")},
    "mlp.fc1": (inner, width),
    "mlp.fc2": (width, inner),
}
for norm in norms:
    clip |= {f"{norm}.weight": torch.ones(width), f"{norm}.bias": torch.zeros(width)}
for layer in range(12):
    for name, shape in linear.items():
        clip |= {f"encoder.layers.{layer}.{name}.weight": torch.zeros(shape), f"encoder.layers.{layer}.{name}.bias": torch.zeros(shape[0])}
weights |= {f"text_encoders.clip_l.transformer.text_model.{name}": value.half() for name, value in clip.items()}
save_file(weights, file)
