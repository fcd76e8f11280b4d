/** Shared by all tasks: the type of a task, how it reads its inputs, and how it stores its result. */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { limits } from '../../../contract/facts/limits.ts';
import type { EngineJob, EngineResult, EngineRun } from './job.ts';
import type { Plan } from '@iridia/draft';

/** Receives the fraction done (0 to 1) and the name of the current stage. */
export type Progress = (fraction: number, stage: string) => void;
/** Runs one job and resolves to its result; one that writes or speaks passes each piece on as soon as it is there. Rejects with an `EngineError`. */
export type Task = (job: EngineJob, onProgress: Progress, early?: Pick<EngineRun, 'onText' | 'onPart'>) => Promise<EngineResult>;

/** The input as text; an empty string when it is missing or not text. */
export const textOf = (job: EngineJob, name: string): string => (typeof job.inputs[name] === 'string' ? job.inputs[name] : '');
/** The seed among the inputs; a random one when it is missing. */
export const seedOf = (job: EngineJob): number => (typeof job.inputs.seed === 'number' ? job.inputs.seed : randomInt(limits.seed));

/** What a composed result states of the words: seen, shown by something near, written as letters, or left out. */
export type Understanding = Pick<Plan, 'understood' | 'unknown'> & Partial<Pick<Plan, 'replaced' | 'written'>>;

/** The notes of a composed result: what became of the words, and the seed that reproduces it. Empty lists of `replaced` and `written` are left away. */
export const draftNotes = ({ understood, unknown, replaced = [], written = [] }: Understanding, seed: number) => ({
  draft: true,
  understood,
  ...(replaced.length > 0 ? { replaced } : {}),
  ...(written.length > 0 ? { written } : {}),
  unknown,
  seed,
});

/** Writes an encoded PNG of `size` pixels as the job's only output. */
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

/** Encodes an image of `width` × `height` pixels as the job's only output. */
export async function writeImage(
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
