/**
 * The layers of which the nets of latent diffusion are made, under the names of their weights in the state dict. Images are [B, C, H, W],
 * tokens [B, L, C].
 */
import type { Graph, Value } from '../../nets/graph/onnx.ts';

export type Activation = 'silu' | 'gelu' | 'quick_gelu' | 'relu';

export type Layers = ReturnType<typeof createLayers>;

type Convolution = { stride?: number; padding?: number | readonly [top: number, left: number, bottom: number, right: number] };

export function createLayers(graph: Graph) {
  const { node, weight, has } = graph;
  const multiply = (one: Value, other: Value) => node('Mul', [one, other]);
  const add = (one: Value, other: Value) => node('Add', [one, other]);
  /** The bias of a layer, if it has one. */
  const biasOf = (name: string): Value[] => (has(`${name}.bias`) ? [weight(`${name}.bias`)] : []);
  const number = (value: number): Value => graph.floats([value], []);

  const activations: Readonly<Record<Activation, (x: Value) => Value>> = {
    silu: (x) => multiply(x, node('Sigmoid', [x])),
    gelu: (x) => node('Gelu', [x]),
    quick_gelu: (x) => multiply(x, node('Sigmoid', [multiply(x, number(1.702))])),
    relu: (x) => node('Relu', [x]),
  };

  const activate = (name: string, x: Value): Value => {
    const activation = activations[(name === 'swish' ? 'silu' : name) as Activation];
    if (!activation) throw new Error(`The activation “${name}” is not known`);
    return activation(x);
  };

  const conv = (name: string, x: Value, { stride = 1, padding }: Convolution = {}): Value => {
    const kernel = graph.shapeOf(`${name}.weight`).slice(2);
    const around = padding ?? (kernel[0]! - 1) / 2;
    const pads = typeof around === 'number' ? [around, around, around, around] : around;
    return node('Conv', [x, weight(`${name}.weight`), ...biasOf(name)], { kernel_shape: kernel, strides: [stride, stride], pads });
  };

  /** x·Wᵀ + b over the last dimension; a 1×1 convolution's weight is accepted too. */
  const linear = (name: string, x: Value): Value => {
    const [out, into] = graph.shapeOf(`${name}.weight`);
    const flat =
      graph.shapeOf(`${name}.weight`).length > 2 ? node('Reshape', [weight(`${name}.weight`), graph.integers([out!, into!])]) : null;
    const product = node('MatMul', [x, node('Transpose', [flat ?? weight(`${name}.weight`)], { perm: [1, 0] })]);
    return biasOf(name).reduce(add, product);
  };

  const layerNorm = (name: string, x: Value, epsilon = 1e-5): Value =>
    node('LayerNormalization', [x, weight(`${name}.weight`), weight(`${name}.bias`)], { axis: -1, epsilon: { float: epsilon } });

  /** Group normalization (Wu and He, 2018): each group of channels has its mean and variance. */
  const groupNorm = (name: string, x: Value, groups: number, epsilon: number): Value => {
    const channels = graph.shapeOf(`${name}.weight`)[0]!;
    const grouped = node('Reshape', [x, graph.integers([0, groups, -1])]);
    const [ones, zeros] = [1, 0].map((value) => graph.floats(Array<number>(groups).fill(value))) as [Value, Value];
    const normal = node('InstanceNormalization', [grouped, ones, zeros], { epsilon: { float: epsilon } });
    const back = node('Reshape', [normal, node('Shape', [x])]);
    const perChannel = (part: string) => node('Reshape', [weight(`${name}.${part}`), graph.integers([channels, 1, 1])]);
    return add(multiply(back, perChannel('weight')), perChannel('bias'));
  };

  /** softmax(QKᵀ/√d)·V (Vaswani et al., 2017). `mask` is added to the scores, [1, 1, L, S]. */
  const attend = (query: Value, key: Value, value: Value, heads: number, mask: Value | null = null): Value =>
    graph.runtimeNode('MultiHeadAttention', [query, key, value, ...(mask ? ['', '', mask] : [])], { num_heads: heads });

  /** [B, C, H, W] to [B, H·W, C], and the way back. */
  const flatten = (x: Value) => {
    const last = node('Transpose', [x], { perm: [0, 2, 3, 1] });
    const channels = node('Shape', [last], { start: 3, end: 4 });
    const batch = node('Shape', [last], { start: 0, end: 1 });
    const tokens = node('Reshape', [last, node('Concat', [batch, graph.integers([-1]), channels], { axis: 0 })]);
    const restore = (y: Value): Value => node('Transpose', [node('Reshape', [y, node('Shape', [last])])], { perm: [0, 3, 1, 2] });
    return { tokens, restore };
  };

  /** Twice as wide and high, each pixel four times. */
  const upsample = (x: Value): Value =>
    node('Resize', [x, '', graph.floats([1, 1, 2, 2])], {
      mode: 'nearest',
      nearest_mode: 'floor',
      coordinate_transformation_mode: 'asymmetric',
    });

  return { graph, node, weight, has, number, multiply, add, activate, conv, linear, layerNorm, groupNorm, attend, flatten, upsample };
}

export type ResnetOptions = { groups: number; epsilon: number; activation: string; scale?: number };

/** ResnetBlock2D: two normalized convolutions beside a shortcut; `time`, already activated, is added between them. */
export function resnet(
  layers: Layers,
  name: string,
  x: Value,
  { groups, epsilon, activation, scale = 1 }: ResnetOptions,
  time: Value | null = null,
): Value {
  const { node, graph, add, conv, activate, groupNorm } = layers;
  let inner = conv(`${name}.conv1`, activate(activation, groupNorm(`${name}.norm1`, x, groups, epsilon)));
  if (time) inner = add(inner, node('Unsqueeze', [layers.linear(`${name}.time_emb_proj`, time), graph.integers([2, 3])]));
  inner = conv(`${name}.conv2`, activate(activation, groupNorm(`${name}.norm2`, inner, groups, epsilon)));
  const shortcut = layers.has(`${name}.conv_shortcut.weight`) ? conv(`${name}.conv_shortcut`, x) : x;
  const sum = add(shortcut, inner);
  return scale === 1 ? sum : node('Div', [sum, layers.number(scale)]);
}
