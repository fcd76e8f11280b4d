/** Raw data of cameras is known by what its directories state. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isCameraRaw } from '../../server/media/camera-raw.ts';
import { examine } from '../../server/media/examination.ts';
import { directoriesOf } from './kit/camera-raw.ts';
import { tiffOf } from './kit/tiff.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-raw-'));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (bytes: Buffer): string => {
  const path = join(folder, 'a.tif');
  writeFileSync(path, bytes);
  return path;
};

const preview = [
  [256, 3, 160],
  [257, 3, 120],
  [262, 3, 2],
] as [number, number, number][];
const mosaic = [[262, 3, 32_803]] as [number, number, number][];

it.each([
  ['a mosaic of colors alone (PEF)', directoriesOf(mosaic)],
  ['a preview, and a mosaic behind it (NEF, ARW)', directoriesOf(preview, [mosaic])],
  ['a preview, another, and light without a tone (DNG of a phone)', directoriesOf(preview, [preview, [[262, 3, 34_892]]])],
  ['the version of DNG', directoriesOf([...preview, [50_706, 1, 0x401]])],
  [
    'the mark of Canon (CR2)',
    Buffer.concat([Buffer.from('II*\0\x10\0\0\0CR\x02\0\0\0\0\0', 'latin1'), directoriesOf(preview).subarray(8)]),
  ],
])('is %s', async (_name, bytes) => {
  const path = written(bytes);
  expect(await isCameraRaw(path)).toBe(true);
  expect(await examine({ kind: 'image', type: 'image/tiff', path, into: `${path}-clean` })).toMatchObject({
    ok: false,
    reason: 'uploadUnsupported',
  });
});

it.each([
  ['an image', tiffOf(4, 4, Buffer.alloc(48))],
  ['one with a smaller one of it', directoriesOf(preview, [preview])],
  ['one that ends early', Buffer.from('II*\0\x08\0\0\0\x05\0', 'latin1')],
])('is not %s', async (_name, bytes) => {
  expect(await isCameraRaw(written(bytes))).toBe(false);
});
