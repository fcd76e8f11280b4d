/** A sticker from words, from a photo, or from both. */
import sharp from 'sharp';
import type { EngineJob, EngineResult } from '../job/job.ts';
import { asPng, cutFor } from '../cutout/for-job.ts';
import type { Cutout } from '../cutout/cutout.ts';
import { solidify } from '../cutout/solid.ts';
import { meaningOf, planOf } from '../draft/plan.ts';
import { randomFrom } from '../draft/random.ts';
import { draftNotes, seedOf, textOf, writePng, type Progress, type Task } from '../job/task.ts';
import { around, composeSticker } from './compose.ts';
import { dieCut, roomFor } from './die-cut.ts';

const longestSticker = 2048;
const drawnSize = 1024;

/** The cut-out with an outline that scissors could follow. */
const solidCut = async (job: EngineJob, longest: number, onProgress: Progress): Promise<Cutout> =>
  solidify(await cutFor(job, longest, onProgress));

/** The cut-out without its empty margins, plus space for the outline. */
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
  const plan = planOf(textOf(job, 'prompt'), { placeless: true });
  const seed = seedOf(job);
  onProgress(0.2, 'painting');
  const flat = await composeSticker(plan, drawnSize, seed);
  onProgress(0.7, 'outlining');
  const { png, ...size } = await dieCut(flat);
  onProgress(0.95, 'encoding');
  return writePng(job, png, size, draftNotes(plan, seed));
}

async function stickerFromImage(job: EngineJob, onProgress: Progress): Promise<EngineResult> {
  const { png: subject } = await trimmed(await solidCut(job, longestSticker, onProgress));
  onProgress(0.85, 'outlining');
  const { png, ...size } = await dieCut(subject);
  onProgress(0.97, 'encoding');
  return writePng(job, png, size, {});
}

/** The photo's subject in the center, surrounded by what the words name. */
async function stickerFromBoth(job: EngineJob, onProgress: Progress): Promise<EngineResult> {
  const plan = planOf(textOf(job, 'prompt'), { placeless: true });
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
  const { behind, before } = await around(plan.things, { x: centre, y: centre, radius: longer * 0.5 }, thing, random);
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
  return writePng(job, png, size, draftNotes(plan, seed));
}

export const makeSticker: Task = (job, onProgress) => {
  switch (job.inputs.mode) {
    case 'text':
      return stickerFromText(job, onProgress);
    case 'image':
      return stickerFromImage(job, onProgress);
    default:
      return stickerFromBoth(job, onProgress);
  }
};
