/** AutoencoderKL of diffusers (Rombach et al., 2022): images to latents and back. */
import { createLayers, resnet, type Layers, type ResnetOptions } from './layers.ts';
import { createGraph, type Value, type Weights } from '../../nets/graph/onnx.ts';

/** The entries of config.json that are read. */
export type AutoencoderConfig = {
  block_out_channels: readonly number[];
  layers_per_block?: number;
  latent_channels: number;
  norm_num_groups?: number;
  act_fn?: string;
};

/** The names of an attention's weights today, and those in files that were published earlier. */
const earlier: Readonly<Record<string, string>> = { to_q: 'query', to_k: 'key', to_v: 'value', 'to_out.0': 'proj_attn' };

function middle(layers: Layers, name: string, x: Value, options: ResnetOptions): Value {
  const { groupNorm, linear, attend, flatten, add, has } = layers;
  const attention = `${name}.attentions.0`;
  const named = (part: string) => `${attention}.${has(`${attention}.${part}.weight`) ? part : earlier[part]!}`;
  const first = resnet(layers, `${name}.resnets.0`, x, options);
  if (!has(`${attention}.group_norm.weight`)) return resnet(layers, `${name}.resnets.1`, first, options);
  const { tokens, restore } = flatten(groupNorm(`${attention}.group_norm`, first, options.groups, options.epsilon));
  const [query, key, value] = ['to_q', 'to_k', 'to_v'].map((part) => linear(named(part), tokens));
  const seen = add(restore(linear(named('to_out.0'), attend(query!, key!, value!, 1))), first);
  return resnet(layers, `${name}.resnets.1`, seen, options);
}

function open(config: AutoencoderConfig, weights: Weights) {
  const layers = createLayers(createGraph(weights));
  const options: ResnetOptions = { groups: config.norm_num_groups ?? 32, epsilon: 1e-6, activation: config.act_fn ?? 'silu' };
  const finish = (name: string, x: Value): Value =>
    layers.conv(
      `${name}.conv_out`,
      layers.activate(options.activation, layers.groupNorm(`${name}.conv_norm_out`, x, options.groups, options.epsilon)),
    );
  return { layers, options, finish, count: config.layers_per_block ?? 1 };
}

/** Builds the graph: sample [B, 3, H, W] from −1 to 1 to latent_parameters, means and logarithms of variances. */
export function encoderGraph(config: AutoencoderConfig, weights: Weights): Buffer {
  const { layers, options, finish, count } = open(config, weights);
  const { graph, conv, has } = layers;
  let x = conv('encoder.conv_in', graph.input('sample', 'float32', ['batch', 3, 'height', 'width']));
  for (const block of config.block_out_channels.keys()) {
    const name = `encoder.down_blocks.${block}`;
    for (let at = 0; at < count; at += 1) x = resnet(layers, `${name}.resnets.${at}`, x, options);
    // The odd pixel is added on the right and below only.
    if (block + 1 < config.block_out_channels.length) x = conv(`${name}.downsamplers.0.conv`, x, { stride: 2, padding: [0, 0, 1, 1] });
  }
  x = finish('encoder', middle(layers, 'encoder.mid_block', x, options));
  if (has('quant_conv.weight')) x = conv('quant_conv', x);
  graph.output('latent_parameters', x, ['batch', 2 * config.latent_channels, 'rows', 'columns']);
  return graph.file();
}

/** Builds the graph: latent_sample to sample [B, 3, H, W] from −1 to 1. */
export function decoderGraph(config: AutoencoderConfig, weights: Weights): Buffer {
  const { layers, options, finish, count } = open(config, weights);
  const { graph, conv, has, upsample } = layers;
  let x = graph.input('latent_sample', 'float32', ['batch', config.latent_channels, 'rows', 'columns']);
  if (has('post_quant_conv.weight')) x = conv('post_quant_conv', x);
  x = middle(layers, 'decoder.mid_block', conv('decoder.conv_in', x), options);
  for (const block of config.block_out_channels.keys()) {
    const name = `decoder.up_blocks.${block}`;
    for (let at = 0; at <= count; at += 1) x = resnet(layers, `${name}.resnets.${at}`, x, options);
    if (block + 1 < config.block_out_channels.length) x = conv(`${name}.upsamplers.0.conv`, upsample(x));
  }
  graph.output('sample', finish('decoder', x), ['batch', 3, 'height', 'width']);
  return graph.file();
}
