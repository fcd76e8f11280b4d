import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Demuxer } from 'node-av/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toolBySlug } from '../../contract/facts/tools/index.ts';
import type { EngineOutput } from '../../packages/engine/job/job.ts';
import { openVideo } from '../../packages/engine/media/decode.ts';
import { encodeVideo } from '../../packages/engine/media/encode.ts';
import { encodeGif } from '../../packages/engine/media/gif.ts';
import { encodeMp3 } from '../../packages/engine/media/sound.ts';
import { openCredentials, summarize } from '../../server/provenance/credentials.ts';
import { markOutputs } from '../../server/provenance/mark.ts';
import { anyDatabase } from './kit/databases.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const measures = { width: 128, height: 96, fps: 25 };
const frames = Array.from({ length: 25 }, (_, index) => Buffer.alloc(measures.width * measures.height * 4, 40 + index * 6));
const sound = {
  samples: Float32Array.from({ length: 22_050 }, (_, at) => 0.3 * Math.sin(at / 12)),
  rate: 22_050,
  channels: 1 as const,
};
const algorithmic = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';

/** EBML elements one after the other; throws where a length does not fit. */
function elements(bytes: Buffer): { id: string; body: Buffer }[] {
  const list: { id: string; body: Buffer }[] = [];
  let at = 0;
  while (at < bytes.length) {
    const idLength = Math.clz32(bytes[at]!) - 23;
    const id = bytes.toString('hex', at, at + idLength);
    const sizeLength = Math.clz32(bytes[at + idLength]!) - 23;
    let size = BigInt(bytes[at + idLength]! & (0xff >> sizeLength));
    for (let index = 1; index < sizeLength; index += 1) size = (size << 8n) | BigInt(bytes[at + idLength + index]!);
    const start = at + idLength + sizeLength;
    at = start + Number(size);
    if (at > bytes.length) throw new Error(`The element ${id} is longer than what holds it`);
    list.push({ id, body: bytes.subarray(start, at) });
  }
  return list;
}

describe('videos and voices of the built-in engine', () => {
  let folder: string;
  let server: TestServer;
  const reader = openCredentials();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'iridia-marked-'));
    server = await openTestServer({ database: anyDatabase });
  });
  afterAll(async () => {
    await server.close();
    await reader.close();
    await rm(folder, { recursive: true });
  });

  const mark = async (output: EngineOutput) => {
    await markOutputs(server.services, {
      id: 'x',
      account: 'v_x',
      tool: toolBySlug('text-to-video-ai')!,
      engine: 'local',
      files: {},
      result: { notes: { draft: true }, outputs: [output] },
    });
    expect((await readFile(output.path)).includes(`Iptc4xmpExt:DigitalSourceType="${algorithmic}"`)).toBe(true);
  };

  it.each([
    ['film.mp4', (path: string) => encodeVideo(path, 'mp4', { ...measures, sound }, frames)],
    ['video.gif', (path: string) => encodeGif(path, measures, frames)],
    ['speech.mp3', (path: string) => encodeMp3(path, sound)],
  ])('carries valid credentials in %s', async (name, make) => {
    const output = await make(join(folder, name));
    await mark(output);
    const outcome = await reader.run({ kind: 'read', path: output.path, type: output.type });
    if (!('answer' in outcome) || !outcome.answer.ok) throw new Error(JSON.stringify(outcome));
    expect(summarize(outcome.answer.store)).toMatchObject({ state: 'Valid', problems: [], actions: [{ source: algorithmic }] });
  });

  it('states how it came to be in a tag of a WebM, which still plays', async () => {
    const output = await encodeVideo(join(folder, 'video.webm'), 'webm', { ...measures, transparent: true, sound }, frames);
    await mark(output);
    const video = await openVideo(output.path, { longest: 128, fps: 25 });
    let count = 0;
    for await (const _ of video.frames()) count += 1;
    expect(count).toBe(25);
    await using input = await Demuxer.open(output.path, { format: 'matroska' });
    expect(input.duration).toBeCloseTo(1, 1);
    const segment = elements(await readFile(output.path)).find(({ id }) => id === '18538067')!;
    const tags = elements(segment.body).filter(({ id }) => id === '1254c367');
    expect(tags.at(-1)!.body.toString('utf8')).toContain(algorithmic);
  });
});
