/** What no frame of a GIF covers: clear, as browsers show it, whether or not the file has a clear color. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { examine } from '../../server/media/examination.ts';
import { withClearGround } from '../../server/media/gif-ground.ts';
import { processorTime } from './kit/processor-time.ts';

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

const file = (size: number, ...blocks: readonly (readonly number[])[]): Buffer =>
  Buffer.from([...Buffer.from('GIF89a'), size, 0, size, 0, 0x91, 0, 0, ...colors, ...blocks.flat(), 0x3b]);

/** A frame of its own colors, as an encoder writes it: its table of strings grows to its end and begins anew. */
async function encodedFrame(pixels: Buffer, size: number): Promise<{ block: number[]; shown: Buffer }> {
  const image = sharp(pixels, { raw: { width: size, height: size, channels: 3 } });
  const bytes = await image.gif({ colours: 200, dither: 0, effort: 1 }).toBuffer();
  const colorsEnd = 13 + 3 * 2 ** ((bytes[10]! & 7) + 1);
  const at = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, size, 0, size, 0]));
  const own =
    bytes[at + 9]! & 0x80 ? bytes.subarray(at + 10, -1) : Buffer.concat([bytes.subarray(13, colorsEnd), bytes.subarray(at + 10, -1)]);
  return { block: [0x2c, 0, 0, 0, 0, size, 0, size, 0, 0x87, ...own], shown: await sharp(bytes).ensureAlpha().raw().toBuffer() };
}

it('takes for clear only what no pixel shows, whatever strings an encoder makes of them', async () => {
  const size = 200;
  const noise = Buffer.from(Array.from({ length: size * size * 3 }, (_, at) => (at * 7919 * (at % 977)) % 251));
  const { block, shown } = await encodedFrame(noise, size);
  const found = withClearGround(file(size, control(0, goes), block, control(0), await frameOf(2, 2, 4)));
  const pages = await sharp(found!.source, { pages: 2 }).ensureAlpha().raw().toBuffer();
  expect(pages.subarray(0, shown.length).equals(shown)).toBe(true);
  expect(pages[shown.length + 3]).toBe(0);
});

it('takes no time for ten thousand frames that go, which a decoder of its own for each would', async () => {
  const piece = Buffer.from([...control(0, goes), ...grayFrame([1, 2, 3]), ...control(0), ...(await frameOf(2, 2, 4))]);
  const one = file(side, [...piece]);
  const all = Buffer.concat([one.subarray(0, -1), Buffer.alloc(9999 * piece.length, piece), one.subarray(-1)]);
  const begin = processorTime();
  withClearGround(all);
  expect(processorTime() - begin).toBeLessThan(500);
});
