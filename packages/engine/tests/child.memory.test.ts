/**
 * A child serves one job after another, and what it keeps of each counts toward its limit. An encoder that is refused memory fails a job for
 * those before it, so this looks at what a child holds after every task in turn.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allocated, createEngine, type BuiltInEngine } from '../engine.ts';
import type { EngineJob } from '../job/job.ts';
import { heldData } from '../process/watch.ts';
import { tasks, type TaskName } from '../tasks.ts';
import { everyCase } from './kit/depth.ts';
import { photo } from './kit/task.ts';

const sample = (name: string): string => join(import.meta.dirname, '../../../public/samples', name);

/** Tasks that need a pack, and those that a pool of their own serves. */
const elsewhere: readonly TaskName[] = ['chat', 'face.find', 'garment.find', 'nudity.find'];

describe.runIf(process.platform === 'linux' && everyCase)('a child that serves one task after another', () => {
  let folder: string;
  let engine: BuiltInEngine;
  let large: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'iridia-memory-'));
    engine = createEngine({ size: 1 });
    large = join(folder, 'large.jpg');
    await sharp(photo('astronaut')).resize(3000, 4000, { fit: 'cover' }).jpeg().toFile(large);
  });

  afterAll(async () => {
    await engine.close();
    await rm(folder, { recursive: true });
  });

  it('never comes near what it may hold', { retry: 0, timeout: 3_600_000 }, async () => {
    const portrait = sample('portrait.jpg');
    const both = { image: [portrait], images: [portrait, sample('painting.jpg')] };
    const scene = 'a deer in a forest at sunset';
    const faces = [{ image: 'painting' }];
    const painting = [sample('painting.jpg')];
    const works: readonly [TaskName, EngineJob['inputs'], EngineJob['files']?][] = [
      ['sticker', { mode: 'text', prompt: 'a happy fox' }],
      ['image.fromText', { prompt: scene, ratio: '1:1' }],
      ['image.fromImage', { style: 'watercolour' }, { image: [large] }],
      ['image.cutout', {}, { image: [large] }],
      ['image.inpaint', {}, { image: [large], mask: [join(folder, 'mask.png')] }],
      ['image.enhance', { scale: 2 }, { image: [photo('coffee')] }],
      ['image.garment', { prompt: 'a blue dress' }, { image: [photo('astronaut')] }],
      ['face.image', { target: 'own', faces }, { target: [large], faces: painting }],
      ['face.gif', { target: 'gif', faces }, { target: [sample('auburn.gif')], faces: painting }],
      ['face.video', { target: 'clip', faces }, { target: [sample('figure.mp4')], faces: painting }],
      ['video.inpaint', { regions: [{ x: 4, y: 6, width: 80, height: 24 }] }, { video: [sample('figure-marked.mp4')] }],
      ['video.cutout', { format: 'mp4', background: { colour: '#2040d0' } }, { video: [sample('figure.mp4')] }],
      ['video.fromText', { prompt: scene, duration: 3 }],
      ['video.fromImage', { motion: 'push-in', duration: 3 }, { image: [large] }],
      ['audio.fromText', { text: 'The morning sun came slowly over the quiet hills.', language: 'en' }],
      ['audio.clone', { text: 'Every bird began to sing.', language: 'en' }, { audio: [sample('voice.mp3')] }],
      ['effect.halloween', {}, { image: [portrait] }],
      ['effect.hug', {}, both],
      ['effect.kiss', {}, both],
    ];
    expect(new Set([...works.map(([name]) => name), ...elsewhere])).toEqual(new Set(Object.keys(tasks)));
    await sharp({ create: { width: 3000, height: 4000, channels: 4, background: '#0000' } })
      .composite([{ input: { create: { width: 500, height: 300, channels: 4, background: '#fff' } }, left: 200, top: 300 }])
      .png()
      .toFile(join(folder, 'mask.png'));
    let most = 0;
    for (const [capability, inputs, files = {}] of [...works, ...works.slice(0, 5)]) {
      const job = {
        id: capability,
        tool: 'test',
        capability,
        inputs,
        files,
        locale: 'en',
        folder: await mkdtemp(join(folder, 'job-')),
      } as const;
      const look = () => {
        for (const pid of engine.children()) most = Math.max(most, heldData(pid));
      };
      await engine.run(job, { onProgress: look, signal: AbortSignal.timeout(3_600_000) });
      look();
    }
    expect(most / allocated).toBeLessThan(0.95);
  });
});
