/** UNet2DConditionModel of diffusers (Rombach et al., 2022): from a noised sample, a time and words to what the net predicts. */
import { createLayers, resnet, type Layers, type ResnetOptions } from './layers.ts';
import { createGraph, type Value, type Weights } from '../../nets/graph/onnx.ts';

type PerBlock<Of> = Of | readonly Of[];

/** The entries of config.json that are read. */
export type UnetConfig = {
  in_channels: number;
  out_channels: number;
  block_out_channels: readonly number[];
  layers_per_block: PerBlock<number>;
  down_block_types: readonly string[];
  up_block_types: readonly string[];
  mid_block_type?: string | null;
  cross_attention_dim: number;
  attention_head_dim: PerBlock<number>;
  num_attention_heads?: PerBlock<number> | null;
  transformer_layers_per_block?: PerBlock<number>;
  use_linear_projection?: boolean;
  norm_num_groups?: number;
  norm_eps?: number;
  act_fn?: string;
  flip_sin_to_cos?: boolean;
  freq_shift?: number;
  resnet_out_scale_factor?: number;
  time_cond_proj_dim?: number | null;
  addition_embed_type?: string | null;
  addition_time_embed_dim?: number | null;
  projection_class_embeddings_input_dim?: number | null;
  class_embed_type?: string | null;
  encoder_hid_dim_type?: string | null;
  resnet_time_scale_shift?: string;
  time_embedding_type?: string;
};

/** Entries that change what is computed, and the one value of each that this file computes. */
const plain: Readonly<Partial<Record<keyof UnetConfig, unknown>>> = {
  class_embed_type: null,
  encoder_hid_dim_type: null,
  resnet_time_scale_shift: 'default',
  time_embedding_type: 'positional',
};
const blockTypes = new Set(['DownBlock2D', 'CrossAttnDownBlock2D', 'UpBlock2D', 'CrossAttnUpBlock2D']);

function checkConfig(config: UnetConfig): void {
  for (const [name, value] of Object.entries(plain))
    if ((config[name as keyof UnetConfig] ?? value) !== value)
      throw new Error(`A UNet with ${name} “${String(config[name as keyof UnetConfig])}” is not known`);
  const types = [...config.down_block_types, ...config.up_block_types];
  const strange = types.find((type) => !blockTypes.has(type));
  if (strange) throw new Error(`A UNet with blocks “${strange}” is not known`);
  if (!['UNetMidBlock2DCrossAttn', null].includes(config.mid_block_type === undefined ? null : config.mid_block_type))
    throw new Error(`A UNet with a middle block “${config.mid_block_type}” is not known`);
}

const ofBlock = <Of>(value: PerBlock<Of>, block: number): Of => (Array.isArray(value) ? value[block]! : (value as Of));

/** Sines and cosines of the times [N] at `size / 2` frequencies: [N, size]. */
function timeProjection(
  { node, graph, multiply }: Layers,
  times: Value,
  size: number,
  { flip_sin_to_cos = true, freq_shift = 0 }: UnetConfig,
): Value {
  const half = size / 2;
  const frequencies = Float32Array.from({ length: half }, (_, at) => Math.exp((-Math.log(10_000) * at) / (half - freq_shift)));
  const angles = multiply(node('Unsqueeze', [times, graph.integers([1])]), graph.floats(frequencies, [1, half]));
  const [sines, cosines] = [node('Sin', [angles]), node('Cos', [angles])];
  return node('Concat', flip_sin_to_cos ? [cosines, sines] : [sines, cosines], { axis: 1 });
}

/** The time, the guidance of a consistency model, and the pooled words and sizes of SDXL as one embedding [B, C], activated. */
function timeEmbedding(layers: Layers, config: UnetConfig): Value {
  const { graph, node, add, linear, activate } = layers;
  const time = graph.input('timestep', 'float32', [1]);
  let start = timeProjection(layers, time, config.block_out_channels[0]!, config);
  if (config.time_cond_proj_dim)
    start = add(start, linear('time_embedding.cond_proj', graph.input('timestep_cond', 'float32', ['batch', config.time_cond_proj_dim])));
  const embed = (name: string, x: Value) => linear(`${name}.linear_2`, activate('silu', linear(`${name}.linear_1`, x)));
  let embedding = embed('time_embedding', start);
  if (config.addition_embed_type === 'text_time') {
    const size = config.addition_time_embed_dim!;
    const words = graph.input('text_embeds', 'float32', ['batch', config.projection_class_embeddings_input_dim! - 6 * size]);
    const sizes = node('Reshape', [graph.input('time_ids', 'float32', ['batch', 6]), graph.integers([-1])]);
    const projected = node('Reshape', [timeProjection(layers, sizes, size, config), graph.integers([-1, 6 * size])]);
    embedding = add(embedding, embed('add_embedding', node('Concat', [words, projected], { axis: 1 })));
  } else if (config.addition_embed_type) throw new Error(`A UNet with the condition “${config.addition_embed_type}” is not known`);
  return activate(config.act_fn ?? 'silu', embedding);
}

