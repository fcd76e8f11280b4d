/** Paints an image in a style: with the model of a pack, or without one. */
import sharp from 'sharp';
import { strengths } from '../../../contract/facts/tools/choices.ts';
import { longestRestyled } from '../../../contract/facts/tools/image-to-image.ts';
import { painterFor, paintingPart, type Painter } from '../diffusion/painter.ts';
import { EngineError, type EngineJob, type EngineResult } from '../job/job.ts';
import { readWithAlpha, type Source } from '../image/image.ts';
import { sharpOf, type Image, type Size, unpacked } from '@iridia/pixels/image';
import { refuseUnread } from '../job/unread.ts';
import { seedOf, textOf, writeImage, type Progress, type Task } from '../job/task.ts';
import { applyStyle } from './apply.ts';
import { styledPrompt } from './names.ts';
import { recolored } from './recolor.ts';
import { isStyle } from './style.ts';
import { inMood } from './moods/mood.ts';
import { askedIn } from './words.ts';

async function fitted(source: Source): Promise<Source> {
  const scale = longestRestyled / Math.max(source.width, source.height);
  if (scale >= 1) return source;
  return resized(source, { width: Math.max(1, Math.round(source.width * scale)), height: Math.max(1, Math.round(source.height * scale)) });
}

async function resized(source: Source, { width, height }: Size): Promise<Source> {
  const alpha =
    source.alpha &&
    (await sharp(source.alpha, { raw: { width: source.width, height: source.height, channels: 1 } })
      .resize(width, height, { fit: 'fill' })
      .extractChannel(0)
      .raw()
      .toBuffer());
  return { ...source, rgb: await sharpOf(source).resize(width, height, { fit: 'fill' }).raw().toBuffer(), width, height, alpha };
}

/** A consistency model takes all its steps from this share of its schedule; below it there are too few. */
const lowestStrength = 0.2;

async function restyleByModel(job: EngineJob, painter: Painter, onProgress: Progress): Promise<EngineResult> {
  onProgress(0.03, 'reading');
  const source = await readWithAlpha(job.files.image![0]!);
  const size = painter.sizeFor(source.width / source.height);
  const { rgb, alpha } = await resized(source, size);
  const { style, strength = strengths.usual } = job.inputs;
  const seed = seedOf(job);
  const prompt = styledPrompt(textOf(job, 'prompt'), isStyle(style) ? style : null);
  const from = { rgb, strength: Math.max(lowestStrength, Number(strength)) };
  const painted = await painter.paint({ prompt, seed, from, ...size }, paintingPart(onProgress, 'styling', 0.05, 0.95));
  onProgress(0.96, 'encoding');
  const whole = sharp(painted, { raw: { ...size, channels: 3 } });
  const image = alpha ? whole.joinChannel(alpha, { raw: { ...size, channels: 1 } }) : whole;
  // The model's sides are rounded; the result has the proportions of the image again.
  const height = Math.max(1, Math.round((size.width * source.height) / source.width));
  const final = { width: size.width, height };
  const flat = await image.png(unpacked).toBuffer();
  return writeImage(job, sharp(flat).resize(final.width, final.height, { fit: 'fill' }), final, 'image/png', {
    ...(isStyle(style) && { style }),
    seed,
    ...painter.notes,
  });
}

export const restyle: Task = async (job, onProgress) => {
  const painter = painterFor(job, 'image');
  if (painter) return restyleByModel(job, painter, onProgress);
  onProgress(0.05, 'reading');
  const prompt = textOf(job, 'prompt');
  const asked = askedIn(prompt);
  const style = asked.style ?? (isStyle(job.inputs.style) ? job.inputs.style : null);
  // Nobody pays for what changes nothing.
  if (!style && asked.moods.length === 0 && !asked.color) {
    refuseUnread(prompt);
    throw new EngineError('refused', prompt.trim() ? 'noStyleWords' : 'noStyleChosen');
  }
  const source = await fitted(await readWithAlpha(job.files.image![0]!));
  const strength = typeof job.inputs.strength === 'number' ? job.inputs.strength : strengths.usual;
  const seed = seedOf(job);
  onProgress(0.2, 'styling');
  let styled: Image = source;
  if (asked.color) styled = await recolored(styled, prompt, asked.color);
  // The light and the weather are in the photo before it is painted.
  for (const mood of asked.moods) styled = await inMood(styled, mood, strength / strengths.usual, seed);
  if (style) styled = await applyStyle(styled, style, strength, seed);
  onProgress(0.9, 'encoding');
  const { width, height } = styled;
  const image = source.alpha ? sharpOf(styled).joinChannel(source.alpha, { raw: { width, height, channels: 1 } }) : sharpOf(styled);
  const notes = { ...(style && { style }), seed, understood: asked.understood, unknown: asked.unknown };
  return writeImage(job, image, { width, height }, 'image/png', notes);
};
