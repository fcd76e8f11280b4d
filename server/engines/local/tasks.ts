/** What a child process of the built-in engine can do, by capability. */
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { EngineError, type EngineJob, type EngineResult } from '../engine.ts';
import { cutOut, type Cutout } from './cutout.ts';
import { dieCut, roomFor } from './die-cut.ts';
import { solidify } from './solid.ts';
import { meaningOf, planOf, type Plan } from './draft/plan.ts';
import { around, composeSticker } from './draft/sticker.ts';
import { randomFrom } from './draft/random.ts';
import type { Drawing } from './draft/words.ts';

export type Progress = (fraction: number, stage: string) => void;
export type Task = (job: EngineJob, onProgress: Progress) => Promise<EngineResult>;

const longestSticker = 2048;
const longestCutout = 3072;
const drawnSize = 1024;
const highestSeed = 4_294_967_295;

const textOf = (job: EngineJob, name: string): string => (typeof job.inputs[name] === 'string' ? job.inputs[name] : '');
const seedOf = (job: EngineJob): number => (typeof job.inputs.seed === 'number' ? job.inputs.seed : randomInt(highestSeed));

async function write(
  job: EngineJob,
  png: Buffer,
  size: { width: number; height: number },
  notes: EngineResult['notes'],
): Promise<EngineResult> {
  const path = join(job.folder, 'result.png');
  await sharp(png).toFile(path);
  return { outputs: [{ path, type: 'image/png', ...size, duration: null }], notes };
}

function planFor(prompt: string, options?: Parameters<typeof planOf>[1]): Plan & { subject: Drawing } {
  const plan = planOf(prompt, options);
  if (!plan.subject) throw new EngineError('refused', 'noWords');
  return plan as Plan & { subject: Drawing };
}

const draftNotes = ({ understood, unknown }: Plan, seed: number) => ({ draft: true, understood, unknown, seed });

/** The cut-out as a shape that scissors could follow. */
const solidCut = async (job: EngineJob, longest: number, onProgress: Progress): Promise<Cutout> =>
  solidify(await cutFor(job, longest, onProgress));

const asPng = ({ rgba, width, height }: Cutout): Promise<Buffer> =>
  sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();

const cutFor = (job: EngineJob, longest: number, onProgress: Progress): Promise<Cutout> =>
  cutOut(job.files.image![0]!, {
    maskPath: job.files.mask?.[0],
    proposal: job.inputs.cut === 'grab' ? 'grab' : 'net',
    longest,
    onProgress,
  });

/** The cut-out without its empty margins, with room for a rim. */
async function trimmed(cutout: Cutout): Promise<{ png: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(await asPng(cutout))
    .trim({ background: '#0000', threshold: 10 })
    .png()
    .toBuffer({ resolveWithObject: true });
  const room = roomFor(info.width, info.height);
  return {
    png: await sharp(data).extend({ top: room, bottom: room, left: room, right: room, background: '#0000' }).png().toBuffer(),
    width: info.width + 2 * room,
    height: info.height + 2 * room,
  };
}

async function stickerFromText(job: EngineJob, onProgress: Progress): Promise<EngineResult> {
  const plan = planFor(textOf(job, 'prompt'));
  const seed = seedOf(job);
  onProgress(0.2, 'painting');
  const flat = await composeSticker(plan, drawnSize, seed);
  onProgress(0.7, 'outlining');
  const { png, ...size } = await dieCut(flat);
  onProgress(0.95, 'encoding');
  return write(job, png, size, draftNotes(plan, seed));
}

async function stickerFromImage(job: EngineJob, onProgress: Progress): Promise<EngineResult> {
  const { png: subject } = await trimmed(await solidCut(job, longestSticker, onProgress));
  onProgress(0.85, 'outlining');
  const { png, ...size } = await dieCut(subject);
  onProgress(0.97, 'encoding');
  return write(job, png, size, {});
}

/** The photo's subject in the middle, what the words name around it. */
async function stickerFromBoth(job: EngineJob, onProgress: Progress): Promise<EngineResult> {
  const plan = planFor(textOf(job, 'prompt'), { placeless: true });
  const seed = seedOf(job);
  const cutout = await solidCut(job, longestSticker / 2, (fraction, stage) => onProgress(fraction * 0.9, stage));
  const { data, info } = await sharp(await asPng(cutout))
    .trim({ background: '#0000', threshold: 10 })
    .png()
    .toBuffer({ resolveWithObject: true });
  onProgress(0.75, 'painting');
  const longer = Math.max(info.width, info.height);
  const thing = Math.round(longer * 0.34);
  const side = Math.round(longer + thing * 1.4);
  const centre = side / 2;
  const random = randomFrom(`${seed}/${meaningOf(plan)}`);
  const things = [plan.subject, ...plan.worn, ...plan.props];
  const { behind, before } = await around(things, { x: centre, y: centre, radius: longer * 0.5 }, thing, random);
  const flat = await sharp({ create: { width: side, height: side, channels: 4, background: '#0000' } })
    .composite([
      ...behind,
      { input: data, left: Math.round((side - info.width) / 2), top: Math.round((side - info.height) / 2) },
      ...before,
    ])
    .png()
    .toBuffer();
  onProgress(0.85, 'outlining');
  const { png, ...size } = await dieCut(flat);
  onProgress(0.97, 'encoding');
  return write(job, png, size, draftNotes(plan, seed));
}

const makeSticker: Task = (job, onProgress) => {
  switch (job.inputs.mode) {
    case 'text':
      return stickerFromText(job, onProgress);
    case 'image':
      return stickerFromImage(job, onProgress);
    default:
      return stickerFromBoth(job, onProgress);
  }
};

const removeBackground: Task = async (job, onProgress) => {
  const cutout = await cutFor(job, longestCutout, onProgress);
  onProgress(0.95, 'encoding');
  return write(job, await asPng(cutout), { width: cutout.width, height: cutout.height }, {});
};

export const tasks = { sticker: makeSticker, 'image.cutout': removeBackground } as const satisfies Record<string, Task>;
export type TaskName = keyof typeof tasks;
