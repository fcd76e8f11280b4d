import { createGraph } from '../../nets/graph/onnx.ts';

/** Pixels of a side of what a tiny net reads. */
export const side = 32;

/** A net whose answer is the mean of three colors, or in another shape. */
export function tinyNet({
  layout = 'NCHW',
  strides = 1,
  outputs = 1,
}: { layout?: 'NCHW' | 'NHWC'; strides?: number; outputs?: number } = {}): Buffer {
  const graph = createGraph({ file: '', tensors: new Map() });
  const given = graph.input('pixels', 'float32', layout === 'NCHW' ? [1, 3, side, side] : [1, side, side, 3]);
  const planes = layout === 'NCHW' ? given : graph.node('Transpose', [given], { perm: [0, 3, 1, 2] });
  const kernel = graph.floats(new Float32Array(outputs * 3).fill(1 / 3), [outputs, 3, 1, 1]);
  const made = graph.node('Conv', [planes, kernel], { kernel_shape: [1, 1], strides: [strides, strides] });
  graph.output('mask', made, [1, outputs, side / strides, side / strides]);
  return graph.file();
}
