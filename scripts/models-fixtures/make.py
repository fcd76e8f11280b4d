"""
Makes tests/fixtures/models: tiny random nets of every architecture that packages/engine/diffusion runs, and what the official implementation
computes with them. Versions are in requirements.txt; nothing is downloaded. Usage: python make.py [folder]
"""
import json
import shutil
import sys
from pathlib import Path

import numpy as np
import torch
from diffusers import (
    DDIMScheduler,
    EulerDiscreteScheduler,
    LatentConsistencyModelImg2ImgPipeline,
    LatentConsistencyModelPipeline,
    LCMScheduler,
    StableDiffusionImg2ImgPipeline,
    StableDiffusionInpaintPipeline,
    StableDiffusionPipeline,
    StableDiffusionXLPipeline,
)
from PIL import Image
from safetensors.torch import save_file

from export import export_pipeline
from nets import BETAS, save, save_tokenizer, text_encoder, tiny_vae, unet, vae, vocabulary
from record import Record
from texts import CORPUS, TEXTS

root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2] / "tests/fixtures/models")
record = Record()
vocab, merges = vocabulary(CORPUS)
size = len(vocab)
STEPS = (1, 2, 4, 8, 20)
PROMPT, NEGATIVE = "a red fox in the snow, watercolour", "blurry, text"
SIZE = dict(height=16, width=16)
bare = dict(safety_checker=None, feature_extractor=None, requires_safety_checker=False)
torch.manual_seed(7)
ramp = torch.linspace(0, 255, 16)
photo = Image.fromarray(
    torch.stack([ramp[None].expand(16, 16), ramp[:, None].expand(16, 16), torch.rand(16, 16) * 255], -1).round().to(torch.uint8).numpy()
)
marked = np.zeros((16, 16), np.uint8)
marked[4:13, 3:11] = 255
marked[4, 3:11] = 120
mask = Image.fromarray(marked)


def write(folder, index, scheduler, **nets):
    """A folder as diffusers publishes it."""
    scheduler.save_pretrained(folder / "scheduler")
    for name, (net, half) in nets.items():
        save(net, folder / name, half)
    (folder / "model_index.json").write_text(json.dumps(index))


def tokens():
    """Ids of the texts for both ways of padding: with the end (SD 1) and with a token of its own (SD 2, the second encoder of SDXL)."""
    folders = {"<|endoftext|>": ["sd", "lcm", "lcm-onnx", "sdxs", "sdxl"], "!": ["sd2", "sdxl:_2"]}
    tokenizers = []
    for pad, names in folders.items():
        for name in names:
            folder, _, suffix = name.partition(":")
            tokenizer = save_tokenizer(root / folder / f"tokenizer{suffix}", vocab, merges, pad)
        ids = tokenizer(TEXTS, padding="max_length", max_length=77, truncation=True, return_tensors="np").input_ids
        record.put("tokens/!" if pad == "!" else "tokens/end", ids.astype(np.int64))
        tokenizers.append(tokenizer)
    return tokenizers


def noise():
    """What torch's generator draws: fewer than 16 values take another path, and so does a rest after whole sixteens."""
    for seed in (0, 42, 4294967295):
        generator = torch.Generator("cpu").manual_seed(seed)
        for at, count in enumerate((256, 5, 3, 1, 40, 16, 4, 1024)):
            record.put(f"noise/{seed}/{at}", torch.randn(count, generator=generator))


def schedules():
    """Timesteps and sigmas alone, for more configurations than pictures are made with."""
    for n in (*STEPS, 3, 7, 50):
        for spacing in ("trailing", "leading", "linspace"):
            euler = EulerDiscreteScheduler(**BETAS, timestep_spacing=spacing, steps_offset=1)
            euler.set_timesteps(n)
            record.put(f"schedule/euler-{spacing}-{n}/timesteps", euler.timesteps.to(torch.float32))
            record.put(f"schedule/euler-{spacing}-{n}/sigmas", euler.sigmas)
            record.put(f"schedule/euler-{spacing}-{n}/first", torch.as_tensor(euler.init_noise_sigma, dtype=torch.float32))
            ddim = DDIMScheduler(**BETAS, timestep_spacing=spacing, steps_offset=1, clip_sample=False)
            ddim.set_timesteps(n)
            record.put(f"schedule/ddim-{spacing}-{n}/timesteps", ddim.timesteps.to(torch.float32))
        for strength in (1.0, 0.7, 0.5):
            if int(50 * strength) < n:
                continue
            lcm = LCMScheduler(**BETAS)
            lcm.set_timesteps(n, strength=strength)
            record.put(f"schedule/lcm-{strength}-{n}/timesteps", lcm.timesteps.to(torch.float32))
    record.put("schedule/alphas_cumprod", EulerDiscreteScheduler(**BETAS).alphas_cumprod)


