/** Nets in the format of ncnn: what each layer makes of its input, and files that can't be read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tensor } from 'onnxruntime-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ncnnGraph } from '../nets/graph/ncnn.ts';
import { runtime } from '../nets/net.ts';

/** A convolution of one pixel that takes red alone, doubled, with a leak; its copy is added in shares, and all is enlarged twice. */
const layers = `7767517
6 8
Input        in    0 1 data
Convolution  mix   1 1 data 1 0=3 1=1 4=0 5=1 6=9 9=2 -23310=1,0.5
Split        both  1 2 1 2 3
Eltwise      sum   2 1 2 3 4 0=1 -23301=2,2.0,1.0
BinaryOp     more  2 1 4 data 5 0=0
Interp       twice 1 1 5 output 0=1 1=2.0 2=2.0
`;

/** Weights of 16 bits with the word before them, filled up to four bytes, then the bias. */
const weights = Buffer.concat([
  Buffer.from(Uint32Array.of(0x01_30_6b_47).buffer),
  Buffer.from(Float16Array.of(2, 0, 0, 0, 0, 0, 0, 0, 0, 0).buffer),
  Buffer.from(Float32Array.of(0, -1, 1).buffer),
]);

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'ncnn-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function written(text = layers, bytes = weights): string {
  writeFileSync(join(folder, 'net.param'), text);
  writeFileSync(join(folder, 'net.bin'), bytes);
  return join(folder, 'net.param');
}

test('nets in the format of ncnn run as they do in ncnn', async () => {
  const { InferenceSession, Tensor: OnnxTensor } = await runtime();
  const extra = { session: { model_external_initializers_file_folder_path: folder } };
  const net = await InferenceSession.create(ncnnGraph(written()), { extra });
  const { output } = await net.run({ data: new OnnxTensor('float32', Float32Array.of(0.5, 0.25, 0.125), [1, 3, 1, 1]) });
  expect(output!.dims).toEqual([1, 3, 2, 2]);
  // Red: 3 · 2 · 0.5 + 0.5; green: 3 · 0.5 · −1 + 0.25; blue: 3 · 1 + 0.125.
  const channel = (value: number) => Array<number>(4).fill(value);
  expect([...((output as Tensor).data as Float32Array)]).toEqual([...channel(3.5), ...channel(-1.25), ...channel(3.125)]);
  await net.release();
});

test.each([
  ['an unknown layer', layers.replace('BinaryOp', 'Pooling'), weights, /A layer Pooling/],
  ['truncated weights', layers, weights.subarray(0, -4), /has 32 bytes, and its layers need 36/],
  ['weights in another encoding', layers, Buffer.from(weights).fill(7, 0, 4), /stores mix as 7070707/],
])('a net is refused that has %s', (_, text, bytes, message) => {
  expect(() => ncnnGraph(written(text, bytes))).toThrow(message);
});
