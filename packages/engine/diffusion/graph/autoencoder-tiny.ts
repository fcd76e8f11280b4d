/** AutoencoderTiny of diffusers (TAESD, Bohan, 2023): a small net that does about what AutoencoderKL does, in a tenth of the time. */
import { createLayers, type Layers } from './layers.ts';
import { createGraph, type Value, type Weights } from '../../nets/graph/onnx.ts';

/** The entries of config.json that are read. */
export type TinyConfig = {
  latent_channels: number;
  num_encoder_blocks: readonly number[];
  num_decoder_blocks: readonly number[];
  act_fn?: string;
};

/** Three convolutions beside a shortcut. */
function block({ conv, activate, add, has }: Layers, name: string, x: Value, activation: string): Value {
  const first = activate(activation, conv(`${name}.conv.0`, x));
  const second = activate(activation, conv(`${name}.conv.2`, first));
  const shortcut = has(`${name}.skip.weight`) ? conv(`${name}.skip`, x) : x;
  return activate('relu', add(conv(`${name}.conv.4`, second), shortcut));
}

/** Builds the graph: sample [B, 3, H, W] from −1 to 1 to latents, which are not drawn but given. */
export function tinyEncoderGraph(config: TinyConfig, weights: Weights): Buffer {
  const layers = createLayers(createGraph(weights));
  const { graph, node, conv, number, add } = layers;
  const activation = config.act_fn ?? 'relu';
  const sample = graph.input('sample', 'float32', ['batch', 3, 'height', 'width']);
  let x = node('Div', [add(sample, number(1)), number(2)]);
  let at = 0;
  const next = () => `encoder.layers.${at++}`;
  for (const [level, count] of config.num_encoder_blocks.entries()) {
    x = conv(next(), x, { stride: level === 0 ? 1 : 2, padding: 1 });
    for (let done = 0; done < count; done += 1) x = block(layers, next(), x, activation);
  }
  graph.output('latent_parameters', conv(next(), x), ['batch', config.latent_channels, 'rows', 'columns']);
  return graph.file();
}

/** Builds the graph: latent_sample to sample [B, 3, H, W] from −1 to 1. */
export function tinyDecoderGraph(config: TinyConfig, weights: Weights): Buffer {
  const layers = createLayers(createGraph(weights));
  const { graph, node, conv, number, multiply, activate, upsample } = layers;
  const activation = config.act_fn ?? 'relu';
  const latents = graph.input('latent_sample', 'float32', ['batch', config.latent_channels, 'rows', 'columns']);
  let x = multiply(node('Tanh', [node('Div', [latents, number(3)])]), number(3));
  let at = 0;
  const next = () => `decoder.layers.${at++}`;
  x = activate(activation, conv(next(), x));
  // The activation has a place of its own in the numbering.
  next();
  for (const [level, count] of config.num_decoder_blocks.entries()) {
    for (let done = 0; done < count; done += 1) x = block(layers, next(), x, activation);
    if (level + 1 < config.num_decoder_blocks.length) {
      x = upsample(x);
      next();
    }
    x = conv(next(), x);
  }
  graph.output('sample', node('Sub', [multiply(x, number(2)), number(1)]), ['batch', 3, 'height', 'width']);
  return graph.file();
}