/** BasicTransformerBlock: attention to itself, to the words, and a gated feed-forward layer (Shazeer, 2020). */
function transformerBlock(
  { add, multiply, activate, linear, layerNorm, attend, graph }: Layers,
  name: string,
  x: Value,
  words: Value,
  heads: number,
): Value {
  const attention = (part: string, from: Value, to: Value) =>
    linear(
      `${name}.${part}.to_out.0`,
      attend(linear(`${name}.${part}.to_q`, from), linear(`${name}.${part}.to_k`, to), linear(`${name}.${part}.to_v`, to), heads),
    );
  const first = layerNorm(`${name}.norm1`, x);
  const seen = add(attention('attn1', first, first), x);
  const reported = add(attention('attn2', layerNorm(`${name}.norm2`, seen), words), seen);
  const [hidden, gate] = graph.nodes('Split', [linear(`${name}.ff.net.0.proj`, layerNorm(`${name}.norm3`, reported))], 2, {
    axis: -1,
    num_outputs: 2,
  });
  return add(linear(`${name}.ff.net.2`, multiply(hidden!, activate('gelu', gate!))), reported);
}

/** Builds the graph: sample, timestep, encoder_hidden_states (and what the model's kind adds) to out_sample. */
export function unetGraph(config: UnetConfig, weights: Weights): Buffer {
  checkConfig(config);
  const graph = createGraph(weights);
  const layers = createLayers(graph);
  const { conv, add, activate, groupNorm, linear, flatten, upsample, node } = layers;
  const groups = config.norm_num_groups ?? 32;
  const activation = config.act_fn ?? 'silu';
  const blocks = config.block_out_channels.length;
  const options: ResnetOptions = { groups, epsilon: config.norm_eps ?? 1e-5, activation, scale: config.resnet_out_scale_factor ?? 1 };
  const sample = graph.input('sample', 'float32', ['batch', config.in_channels, 'height', 'width']);
  const words = graph.input('encoder_hidden_states', 'float32', ['batch', 'length', config.cross_attention_dim]);
  const time = timeEmbedding(layers, config);

  const transformer = (name: string, x: Value, block: number): Value => {
    // What diffusers calls the dimension of a head is their number, and has to stay so.
    const heads = ofBlock(config.num_attention_heads ?? config.attention_head_dim, block);
    const depth = ofBlock(config.transformer_layers_per_block ?? 1, block);
    const isLinear = config.use_linear_projection ?? false;
    const normal = groupNorm(`${name}.norm`, x, groups, 1e-6);
    const { tokens, restore } = flatten(isLinear ? normal : conv(`${name}.proj_in`, normal));
    let inner = isLinear ? linear(`${name}.proj_in`, tokens) : tokens;
    for (let at = 0; at < depth; at += 1) inner = transformerBlock(layers, `${name}.transformer_blocks.${at}`, inner, words, heads);
    const out = isLinear ? restore(linear(`${name}.proj_out`, inner)) : conv(`${name}.proj_out`, restore(inner));
    return add(out, x);
  };

  let x = conv('conv_in', sample);
  const skips: Value[] = [x];
  for (const [block, type] of config.down_block_types.entries()) {
    const name = `down_blocks.${block}`;
    for (let at = 0; at < ofBlock(config.layers_per_block, block); at += 1) {
      x = resnet(layers, `${name}.resnets.${at}`, x, options, time);
      if (type === 'CrossAttnDownBlock2D') x = transformer(`${name}.attentions.${at}`, x, block);
      skips.push(x);
    }
    if (block + 1 < blocks) {
      x = conv(`${name}.downsamplers.0.conv`, x, { stride: 2, padding: 1 });
      skips.push(x);
    }
  }
  if (config.mid_block_type) {
    x = resnet(layers, 'mid_block.resnets.0', x, options, time);
    x = transformer('mid_block.attentions.0', x, blocks - 1);
    x = resnet(layers, 'mid_block.resnets.1', x, options, time);
  }
  for (const [at, type] of config.up_block_types.entries()) {
    const block = blocks - 1 - at;
    const name = `up_blocks.${at}`;
    for (let layer = 0; layer <= ofBlock(config.layers_per_block, block); layer += 1) {
      x = resnet(layers, `${name}.resnets.${layer}`, node('Concat', [x, skips.pop()!], { axis: 1 }), options, time);
      if (type === 'CrossAttnUpBlock2D') x = transformer(`${name}.attentions.${layer}`, x, block);
    }
    if (block > 0) x = conv(`${name}.upsamplers.0.conv`, upsample(x));
  }
  x = conv('conv_out', activate(activation, groupNorm('conv_norm_out', x, groups, options.epsilon)));
  graph.output('out_sample', x, ['batch', config.out_channels, 'height', 'width']);
  return graph.file();
}
