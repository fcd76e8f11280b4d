"""
Makes nets of packs at their real size, with random weights, so that seconds and memory can be measured where no hub can be reached. They make
nonsense, at the pace of the real ones. Usage: python full_size.py FOLDER [pack …], with OpenVoice's, MI-GAN's and BiRefNet's repositories
(requirements.txt) on PYTHONPATH for `clone`, `inpaint` and `cutout`.
"""
import shutil
import sys
from pathlib import Path

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn

from export import export

tiny = Path(__file__).parents[2] / "tests/fixtures/models"
root = Path(sys.argv[1])
HW = {0: "batch", 2: "height", 3: "width"}


def depth():
    from transformers import DepthAnythingConfig, DepthAnythingForDepthEstimation, Dinov2Config

    backbone = Dinov2Config(hidden_size=384, num_hidden_layers=12, num_attention_heads=6, image_size=518, patch_size=14, reshape_hidden_states=False,
                            apply_layernorm=True, out_features=["stage3", "stage6", "stage9", "stage12"])
    config = DepthAnythingConfig(backbone_config=backbone, reassemble_hidden_size=384, patch_size=14, neck_hidden_sizes=[48, 96, 192, 384],
                                 fusion_hidden_size=64, head_hidden_size=32)
    net = DepthAnythingForDepthEstimation(config).eval()
    export(net, lambda net, x: net(pixel_values=x).predicted_depth, (torch.randn(1, 3, 518, 518),), ["pixel_values"], ["predicted_depth"],
           root / "depth/onnx/model.onnx", {"pixel_values": HW})


def translate():
    from transformers import MarianConfig, MarianMTModel

    folder = root / "translate"
    shutil.copytree(tiny / "marian", folder, dirs_exist_ok=True)
    pad = MarianConfig.from_pretrained(folder).pad_token_id
    config = MarianConfig(vocab_size=64172, d_model=512, encoder_layers=6, decoder_layers=6, encoder_attention_heads=8, decoder_attention_heads=8,
                          encoder_ffn_dim=2048, decoder_ffn_dim=2048, max_position_embeddings=512, pad_token_id=pad, decoder_start_token_id=pad,
                          eos_token_id=0, forced_eos_token_id=None, scale_embedding=True, activation_function="swish", attn_implementation="eager")
    net = MarianMTModel(config).eval()
    ids, mask = torch.tensor([[5, 6, 0]]), torch.ones(1, 3, dtype=torch.int64)
    long, both = {0: "batch", 1: "length"}, ["input_ids", "attention_mask"]
    export(net, lambda net, ids, mask: net.get_encoder()(input_ids=ids, attention_mask=mask).last_hidden_state, (ids, mask), both,
           ["last_hidden_state"], folder / "onnx/encoder.onnx", {name: long for name in both})
    export(net, lambda net, mask, ids, hidden: net(encoder_outputs=(hidden,), attention_mask=mask, decoder_input_ids=ids, use_cache=False).logits,
           (mask, torch.tensor([[pad, 4]]), torch.randn(1, 3, 512)), ["encoder_attention_mask", "input_ids", "encoder_hidden_states"], ["logits"],
           folder / "onnx/decoder.onnx", {"encoder_attention_mask": long, "input_ids": {0: "batch", 1: "said"}, "encoder_hidden_states": long})
    for part in ("encoder", "decoder"):
        quantize_dynamic(folder / f"onnx/{part}.onnx", folder / f"onnx/{part}_model_quantized.onnx", weight_type=QuantType.QInt8)
        for other in (folder / f"onnx/{part}.onnx", folder / f"onnx/{part}_model.onnx"):
            other.unlink(missing_ok=True)


