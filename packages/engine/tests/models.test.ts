import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createGraph } from '../../../scripts/assets/nets/onnx.ts';
import { depthwiseKernelOf, kernelOf } from '../../../scripts/assets/nets/weights.ts';
import { runtime } from '../nets/net.ts';

const folder = join(import.meta.dirname, '../../../models');
const read = (file: string): Buffer => readFileSync(join(folder, file));
/** How the notice names a file: some by their folder, because they belong together. */
const named = (file: string): string =>
  file.endsWith('.f16') ? 'voices/*.f16' : file.replace(/^(voices\/rhvoice\/(?:languages|voices)\/\w+)\/.*/, '$1/*');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !['NOTICE', 'LICENSE', 'SHA256SUMS'].includes(entry.name))
  .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

describe('the weights', () => {
  it('are those that were looked at, each with where it comes from', () => {
    const sums = files.map((file) => `${createHash('sha256').update(read(file)).digest('hex')}  ${file}`);
    expect(sums.toSorted()).toEqual(read('SHA256SUMS').toString().trim().split('\n').toSorted());
    const notice = read('NOTICE').toString();
    for (const file of files) expect(notice, file).toContain(named(file));
    // Files of more than 25 MB make a clone slow, and some hosts refuse them.
    for (const file of files) expect(statSync(join(folder, file)).size, file).toBeLessThan(25e6);
  });
});

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
