/**
 * Measures how fast this machine paints: one block of the second level of Stable Diffusion's U-Net at 512 pixels, two convolutions and the attention after them,
 * with weights that mean nothing. Writes floating-point operations a second.
 */
import { runtime } from '../nets/net.ts';
import { createGraph } from '../nets/graph/onnx.ts';
import { usualSession } from './model.ts';

const [channels, side, heads] = [640, 32, 8];
const tokens = side * side;
/** Multiplications and additions of the block. */
const work = 2 * (2 * channels * channels * 9 * tokens) + 2 * (2 * tokens * tokens * channels);

const graph = createGraph({ file: '', tensors: new Map() });
const kernel = graph.floats(new Float32Array(channels * channels * 9).fill(1e-4), [channels, channels, 3, 3]);
const convolved = [0, 1].reduce(
  (x) => graph.node('Conv', [x, kernel], { kernel_shape: [3, 3], pads: [1, 1, 1, 1] }),
  graph.input('x', 'float32', [1, channels, side, side]),
);
const flat = graph.node('Reshape', [convolved, graph.integers([1, channels, tokens])]);
const listed = graph.node('Transpose', [flat], { perm: [0, 2, 1] });
graph.output('y', graph.runtimeNode('MultiHeadAttention', [listed, listed, listed], { num_heads: heads }), [1, tokens, channels]);

const { InferenceSession, Tensor } = await runtime();
const net = await InferenceSession.create(graph.file(), usualSession);
const feeds = { x: new Tensor('float32', new Float32Array(channels * tokens).fill(0.5), [1, channels, side, side]) };
// The first run pays for memory that later ones have.
await net.run(feeds);
const from = performance.now();
await net.run(feeds);
process.stdout.write(`${(1000 * work) / (performance.now() - from)}\n`);
