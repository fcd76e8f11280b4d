/** What the capabilities share: how a task is called, how it reads its inputs and how it leaves its result. */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { EngineJob, EngineResult } from './job.ts';
import type { Plan } from '../draft/plan.ts';

export type Progress = (fraction: number, stage: string) => void;
export type Task = (job: EngineJob, onProgress: Progress) => Promise<EngineResult>;

const highestSeed = 4_294_967_295;

export const textOf = (job: EngineJob, name: string): string => (typeof job.inputs[name] === 'string' ? job.inputs[name] : '');
export const seedOf = (job: EngineJob): number => (typeof job.inputs.seed === 'number' ? job.inputs.seed : randomInt(highestSeed));

/** What a composed result says of itself: which words were understood, which were not, and how to get the same again. */
export const draftNotes = ({ understood, unknown }: Pick<Plan, 'understood' | 'unknown'>, seed: number) => ({
  draft: true,
  understood,
  unknown,
  seed,
});

/** Stores an encoded PNG as the one output of the job. */
export async function writePng(
  job: EngineJob,
  png: Buffer,
  size: { width: number; height: number },
  notes: EngineResult['notes'],
): Promise<EngineResult> {
  const path = join(job.folder, 'result.png');
  await sharp(png).toFile(path);
  return { outputs: [{ path, type: 'image/png', width: size.width, height: size.height, duration: null }], notes };
}

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;

/** Stores a picture as the one output of the job. */
export async function writePicture(
  job: EngineJob,
  image: Sharp,
  { width, height }: { width: number; height: number },
  type: keyof typeof extensions,
  notes: EngineResult['notes'],
): Promise<EngineResult> {
  const path = join(job.folder, `result.${extensions[type]}`);
  await (type === 'image/png' ? image.png() : image.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })).toFile(path);
  return { outputs: [{ path, type, width, height, duration: null }], notes };
}
