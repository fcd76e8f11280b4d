/** The nets that `npm run nets` converts. */
import { describe, expect, it } from 'vitest';
import { runtime } from '../../packages/engine/nets/net.ts';
import { createGraph } from '../../scripts/assets/nets/onnx.ts';
import { depthwiseKernelOf, kernelOf } from '../../scripts/assets/nets/weights.ts';

describe('the converter', () => {
  it('turns the axes of kernels as ONNX wants them', () => {
    const values = Float32Array.from({ length: 2 * 1 * 3 * 2 }, (_, at) => at);
    // Height 2, width 1, three channels in, two out.
    const { shape, values: turned } = kernelOf({ shape: [2, 1, 3, 2], values });
    expect(shape).toEqual([2, 3, 2, 1]);
    expect([...turned]).toEqual([0, 6, 2, 8, 4, 10, 1, 7, 3, 9, 5, 11]);
    expect(depthwiseKernelOf({ shape: [2, 1, 3, 2], values }).shape).toEqual([6, 1, 2, 1]);
  });

  it('writes files that the runtime reads', async () => {
    const graph = createGraph();
    const from = graph.input('x', [1, 1, 2, 2]);
    const kernel = graph.constant([1, 1, 1, 1], Float32Array.of(3));
    graph.output('y', graph.node('Relu', [graph.node('Conv', [from, kernel], { kernel_shape: [1, 1], auto_pad: 'SAME_UPPER' })]));
    const { InferenceSession, Tensor } = await runtime();
    const session = await InferenceSession.create(graph.file());
    const { y } = await session.run({ x: new Tensor('float32', Float32Array.of(1, -2, 0.5, 4), [1, 1, 2, 2]) });
    expect([...(y!.data as Float32Array)]).toEqual([3, 0, 1.5, 12]);
  });
});