def stable_diffusion(tokenizer):
    """SD 1.5: ε, three spacings of Euler, DDIM; pictures from pictures, holes, and decoding in tiles."""
    folder = root / "sd"
    text, net, decoder = text_encoder(1, size), unet(2), vae(3)
    euler = EulerDiscreteScheduler(**BETAS, timestep_spacing="leading", steps_offset=1)
    write(folder, {"_class_name": "StableDiffusionPipeline"}, euler, text_encoder=(text, False), unet=(net, False), vae=(decoder, False))
    parts = dict(vae=decoder, text_encoder=text, tokenizer=tokenizer, unet=net, **bare)
    samplers = {
        "euler-leading": euler,
        "euler-trailing": EulerDiscreteScheduler(**BETAS, timestep_spacing="trailing"),
        "euler-linspace": EulerDiscreteScheduler(**BETAS),
        "ddim": DDIMScheduler(**BETAS, clip_sample=False, set_alpha_to_one=False, steps_offset=1),
    }
    for name, scheduler in samplers.items():
        pipe = StableDiffusionPipeline(scheduler=scheduler, **parts)
        for n in STEPS:
            record.run(f"sd-{name}-{n}", pipe, "sd", prompt=PROMPT, negative_prompt=NEGATIVE, guidance_scale=7.5, num_inference_steps=n, seed=42, **SIZE)
    pipe = StableDiffusionPipeline(scheduler=euler, **parts)
    record.run("sd-unguided", pipe, "sd", prompt=PROMPT, guidance_scale=1.0, num_inference_steps=4, seed=3, **SIZE)
    record.run("sd-wide", pipe, "sd", prompt=PROMPT, guidance_scale=5.0, num_inference_steps=4, seed=3, height=16, width=24)
    for name in ("euler-leading", "euler-trailing", "ddim"):
        for strength in (0.3, 0.6, 1.0):
            pipe = StableDiffusionImg2ImgPipeline(scheduler=samplers[name], **parts)
            given = dict(prompt=PROMPT, negative_prompt=NEGATIVE, guidance_scale=5.0, num_inference_steps=8, seed=5, image=photo, strength=strength)
            record.run(f"sd-image-{name}-{strength}", pipe, "sd", **given)
            pipe = StableDiffusionInpaintPipeline(scheduler=samplers[name], **parts)
            record.run(f"sd-inpaint-{name}-{strength}", pipe, "sd", **given, mask_image=mask, **SIZE)
    latents = torch.randn(1, 4, 44, 36, generator=torch.Generator("cpu").manual_seed(9))
    with torch.no_grad():
        record.put("tiles/latents", latents)
        record.put("tiles/whole", decoder.decode(latents).sample)
        decoder.enable_tiling()
        record.put("tiles/tiled", decoder.decode(latents).sample)
        decoder.disable_tiling()


def stable_diffusion_2(tokenizer):
    """SD 2.1: v, 16-bit weights, linear projections, another activation, a pad token of its own."""
    folder = root / "sd2"
    text = text_encoder(11, size, True, hidden_act="gelu")
    net = unet(12, True, use_linear_projection=True, attention_head_dim=[1, 2], layers_per_block=2)
    decoder = vae(13, True)
    ddim = DDIMScheduler(**BETAS, clip_sample=False, set_alpha_to_one=False, steps_offset=1, prediction_type="v_prediction")
    write(folder, {"_class_name": "StableDiffusionPipeline"}, ddim, text_encoder=(text, True), unet=(net, True), vae=(decoder, True))
    parts = dict(vae=decoder, text_encoder=text, tokenizer=tokenizer, unet=net, **bare)
    euler = EulerDiscreteScheduler(**BETAS, prediction_type="v_prediction", timestep_spacing="trailing")
    for name, scheduler in (("ddim", ddim), ("euler", euler)):
        pipe = StableDiffusionPipeline(scheduler=scheduler, **parts)
        for n in STEPS:
            record.run(f"sd2-{name}-{n}", pipe, "sd2", prompt=PROMPT, guidance_scale=6.0, num_inference_steps=n, seed=8, **SIZE)


