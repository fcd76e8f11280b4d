"""Exports nets to ONNX with the names of inputs and outputs that Optimum gives them."""
import onnx
import torch


class Named(torch.nn.Module):
    """Calls a function of a net: the exporter wants a module with positional arguments."""

    def __init__(self, net, call):
        super().__init__()
        self.net, self.call = net, call

    def forward(self, *given):
        return self.call(self.net, *given)


def export(net, call, given, inputs, outputs, path, axes):
    path.parent.mkdir(parents=True, exist_ok=True)
    torch.onnx.export(
        Named(net, call), given, str(path), input_names=inputs, output_names=outputs, dynamic_axes=axes, opset_version=17, dynamo=False
    )
    model = onnx.load(str(path))
    for node in model.graph.node:
        node.ClearField("doc_string")
    onnx.save(model, str(path))


BHW = {0: "batch", 2: "height", 3: "width"}


def export_pipeline(text, unet, vae, folder):
    """A folder as Optimum writes it: four graphs with their weights inside."""
    ids = torch.ones(1, 77, dtype=torch.int64)
    export(
        text,
        lambda net, ids: net(ids, return_dict=False),
        (ids,),
        ["input_ids"],
        ["last_hidden_state", "pooler_output"],
        folder / "text_encoder/model.onnx",
        {"input_ids": {0: "batch"}},
    )
    size = unet.config.time_cond_proj_dim
    extra = (torch.randn(2, size),) if size else ()
    export(
        unet,
        lambda net, sample, time, hidden, *rest: net(
            sample, time, hidden, **({"timestep_cond": rest[0]} if rest else {}), return_dict=False
        )[0],
        (torch.randn(2, 4, 8, 8), torch.tensor(5), torch.randn(2, 77, 8), *extra),
        ["sample", "timestep", "encoder_hidden_states"] + (["timestep_cond"] if size else []),
        ["out_sample"],
        folder / "unet/model.onnx",
        {"sample": BHW, "encoder_hidden_states": {0: "batch"}, **({"timestep_cond": {0: "batch"}} if size else {})},
    )
    export(
        vae,
        lambda net, latents: net.decode(latents, return_dict=False)[0],
        (torch.randn(1, 4, 8, 8),),
        ["latent_sample"],
        ["sample"],
        folder / "vae_decoder/model.onnx",
        {"latent_sample": BHW},
    )
    export(
        vae,
        lambda net, sample: net.quant_conv(net.encoder(sample)),
        (torch.randn(1, 3, 16, 16),),
        ["sample"],
        ["latent_parameters"],
        folder / "vae_encoder/model.onnx",
        {"sample": BHW},
    )
