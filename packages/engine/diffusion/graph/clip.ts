/** The text encoder of CLIP (Radford et al., 2021): a causal transformer over 77 tokens. */
import { createLayers, type Layers } from './layers.ts';
import { createGraph, type Value, type Weights } from '../../nets/graph/onnx.ts';

/** The entries of config.json that are read. */
export type ClipConfig = {
  hidden_size: number;
  num_attention_heads: number;
  num_hidden_layers: number;
  hidden_act: string;
  layer_norm_eps?: number;
  max_position_embeddings: number;
};

/** The name of the output after all layers but the last, which SDXL reads. */
export const penultimate = ({ num_hidden_layers: count }: Pick<ClipConfig, 'num_hidden_layers'>): string => `hidden_states.${count - 1}`;

/** A token attends to itself and those before it. */
function causalMask(length: number): Float32Array {
  const mask = new Float32Array(length * length);
  for (let row = 0; row < length; row += 1) mask.fill(-1e9, row * length + row + 1, (row + 1) * length);
  return mask;
}

function encoderLayer(layers: Layers, name: string, x: Value, mask: Value, config: ClipConfig): Value {
  const { add, linear, layerNorm, attend, activate } = layers;
  const epsilon = config.layer_norm_eps ?? 1e-5;
  const first = layerNorm(`${name}.layer_norm1`, x, epsilon);
  const [query, key, value] = ['q', 'k', 'v'].map((part) => linear(`${name}.self_attn.${part}_proj`, first));
  const seen = add(x, linear(`${name}.self_attn.out_proj`, attend(query!, key!, value!, config.num_attention_heads, mask)));
  const inner = activate(config.hidden_act, linear(`${name}.mlp.fc1`, layerNorm(`${name}.layer_norm2`, seen, epsilon)));
  return add(seen, linear(`${name}.mlp.fc2`, inner));
}

/** Builds the graph: input_ids [B, 77] to last_hidden_state, the state before the last layer, and the pooled or projected text. */
export function clipGraph(config: ClipConfig, weights: Weights): Buffer {
  const graph = createGraph(weights);
  const layers = createLayers(graph);
  const { node, weight, has, add } = layers;
  const root = has('text_model.final_layer_norm.weight') ? 'text_model.' : '';
  const length = config.max_position_embeddings;
  const size = config.hidden_size;
  const ids = graph.input('input_ids', 'int64', ['batch', length]);
  let x = add(
    node('Gather', [weight(`${root}embeddings.token_embedding.weight`), ids], { axis: 0 }),
    weight(`${root}embeddings.position_embedding.weight`),
  );
  const mask = graph.floats(causalMask(length), [1, 1, length, length]);
  let before = x;
  for (let at = 0; at < config.num_hidden_layers; at += 1) {
    before = x;
    x = encoderLayer(layers, `${root}encoder.layers.${at}`, x, mask, config);
  }
  const last = layers.layerNorm(`${root}final_layer_norm`, x, config.layer_norm_eps);
  graph.output('last_hidden_state', last, ['batch', length, size]);
  graph.output(penultimate(config), before, ['batch', length, size]);
  // The end of the text has the highest id, and stands where the text is summed up.
  const end = node('ArgMax', [ids], { axis: 1, keepdims: 1 });
  const pooled = node('GatherND', [last, end], { batch_dims: 1 });
  if (has('text_projection.weight'))
    graph.output('text_embeds', layers.linear('text_projection', pooled), ['batch', graph.shapeOf('text_projection.weight')[0]!]);
  else graph.output('pooler_output', pooled, ['batch', size]);
  return graph.file();
}
