/** A portrait of a person who does not exist, put together from a library of drawn parts as the words say. Its notes mark it as a draft. */
import { strengths } from '../../../contract/facts/tools/choices.ts';
import { painterFor } from '../diffusion/painter.ts';
import { planOf } from '@iridia/draft';
import { draftNotes, seedOf, textOf, writePicture, type Task } from '../job/task.ts';
import { hex, mix } from '@iridia/pixels/colour';
import { sharpOf, type Picture, type Size } from '@iridia/pixels/picture';
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
function wall(colour: string, { width, height }: Size): Picture {
  const flat = hex(colour);
  const rgb = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const away = Math.hypot(x / width - 0.5, y / height - 0.42);
      rgb.set(mix(mix(flat, [255, 255, 255], 0.22), flat, Math.min(1, away * 1.8)).map(Math.round), (y * width + x) * 3);
    }
  return { rgb, width, height };
}

/** The words that name a place or an hour, and those that the picture leaves out. */
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
  const colour = colorOf(asked.parts.background?.colour);
  const place = { ...planOf(named.join(' ')), things: [], links: [] };
  const ground = colour ? wall(colour, size) : await composeScene(place, size, seed);
  const side = Math.round(Math.min(size.width, size.height) * share);
  const person = { input: await portraitPng(asked, seed, side), left: Math.round((size.width - side) / 2), top: size.height - side };
  const rgb = await sharpOf(ground).composite([person]).removeAlpha().raw().toBuffer();
  const picture: Picture = { rgb, ...size };
  const { style } = job.inputs;
  if (isStyle(style)) onProgress(0.7, 'styling');
  const styled = isStyle(style) ? await applyStyle(picture, style, strengths.usual, seed) : picture;
  onProgress(0.92, 'encoding');
  return writePicture(
    job,
    sharpOf(styled),
    size,
    'image/png',
    draftNotes({ understood: [...asked.understood, ...named], unknown: left }, seed),
  );
};

/** A picture from words: a portrait from parts for the tool that asks for one where no model paints it, a painted scene for every other. */
export const pictureWords: Task = (job, onProgress) =>
  (portraits.has(job.tool) && !painterFor(job, 'text') ? drawPortrait : paintWords)(job, onProgress);