def chat():
    from onnxruntime.quantization.matmul_nbits_quantizer import MatMulNBitsQuantizer
    from transformers import DynamicCache, Qwen3Config, Qwen3ForCausalLM

    folder, layers = root / "chat", 28
    shutil.copytree(tiny / "qwen3", folder, dirs_exist_ok=True)
    small = Qwen3Config.from_pretrained(folder)
    config = Qwen3Config(vocab_size=151936, hidden_size=1024, intermediate_size=3072, num_hidden_layers=layers, num_attention_heads=16,
                         num_key_value_heads=8, head_dim=128, max_position_embeddings=40960, tie_word_embeddings=True, rope_theta=1e6,
                         eos_token_id=small.eos_token_id, pad_token_id=small.pad_token_id, attn_implementation="eager")
    net = Qwen3ForCausalLM(config).eval()
    config.save_pretrained(folder)
    names = [f"past_key_values.{layer}.{part}" for layer in range(layers) for part in ("key", "value")]

    def call(net, ids, mask, positions, *past):
        cache = DynamicCache()
        for layer in range(layers):
            cache.update(past[2 * layer], past[2 * layer + 1], layer)
        made = net(input_ids=ids, attention_mask=mask, position_ids=positions, past_key_values=cache, use_cache=True)
        return (made.logits, *(part for layer in made.past_key_values.layers for part in (layer.keys, layer.values)))

    past = [torch.randn(1, 8, 3, 128) for _ in names]
    given = (torch.tensor([[5, 6]]), torch.ones(1, 5, dtype=torch.int64), torch.tensor([[3, 4]]), *past)
    whole = folder / "whole"
    axes = {"input_ids": {0: "batch", 1: "length"}, "attention_mask": {0: "batch", 1: "total"}, "position_ids": {0: "batch", 1: "length"},
            **{name: {0: "batch", 2: "past"} for name in names}}
    whole.mkdir()
    import onnx

    from export import Named

    torch.onnx.export(Named(net, call), given, str(whole / "model.onnx"), dynamic_axes=axes, opset_version=17, dynamo=False,
                      input_names=["input_ids", "attention_mask", "position_ids", *names],
                      output_names=["logits", *(name.replace("past_key_values", "present") for name in names)])
    del net
    quantizer = MatMulNBitsQuantizer(onnx.load(str(whole / "model.onnx")), block_size=32, is_symmetric=True, accuracy_level=4)
    quantizer.process()
    (folder / "onnx/model.onnx").unlink(missing_ok=True)
    quantizer.model.save_model_to_file(str(folder / "onnx/model_q4.onnx"), use_external_data_format=True)
    shutil.rmtree(whole)


def clone():
    from openvoice.models import SynthesizerTrn

    kernels = [[1, 3, 5]] * 3
    net = SynthesizerTrn(0, 513, inter_channels=192, hidden_channels=192, filter_channels=768, n_heads=2, n_layers=6, kernel_size=3, p_dropout=0.1,
                         resblock="1", resblock_kernel_sizes=[3, 7, 11], resblock_dilation_sizes=kernels, upsample_rates=[8, 8, 2, 2],
                         upsample_initial_channel=512, upsample_kernel_sizes=[16, 16, 4, 4], n_speakers=0, gin_channels=256, zero_g=True).eval()
    spec, length, tones = torch.rand(1, 513, 120), torch.LongTensor([120]), [torch.randn(1, 256, 1) for _ in range(2)]
    export(net.ref_enc, lambda net, x: net(x), (spec.transpose(1, 2),), ["input"], ["tone_embedding"], root / "clone/ref_encoder.onnx",
           {"input": {0: "batch", 1: "frames"}})
    export(net, lambda net, y, n, s, t, tau: net.voice_conversion(y, n, s, t, tau)[0], (spec, length, *tones, torch.tensor(0.3)),
           ["spec", "spec_lengths", "src_tone", "dest_tone", "tau"], ["audio"], root / "clone/converter.onnx", {"spec": {0: "batch", 2: "frames"}})


