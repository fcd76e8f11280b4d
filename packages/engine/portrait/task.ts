/** A portrait of a person who does not exist, put together from a library of drawn parts as the words describe. Its notes mark it as a draft. */
import { strengths } from '../../../contract/facts/tools/choices.ts';
import { painterFor } from '../diffusion/painter.ts';
import { planOf } from '@iridia/draft';
import { draftNotes, seedOf, textOf, writeImage, type Task } from '../job/task.ts';
import { hex, mix } from '@iridia/pixels/color';
import { sharpOf, type Image, type Size } from '@iridia/pixels/image';
import { refuseUnread } from '../scene/drawable.ts';
import { composeScene } from '@iridia/draft/draw';
import { paintWords, portraits, sizeOf } from '../scene/task.ts';
import { applyStyle } from '../styles/apply.ts';
import { isStyle } from '../styles/style.ts';
import { askedIn, type Asked } from './ask.ts';
import { portraitPng } from './draw.ts';
import { colorOf } from './palette.ts';

/** Share of the shorter side that the drawing's square takes. */
const share = 0.94;

/** A wall of one color, a little lighter behind the head. */
function wall(color: string, { width, height }: Size): Image {
  const flat = hex(color);
  const rgb = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const away = Math.hypot(x / width - 0.5, y / height - 0.42);
      rgb.set(mix(mix(flat, [255, 255, 255], 0.22), flat, Math.min(1, away * 1.8)).map(Math.round), (y * width + x) * 3);
    }
  return { rgb, width, height };
}

/** The words that name a place or an hour, and those that the image leaves out. */
function placeIn({ rest }: Asked) {
  const shapes = (word: string) => {
    const { scene, time } = planOf(word);
    return scene !== 'studio' || time !== 'day';
  };
  return { named: rest.filter(shapes), left: rest.filter((word) => !shapes(word)) };
}

const drawPortrait: Task = async (job, onProgress) => {
  const prompt = textOf(job, 'prompt');
  const seed = seedOf(job);
  const size = sizeOf(job.inputs.ratio);
  onProgress(0.05, 'understanding');
  refuseUnread(prompt);
  const asked = askedIn(prompt);
  const { named, left } = placeIn(asked);
  onProgress(0.15, 'painting');
  const color = colorOf(asked.parts.background?.color);
  const place = { ...planOf(named.join(' ')), things: [], links: [] };
  const ground = color ? wall(color, size) : await composeScene(place, size, seed);
  const side = Math.round(Math.min(size.width, size.height) * share);
  const person = { input: await portraitPng(asked, seed, side), left: Math.round((size.width - side) / 2), top: size.height - side };
  const rgb = await sharpOf(ground).composite([person]).removeAlpha().raw().toBuffer();
  const image: Image = { rgb, ...size };
  const { style } = job.inputs;
  if (isStyle(style)) onProgress(0.7, 'styling');
  const styled = isStyle(style) ? await applyStyle(image, style, strengths.usual, seed) : image;
  onProgress(0.92, 'encoding');
  return writeImage(
    job,
    sharpOf(styled),
    size,
    'image/png',
    draftNotes({ understood: [...asked.understood, ...named], unknown: left }, seed),
  );
};

/** An image from words: a portrait from parts for the tool that asks for one where no model paints it, a painted scene for every other. */
export const imageWords: Task = (job, onProgress) =>
  (portraits.has(job.tool) && !painterFor(job, 'text') ? drawPortrait : paintWords)(job, onProgress);
