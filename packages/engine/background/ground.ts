/** The background for a cut-out subject: a color, an image that covers the frame, or a painted place. */
import sharp from 'sharp';
import type { EngineJob } from '../job/job.ts';
import { inStyle, styledPlan } from '../scene/styled.ts';
import { hex, type Color } from '@iridia/pixels/color';
import { composeScene } from '@iridia/draft/draw';
import { readImage } from '../image/image.ts';
import { sharpOf, type Image, type Size } from '@iridia/pixels/image';
import { draftNotes, seedOf } from '../job/task.ts';

/** `light` is the color that falls on the subject; `floor` is true where there is ground for a shadow. */
export type Ground = Image & { light: Color | null; floor: boolean; notes: Record<string, unknown> };

/** The longer side of a painted background in pixels: the cost of its noise grows with the pixel count, and the noise is soft anyway. */
const paintedSide = 1200;

/** Everything that the words name stands beside the middle, because the subject comes from the photo. */
async function painted(job: EngineJob, prompt: string, size: Size): Promise<Ground> {
  const { plan, style } = styledPlan(prompt, job.locale);
  const seed = seedOf(job);
  const scale = Math.min(1, paintedSide / Math.max(size.width, size.height));
  const small = { width: Math.max(64, Math.round(size.width * scale)), height: Math.max(64, Math.round(size.height * scale)) };
  const scene = await composeScene(plan, small, seed, { composition: 'aside' });
  const styled = await inStyle(scene, style, seed);
  const rgb = await sharpOf(styled).resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  return { rgb, ...size, light: scene.light, floor: true, notes: draftNotes(plan, seed) };
}

async function filled(color: string, size: Size): Promise<Ground> {
  const [r, g, b] = hex(color);
  const rgb = await sharp({ create: { ...size, channels: 3, background: { r, g, b } } })
    .raw()
    .toBuffer();
  return { rgb, ...size, light: null, floor: false, notes: {} };
}

/** Scales the image to cover `size` and crops to its most salient part. */
async function covering(path: string, size: Size): Promise<Ground> {
  const image = await readImage(path, 4096);
  const rgb = await sharpOf(image).resize(size.width, size.height, { fit: 'cover', position: 'attention' }).raw().toBuffer();
  const mean = await sharp(rgb, { raw: { ...size, channels: 3 } }).stats();
  const light = mean.channels.map((channel) => channel.mean) as unknown as Color;
  return { rgb, ...size, light, floor: true, notes: {} };
}

type Wish = { colour?: string; image?: string; prompt?: string };

export async function groundFor(job: EngineJob, size: Size): Promise<Ground> {
  const wish = job.inputs.background as Wish;
  const [path] = job.files.background ?? [];
  if (path) return covering(path, size);
  if (typeof wish.colour === 'string') return filled(wish.colour, size);
  return painted(job, wish.prompt ?? '', size);
}
