/** What no frame of a GIF covers: clear, as browsers show it, whether or not the file has a clear color. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { examine } from '../../server/media/examination.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-gif-'));
afterAll(() => rmSync(folder, { recursive: true }));

const side = 8;
const colors = [255, 0, 0, 0, 0, 255, 0, 255, 0, 255, 255, 255];
/** What becomes of a frame when the next one comes. */
const [stays, goes] = [4, 8];
/** A control with a clear color or none; each frame lasts a tenth of a second. */
const control = (clear: number, then = stays): number[] => [0x21, 0xf9, 4, then | clear, 10, 0, 3, 0];

/** A square frame of one color. */
async function frameOf(left: number, top: number, size: number): Promise<number[]> {
  const plain = await sharp({ create: { width: size, height: size, channels: 3, background: '#f00' } })
    .gif()
    .toBuffer();
  // The pixels alone: behind the frame's head, up to the end of the file.
  const at = plain.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0, size, 0, size, 0]));
  const flags = plain[at + 9]!;
  const pixels = plain.subarray(at + 10 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0), -1);
  return [0x2c, left, 0, top, 0, size, 0, size, 0, 0, ...pixels];
}

/** A frame that covers all with these of 256 colors of its own, which are grays: every number takes nine bits, and a table never grows. */
function grayFrame(grays: readonly number[]): number[] {
  const codes = grays.flatMap((gray, at) => (at % 200 === 0 ? [256, gray] : [gray]));
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0').split('').toReversed().join('')).join('');
  const bytes = bits.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.split('').toReversed().join(''), 2));
  const table = Array.from({ length: 256 * 3 }, (_, at) => Math.trunc(at / 3));
  return [0x2c, 0, 0, 0, 0, side, 0, side, 0, 0x87, ...table, 8, bytes.length, ...bytes, 0];
}

async function keptOf(...blocks: readonly (readonly number[])[]): Promise<{ alphas: number[]; frames: number | undefined }> {
  const path = join(folder, 'a.gif');
  writeFileSync(path, Buffer.from([...Buffer.from('GIF89a'), side, 0, side, 0, 0x91, 0, 0, ...colors, ...blocks.flat(), 0x3b]));
  const verdict = await examine({ kind: 'gif', type: 'image/gif', path, into: `${path}-clean` });
  if (!verdict.ok) throw new Error(verdict.cause);
  const kept = await sharp(`${path}-clean`, { pages: -1 }).ensureAlpha().raw().toBuffer();
  const alphas = Array.from({ length: kept.length / side ** 2 / 4 }, (_, page) => kept[page * side ** 2 * 4 + 3]!);
  return { alphas, frames: verdict.found.frames };
}

it('is clear around a frame that is smaller than the whole', async () => {
  expect(await keptOf(await frameOf(2, 2, 4))).toEqual({ alphas: [0], frames: 1 });
  expect(await keptOf(control(0), await frameOf(2, 2, 4), control(0), await frameOf(4, 4, 4))).toEqual({ alphas: [0, 0], frames: 2 });
});

it('is clear beside a clear color, and nowhere where a frame covers all', async () => {
  expect(await keptOf(control(1), await frameOf(2, 2, 4))).toEqual({ alphas: [0], frames: 1 });
  expect(await keptOf(await frameOf(0, 0, side))).toEqual({ alphas: [255], frames: 1 });
});

it('is clear where a frame has gone, whether or not that frame has a clear color', async () => {
  const all = await frameOf(0, 0, side);
  const small = await frameOf(2, 2, 4);
  expect(await keptOf(control(0, goes), all, control(0), small)).toEqual({ alphas: [255, 0], frames: 2 });
  expect(await keptOf(control(0, goes), all, control(1), small)).toEqual({ alphas: [255, 0], frames: 2 });
  const most = Array.from({ length: side ** 2 }, (_, at) => 255 - at);
  expect(await keptOf(control(0, goes), grayFrame(most), control(0), small)).toEqual({ alphas: [255, 0], frames: 2 });
});

it('is as it was where what comes next covers all', async () => {
  const all = await frameOf(0, 0, side);
  const next = grayFrame(Array.from({ length: side ** 2 }, () => 40));
  expect(await keptOf(control(0, goes), all, control(0, goes), next)).toEqual({ alphas: [255, 255], frames: 2 });
});
