/** A video or a sound of millions of pieces that yield nothing: its child is ended by the processor that it takes, whatever kind of piece it is. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFile, type Track } from '../../packages/engine/tests/kit/lavfi.ts';
import { sniffFile } from '../../packages/engine/media/index.ts';
import { examinationTimes } from '../../contract/facts/deadlines.ts';
import { limits } from '../../contract/facts/limits.ts';
import { examine } from '../../server/media/examination.ts';
import { everyCase } from '../depth.ts';
import { sharedChildren } from './kit/children.ts';

const folder = mkdtempSync(join(tmpdir(), 'iridia-bounded-'));
afterAll(() => rmSync(folder, { recursive: true }));

const megabyte = 1024 * 1024;
const tone: Track = { source: 'sine=d=1', filter: 'aformat=sample_fmts=s16', codec: 'pcm_s16le' };
const lossless: Track = { ...tone, codec: 'flac' };
const clip: Track = { source: 'testsrc2=d=1:s=64x64:r=10', filter: 'format=yuv420p', codec: 'libx264' };
const made = async (format: string, track: Track, options: Record<string, string> = {}): Promise<Buffer> =>
  readFileSync(await makeFile(join(folder, `honest.${format}`), { format, tracks: [track], options }));

const text = (latin: string): Buffer => Buffer.from(latin, 'latin1');
const repeated = (piece: Buffer, bytes: number): Buffer => Buffer.alloc(Math.floor(bytes / piece.length) * piece.length, piece);
/** A chunk of RIFF: its name, its length, and what it holds. */
const chunk = (name: string, data = Buffer.alloc(0)): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([text(name), length, data]);
};
const before = (bytes: Buffer, at: number, more: Buffer): Buffer => Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
const inWav = async (more: Buffer): Promise<Buffer> => {
  const wav = await made('wav', tone);
  return before(wav, wav.indexOf('data'), more);
};
/** A length in seven bits to a byte, or in the lower bytes of a number. */
const digits = (length: number, base: number, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, (_, at) => Math.floor(length / base ** (count - 1 - at)) % base));

const fields = (bytes: number): Buffer => {
  const body = repeated(text('TXXX\0\0\0\x04\0\0\0a\0b'), bytes);
  return chunk('id3 ', Buffer.concat([text('ID3\x04\0\0'), digits(body.length, 128, 4), body]));
};
const remarks = async (): Promise<Buffer> => {
  const [flac, body] = [await made('flac', lossless), repeated(text('\x03\0\0\0a=b'), 15 * megabyte)];
  const count = Buffer.alloc(8);
  count.writeUInt32LE(body.length / 7, 4);
  const block = Buffer.concat([text('\x04'), digits(body.length + 8, 256, 3), count, body]);
  // The first block is the last one no more.
  flac[4] = 0;
  return before(flac, 42, block);
};
const boxes = async (): Promise<Buffer> => {
  const mp4 = await made('mp4', clip);
  return Buffer.concat([mp4, repeated(text('\0\0\0\x08free'), 190 * megabyte)]);
};
/** A Matroska whose length is open, as that of a broadcast is. */
const broadcast = (): Promise<Buffer> => made('matroska', { ...clip, codec: 'libvpx' }, { live: '1' });
const voids = async (): Promise<Buffer> => {
  const mkv = await broadcast();
  return before(mkv, mkv.indexOf(Buffer.from('1f43b675', 'hex')), repeated(Buffer.from('ec80', 'hex'), 190 * megabyte));
};
/** Clusters of one empty image each, one more than may be. */
const images = async (): Promise<Buffer> => {
  const cluster = Buffer.from('1f43b6758be7821000a3858100008000', 'hex');
  return Buffer.concat([await broadcast(), repeated(cluster, cluster.length * (limits.imagePackets + 1))]);
};

async function verdictOn(bytes: Buffer) {
  const path = join(folder, 'hostile');
  writeFileSync(path, bytes);
  const { kind, type } = (await sniffFile(path))!;
  return await sharedChildren.examiner.examine({ kind, type, path, into: `${path}-clean` });
}

it('reads a sound with a tag of a few hundred fields', async () => {
  expect(await verdictOn(await inWav(fields(4000)))).toMatchObject({ ok: true, found: { type: 'audio/mpeg' } });
});

it('gives a sound a tenth of a second for each of its own, of which an honest one takes half at most', async () => {
  const seconds = 20;
  const noise: Track = { source: `anoisesrc=d=${seconds}`, filter: 'aformat=sample_fmts=s16p:channel_layouts=stereo', codec: 'libmp3lame' };
  const path = join(folder, 'honest');
  writeFileSync(path, await made('mp3', noise));
  let allowed = 0;
  const before = process.cpuUsage();
  const verdict = await examine(
    { kind: 'audio', type: 'audio/mpeg', path, into: `${path}-clean` },
    (milliseconds) => (allowed = milliseconds),
  );
  const { user, system } = process.cpuUsage(before);
  expect(verdict).toMatchObject({ ok: true });
  expect(allowed).toBeGreaterThanOrEqual(examinationTimes.opening + (seconds - 1) * 100);
  expect(allowed).toBeLessThanOrEqual(examinationTimes.opening + seconds * 100);
  expect((user + system) / 1000).toBeLessThan(allowed / 2);
});

const cases: readonly [name: string, make: () => Promise<Buffer>][] = [
  ['a WAV whose tag has a million fields', () => inWav(fields(20 * megabyte))],
  ['a WAV of millions of chunks', () => inWav(repeated(chunk('junk'), 24 * megabyte))],
  ['a FLAC of millions of remarks', remarks],
  ['an MP4 of millions of boxes', boxes],
  ['a Matroska of millions of voids', voids],
  ['a video of more images than programs write', images],
];

it.each(everyCase ? cases : cases.slice(0, 1))('ends with %s', async (_name, make) => {
  const bytes = await make();
  expect(await verdictOn(bytes)).toMatchObject({ ok: false, reason: 'uploadTooHeavy' });
});
