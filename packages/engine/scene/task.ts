/**
 * An image from words: painted by the model of a pack, or composed without one, which its notes mark as a draft.
 */
import sharp from 'sharp';
import { painterFor, paintingPart, type Painter } from '../diffusion/painter.ts';
import type { EngineJob, EngineResult } from '../job/job.ts';
import { inStyle, styledPlan } from './styled.ts';
import { sharpOf, type Size } from '@iridia/pixels/image';
import { draftNotes, seedOf, textOf, writeImage, type Progress, type Task } from '../job/task.ts';
import { styledPrompt } from '../styles/names.ts';
import { isStyle } from '../styles/style.ts';
import { composeScene } from '@iridia/draft/draw';

/** About one megapixel each, with even sides so that each can become a video. */
const sizes: Readonly<Record<string, Size>> = {
  '1:1': { width: 1024, height: 1024 },
  '3:4': { width: 888, height: 1184 },
  '4:3': { width: 1184, height: 888 },
  '9:16': { width: 768, height: 1366 },
  '16:9': { width: 1366, height: 768 },
};
const defaultSize = sizes['1:1']!;

/** The tools whose images are portraits. */
export const portraits: ReadonlySet<string> = new Set(['ai-girl-generator']);

export const sizeOf = (ratio: unknown): Size => sizes[String(ratio)] ?? defaultSize;

/** Who a portrait shows, before what the prompt adds about them: always an adult. */
const portraitWords = 'portrait of an adult woman over thirty, fictional person';

/** Even sides in the ratio of `wanted`, cut out of what the model painted. */
function cropped({ width, height }: Size, wanted: Size): Size {
  const ratio = wanted.width / wanted.height;
  const even = (side: number) => Math.max(2, 2 * Math.floor(side / 2));
  return width / height > ratio
    ? { width: even(height * ratio), height: even(height) }
    : { width: even(width), height: even(width / ratio) };
}

async function paintByModel(job: EngineJob, painter: Painter, onProgress: Progress): Promise<EngineResult> {
  const seed = seedOf(job);
  const { style } = job.inputs;
  const wanted = sizeOf(job.inputs.ratio);
  const words = textOf(job, 'prompt');
  const prompt = styledPrompt(portraits.has(job.tool) ? `${portraitWords}, ${words}` : words, isStyle(style) ? style : null);
  const size = painter.sizeFor(wanted.width / wanted.height);
  const rgb = await painter.paint({ prompt, seed, ...size }, paintingPart(onProgress, 'painting', 0.05, 0.95));
  onProgress(0.96, 'encoding');
  const final = cropped(size, wanted);
  const image = sharp(rgb, { raw: { ...size, channels: 3 } }).resize(final.width, final.height, { fit: 'cover', position: 'centre' });
  return writeImage(job, image, final, 'image/png', { seed, ...painter.notes });
}

export const paintWords: Task = async (job, onProgress) => {
  const painter = painterFor(job, 'text');
  if (painter) return paintByModel(job, painter, onProgress);
  const prompt = textOf(job, 'prompt');
  const seed = seedOf(job);
  const size = sizeOf(job.inputs.ratio);
  onProgress(0.05, 'understanding');
  const { plan, style } = styledPlan(prompt, job.locale, job.inputs.style);
  onProgress(0.15, 'painting');
  const image = await composeScene(plan, size, seed);
  if (style) onProgress(0.7, 'styling');
  const styled = await inStyle(image, style, seed);
  onProgress(0.92, 'encoding');
  return writeImage(job, sharpOf(styled), size, 'image/png', draftNotes(plan, seed));
};
