/** A picture from words: painted and composed without an image model. Its notes mark it as a draft. */
import { strengths } from '../../contract/facts/tools/choices.ts';
import { planOf } from '../draft/plan.ts';
import { sharpOf, type Size } from '../picture/picture.ts';
import { draftNotes, seedOf, textOf, writePicture, type Task } from '../job/task.ts';
import { applyStyle } from '../styles/apply.ts';
import { isStyle } from '../styles/style.ts';
import { composeScene } from './compose.ts';

/** About one megapixel each, with even sides so that each can become a film. */
const sizes: Readonly<Record<string, Size>> = {
  '1:1': { width: 1024, height: 1024 },
  '3:4': { width: 888, height: 1184 },
  '4:3': { width: 1184, height: 888 },
  '9:16': { width: 768, height: 1366 },
  '16:9': { width: 1366, height: 768 },
};
const defaultSize = sizes['1:1']!;

export const sizeOf = (ratio: unknown): Size => sizes[String(ratio)] ?? defaultSize;

export const paintWords: Task = async (job, onProgress) => {
  const prompt = textOf(job, 'prompt');
  const seed = seedOf(job);
  const size = sizeOf(job.inputs.ratio);
  onProgress(0.05, 'understanding');
  const plan = planOf(prompt);
  onProgress(0.15, 'painting');
  const picture = await composeScene(plan, size, seed);
  // A style that the form names wins over one among the words.
  const style = isStyle(job.inputs.style) ? job.inputs.style : plan.finishes.find(isStyle);
  if (isStyle(style)) onProgress(0.7, 'styling');
  const styled = isStyle(style) ? await applyStyle(picture, style, strengths.usual, seed) : picture;
  onProgress(0.92, 'encoding');
  return writePicture(job, sharpOf(styled), size, 'image/png', draftNotes(plan, seed));
};
