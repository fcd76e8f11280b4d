"""Runs the pipelines of diffusers and keeps what passes through them."""
import functools

import numpy as np
import torch


class Record:
    """Tensors by name, as they are written to one safetensors file, and the cases that they belong to."""

    def __init__(self):
        self.tensors, self.cases = {}, []

    def put(self, name, value):
        value = torch.as_tensor(np.array(value)) if not torch.is_tensor(value) else value
        self.tensors[name] = value.detach().clone().contiguous()

    def run(self, name, pipe, model, **given):
        """`given` are the arguments of the pipeline; `seed` stands for its generator. Keeps tokens, times, noise, ε, latents, picture."""
        case = {"name": name, "model": model, "scheduler": scheduler_of(pipe), **{k: v for k, v in given.items() if k not in ("image", "mask_image")}}
        case["kind"] = "inpaint" if "mask_image" in given else "image" if "image" in given else "text"
        seed = given.pop("seed")
        predicted, latents = [], []
        step, start = pipe.scheduler.step, []

        # The pipeline looks at the signature before it hands the generator over.
        @functools.wraps(step)
        def spied(output, time, sample, *args, **kwargs):
            if not start:
                start.append(sample.clone())
            predicted.append(output.clone())
            return step(output, time, sample, *args, **kwargs)

        def stepped(_pipe, _at, _time, tensors):
            latents.append(tensors["latents"].clone())
            return tensors

        pipe.scheduler.step = spied
        pipe.set_progress_bar_config(disable=True)
        picture = pipe(
            **given,
            generator=torch.Generator("cpu").manual_seed(seed),
            output_type="np",
            callback_on_step_end=stepped,
            callback_on_step_end_tensor_inputs=["latents"],
        ).images[0]
        pipe.scheduler.step = step
        self.cases.append(case)
        self.put(f"{name}/timesteps", pipe.scheduler.timesteps.to(torch.float32))
        if hasattr(pipe.scheduler, "sigmas"):
            self.put(f"{name}/sigmas", pipe.scheduler.sigmas)
        self.put(f"{name}/start", start[0])
        self.put(f"{name}/predicted", torch.cat(predicted))
        self.put(f"{name}/latents", torch.cat(latents))
        self.put(f"{name}/picture", torch.from_numpy((picture * 255).round().astype(np.uint8)))


def scheduler_of(pipe):
    config = pipe.scheduler.config
    names = ["beta_start", "beta_end", "beta_schedule", "num_train_timesteps", "prediction_type", "timestep_spacing", "steps_offset"]
    names += ["set_alpha_to_one", "clip_sample", "original_inference_steps"]
    return {"_class_name": type(pipe.scheduler).__name__, **{name: config[name] for name in names if name in config}}