def enlarge():
    """SRVGGNetCompact as Real-ESRGAN has it: 32 convolutions of 64 features."""
    layers = [nn.Conv2d(3, 64, 3, 1, 1), nn.PReLU(64)]
    for _ in range(32):
        layers += [nn.Conv2d(64, 64, 3, 1, 1), nn.PReLU(64)]
    layers += [nn.Conv2d(64, 48, 3, 1, 1), nn.PixelShuffle(4)]
    body = nn.Sequential(*layers).eval()
    call = lambda net, x: net(x) + nn.functional.interpolate(x, scale_factor=4, mode="nearest")
    export(body, call, (torch.rand(1, 3, 128, 128),), ["input"], ["output"], root / "enlarge/realesr-general-x4v3.onnx", {"input": HW})


def inpaint():
    """Exported by MI-GAN's own pipeline, which finds the hole and its surroundings."""
    from functools import partial

    import scripts.create_onnx_pipeline as pipeline
    from lib.model_zoo.migan_inference import Generator

    # Newer torchvisions smooth while resizing, which ONNX has no operator for.
    pipeline.tvF.resize = partial(pipeline.tvF.resize, antialias=False)

    folder = root / "inpaint"
    folder.mkdir(parents=True, exist_ok=True)
    torch.save(Generator(resolution=512).state_dict(), folder / "weights.pt")
    net = pipeline.MIGAN_Pipeline(str(folder / "weights.pt"), 512)
    (folder / "weights.pt").unlink()
    image, mask = torch.full((1, 3, 256, 256), 255, dtype=torch.uint8), torch.full((1, 1, 256, 256), 255, dtype=torch.uint8)
    mask[:, :, 10, 10] = 0
    mask[:, :, 20, 30] = 0
    export(net, lambda net, *given: net(*given), (image, mask), ["image", "mask"], ["result"], folder / "migan_pipeline_v2.onnx",
           {"image": HW, "mask": HW})


def cutout():
    """BiRefNet with the small Swin, at 512; its deformable convolutions as plain ones of the same size, since ONNX has them from opset 19 on."""
    import config as birefnet

    class Lite(birefnet.Config):
        def __init__(self):
            super().__init__()
            self.bb = "swin_v1_t"
            self.lateral_channels_in_collection = [2 * channels for channels in (768, 384, 192, 96)]
            self.cxt = self.lateral_channels_in_collection[1:][::-1][-self.cxt_num:]
            self.SDPA_enabled = False

    birefnet.Config = Lite
    import models.modules.aspp as aspp
    import models.modules.deform_conv as deform

    class Plain(nn.Module):
        def __init__(self, in_channels, out_channels, kernel_size=3, stride=1, padding=1, bias=False):
            super().__init__()
            kernel = kernel_size if isinstance(kernel_size, int) else kernel_size[0]
            self.offset = nn.Conv2d(in_channels, 2 * kernel * kernel, kernel, stride, padding)
            self.modulator = nn.Conv2d(in_channels, kernel * kernel, kernel, stride, padding)
            self.regular = nn.Conv2d(in_channels, out_channels, kernel, stride, padding, bias=bias)

        def forward(self, x):
            return self.regular(x) * (1 + 1e-6 * (self.offset(x).mean() + self.modulator(x).mean()))

    deform.DeformableConv2d = aspp.DeformableConv2d = Plain
    from models.birefnet import BiRefNet

    net = BiRefNet(bb_pretrained=False).eval()
    export(net, lambda net, x: net(x)[-1], (torch.randn(1, 3, 512, 512),), ["input_image"], ["output_image"], root / "cutout/birefnet.onnx", {})


every = {"depth": depth, "translate": translate, "chat": chat, "clone": clone, "enlarge": enlarge, "inpaint": inpaint, "cutout": cutout}
torch.manual_seed(3)
for name in sys.argv[2:] or every:
    with torch.no_grad():
        every[name]()
    print(name, sum(file.stat().st_size for file in (root / name).rglob("*") if file.is_file()) // 1_000_000, "MB")