def consistency(tokenizer):
    """LCM: guidance as an input of the net. The same weights as a folder of diffusers and as Optimum exports it."""
    folder = root / "lcm"
    text, net, decoder = text_encoder(21, size), unet(22, time_cond_proj_dim=256), vae(23)
    lcm = LCMScheduler(**BETAS)
    write(folder, {"_class_name": "LatentConsistencyModelPipeline"}, lcm, text_encoder=(text, False), unet=(net, False), vae=(decoder, False))
    exported = root / "lcm-onnx"
    export_pipeline(text, net, decoder, exported)
    for part in ("unet", "text_encoder"):
        shutil.copy(folder / part / "config.json", exported / part)
    for part in ("vae_decoder", "vae_encoder"):
        shutil.copy(folder / "vae/config.json", exported / part)
    lcm.save_pretrained(exported / "scheduler")
    (exported / "model_index.json").write_text(json.dumps({"_class_name": "OnnxStableDiffusionPipeline"}))
    parts = dict(vae=decoder, text_encoder=text, tokenizer=tokenizer, unet=net, scheduler=lcm, **bare)
    pipe = LatentConsistencyModelPipeline(**parts)
    for n in STEPS:
        record.run(f"lcm-{n}", pipe, "lcm", prompt=PROMPT, guidance_scale=8.5, num_inference_steps=n, seed=42, **SIZE)
    record.run("lcm-low", pipe, "lcm", prompt=PROMPT, guidance_scale=1.0, num_inference_steps=4, seed=1, **SIZE)
    pipe = LatentConsistencyModelImg2ImgPipeline(**parts)
    for strength in (0.3, 0.5, 0.9):
        given = dict(prompt=PROMPT, guidance_scale=8.5, num_inference_steps=4, seed=2, image=photo, strength=strength)
        record.run(f"lcm-image-{strength}", pipe, "lcm", **given)
    pipe = StableDiffusionInpaintPipeline(**parts)
    for strength in (0.6, 1.0):
        given = dict(prompt=PROMPT, guidance_scale=8.5, num_inference_steps=4, seed=2, image=photo, mask_image=mask, strength=strength)
        record.run(f"lcm-inpaint-{strength}", pipe, "lcm", **given, **SIZE)


def one_step(tokenizer):
    """SDXS: no middle block, 16 bits, TAESD, one step."""
    folder = root / "sdxs"
    text, net, decoder = text_encoder(31, size, True), unet(32, True, mid_block_type=None), tiny_vae(33, True)
    euler = EulerDiscreteScheduler(**BETAS, timestep_spacing="trailing")
    write(folder, {"_class_name": "StableDiffusionPipeline"}, euler, text_encoder=(text, True), unet=(net, True), vae=(decoder, True))
    pipe = StableDiffusionPipeline(vae=decoder, text_encoder=text, tokenizer=tokenizer, unet=net, scheduler=euler, **bare)
    for n in (1, 2):
        record.run(f"sdxs-{n}", pipe, "sdxs", prompt=PROMPT, guidance_scale=0.0, num_inference_steps=n, seed=42, **SIZE)
    pipe = StableDiffusionImg2ImgPipeline(vae=decoder, text_encoder=text, tokenizer=tokenizer, unet=net, scheduler=euler, **bare)
    record.run("sdxs-image", pipe, "sdxs", prompt=PROMPT, guidance_scale=0.0, num_inference_steps=4, strength=0.5, image=photo, seed=42)


def extra_large(first, second):
    """SDXL: two text encoders, whose states before the last layer are joined, a pooled text and the sizes as a further condition."""
    folder = root / "sdxl"
    text, text2 = text_encoder(41, size), text_encoder(42, size, projected=True, hidden_act="gelu", num_hidden_layers=3, projection_dim=6)
    net = unet(
        43,
        cross_attention_dim=16,
        addition_embed_type="text_time",
        addition_time_embed_dim=4,
        projection_class_embeddings_input_dim=30,
        transformer_layers_per_block=[1, 2],
        attention_head_dim=[1, 2],
        use_linear_projection=True,
    )
    decoder = vae(44, scaling_factor=0.13025)
    euler = EulerDiscreteScheduler(**BETAS, timestep_spacing="leading", steps_offset=1)
    nets = dict(text_encoder=(text, False), text_encoder_2=(text2, False), unet=(net, False), vae=(decoder, False))
    index = {"_class_name": "StableDiffusionXLPipeline", "force_zeros_for_empty_prompt": True}
    write(folder, index, euler, **nets)
    pipe = StableDiffusionXLPipeline(
        vae=decoder, text_encoder=text, text_encoder_2=text2, tokenizer=first, tokenizer_2=second, unet=net, scheduler=euler, add_watermarker=False
    )
    for n in STEPS:
        record.run(f"sdxl-{n}", pipe, "sdxl", prompt=PROMPT, negative_prompt=NEGATIVE, guidance_scale=5.0, num_inference_steps=n, seed=42, **SIZE)
    record.run("sdxl-zeros", pipe, "sdxl", prompt=PROMPT, guidance_scale=5.0, num_inference_steps=4, seed=42, height=16, width=24)


if __name__ == "__main__":
    for name in ("sd", "sd2", "lcm", "lcm-onnx", "sdxs", "sdxl"):
        shutil.rmtree(root / name, ignore_errors=True)
    eos, bang = tokens()
    noise()
    schedules()
    stable_diffusion(eos)
    stable_diffusion_2(bang)
    consistency(eos)
    one_step(eos)
    extra_large(eos, bang)
    record.put("photo", np.array(photo))
    record.put("mask", np.array(mask))
    save_file(record.tensors, root / "reference.safetensors")
    (root / "cases.json").write_text(json.dumps({"texts": TEXTS, "cases": record.cases}, ensure_ascii=False, indent=1))
    for path in root.rglob("*.json"):
        if path.name == "config.json":
            path.write_text(json.dumps(json.loads(path.read_text()), separators=(",", ":")))
