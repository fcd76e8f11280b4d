/** Runs a task of the built-in engine in this process and shows what it made. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import type { EngineJob, EngineResult } from '../../job/job.ts';
import { tasks, type TaskName } from '../../tasks.ts';

export type Pixels = { data: Buffer; width: number; height: number; channels: number };
export type Made = EngineResult & { path: string; image: Pixels; progress: readonly (readonly [fraction: number, stage: string])[] };

export const photo = (name: 'astronaut' | 'chelsea' | 'coffee' | 'hopper' | 'mona-lisa'): string =>
  join(import.meta.dirname, `../../../../tests/fixtures/${name}.jpg`);

export async function pixelsOf(from: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(from).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Of a video or a sound. */
const noPixels: Pixels = { data: Buffer.alloc(0), width: 0, height: 0, channels: 0 };

/** A folder of the test file's own, and jobs in it. */
export function workshop() {
  let folder = '';
  let jobs = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'iridia-task-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  return {
    path: (name: string): string => join(folder, name),
    async make(capability: TaskName, inputs: EngineJob['inputs'], files: EngineJob['files'] = {}, tool = 'test'): Promise<Made> {
      jobs += 1;
      const job: EngineJob = {
        id: String(jobs),
        tool,
        capability,
        inputs,
        files,
        locale: 'en',
        folder: await mkdtemp(join(folder, 'job-')),
      };
      const progress: (readonly [number, string])[] = [];
      const result = await (await tasks[capability]())(job, (...step) => progress.push(step));
      const { path, type } = result.outputs[0]!;
      const image = type.startsWith('image/') ? await pixelsOf(path) : noPixels;
      return { ...result, path, image, progress };
    },
  };
}

/** How alike two images are, in decibels. */
export function psnr(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at]! - other[at]!) ** 2;
  return 10 * Math.log10((255 * 255 * one.length) / sum);
}
