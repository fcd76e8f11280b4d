/** A portrait of a person who does not exist, put together from a library of drawn parts as the words describe. Its notes mark it as a draft. */
import sharp from 'sharp';
import { strengths } from '../../../contract/facts/tools/choices.ts';
import { painterFor } from '../diffusion/painter.ts';
import { planOf } from '@iridia/draft';
import { draftNotes, seedOf, textOf, writeImage, type Task } from '../job/task.ts';
import { sharpOf, unpacked, type Image, type Size } from '@iridia/pixels/image';
import { refuseUnread } from '../job/unread.ts';
import { paintWords, portraits, sizeOf } from '../scene/task.ts';
import { applyStyle } from '../styles/apply.ts';
import { isStyle } from '../styles/style.ts';
import { askedIn, type Asked } from './ask.ts';
import { backdropOf } from './backdrop.ts';
import { portraitPng } from './draw.ts';
import { colorOf } from './palette.ts';

/** The words that name a place or an hour, and those that the image leaves out. */
function placeIn({ rest }: Asked) {
  const shapes = (word: string) => {
    const { scene, time } = planOf(word);
    return scene !== 'studio' || time !== 'day';
  };
  return { named: rest.filter(shapes), left: rest.filter((word) => !shapes(word)) };
}

/** How much wider than the image the drawing's square is, whose edges are empty; more where the image is tall. */
const shareOf = ({ width, height }: Size): number => (height > width * 1.5 ? 1.34 : 1.2);

/** The person as large as the image shows head and shoulders whole. */
async function personIn(asked: Asked, seed: number, size: Size): Promise<{ input: Buffer; left: number; top: number }> {
  const { width, height } = size;
  const side = Math.round(Math.min(width * shareOf(size), height * 0.98));
  const drawn = await portraitPng(asked, seed, side);
  const shown = Math.min(side, width);
  const input = await sharp(drawn)
    .extract({ left: Math.round((side - shown) / 2), top: 0, width: shown, height: side })
    .png(unpacked)
    .toBuffer();
  return { input, left: Math.round((width - shown) / 2), top: height - side };
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
  const [ground, person] = await Promise.all([
    backdropOf(named.join(' '), colorOf(asked.parts.background?.color), size, seed),
    personIn(asked, seed, size),
  ]);
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
