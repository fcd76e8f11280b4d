/** A sticker from words, from a photo, or from both. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { painterFor, paintingPart, type Painter } from '../diffusion/painter.ts';
import type { EngineJob, EngineResult } from '../job/job.ts';
import { cutFor } from '../cutout/for-job.ts';
import type { Cutout } from '../cutout/cutout.ts';
import { solidify } from '../cutout/solid.ts';
import { meaningOf } from '@iridia/draft';
import { drawablePlan } from '../scene/drawable.ts';
import { randomFrom } from '@iridia/pixels/random';
import { draftNotes, seedOf, textOf, writePng, type Progress, type Task } from '../job/task.ts';
import { bleed } from '../enhance/bleed.ts';
import { enlargerFor, upscale } from '../enhance/upscale.ts';
import { sharpOf, type Size, unpacked } from '@iridia/pixels/image';
import { findFaces } from '../face/find.ts';
import { moved } from '../face/mesh.ts';
import { readImage } from '../image/image.ts';
import { addedTo, composeSticker, layersOf } from './compose.ts';
import { dieCut, roomFor } from './die-cut.ts';
import { placed } from './props.ts';

const longestSticker = 2048;
const drawnSize = 1024;

/** The cut-out with an outline that scissors could follow. */
const solidCut = async (job: EngineJob, longest: number, onProgress: Progress): Promise<Cutout> =>
  solidify(await cutFor(job, longest, onProgress));

/** A crop with fewer pixels per side is enlarged by the net, at most twice; the rest is interpolated. */
const smallCrop = 640;

/** The subject without its empty margins, `longest` pixels on its longer side whatever the photo's size; `at`: its corner in the cut-out, and how much larger it is. */
async function subjectOf(
  { rgba, width, height }: Cutout,
  longest: number,
): Promise<{ png: Buffer; size: Size; at: { left: number; top: number; scale: number } }> {
  const { data, info } = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .trim({ background: '#0000', threshold: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: 4 as const } };
  let image = sharp(data, raw);
  if (Math.max(info.width, info.height) < smallCrop) {
    const [rgb, alpha] = await Promise.all([
      sharp(data, raw).removeAlpha().raw().toBuffer(),
      sharp(data, raw).extractChannel(3).raw().toBuffer(),
    ]);
    const doubled = { width: 2 * info.width, height: 2 * info.height };
    // A pack's net that is slow would take longer than all the rest of a sticker.
    const larger = await upscale(
      bleed({ rgb, width: info.width, height: info.height }, alpha),
      doubled,
      enlargerFor(2, info.width * info.height),
    );
    const edge = await sharp(alpha, { raw: { width: info.width, height: info.height, channels: 1 } })
      .resize(larger.width, larger.height, { fit: 'fill', kernel: 'cubic' })
      .extractChannel(0)
      .raw()
      .toBuffer();
    image = sharp(
      await sharpOf(larger)
        .joinChannel(edge, { raw: { width: larger.width, height: larger.height, channels: 1 } })
        .png(unpacked)
        .toBuffer(),
    );
  }
  const resized = await image.resize(longest, longest, { fit: 'inside' }).png(unpacked).toBuffer({ resolveWithObject: true });
  const size = { width: resized.info.width, height: resized.info.height };
  // Sharp counts what it cut off as negative.
  const at = { left: -(info.trimOffsetLeft ?? 0), top: -(info.trimOffsetTop ?? 0), scale: size.width / info.width };
  return { png: resized.data, size, at };
}

/** The subject of a sticker of both, and the canvas on which things are put around it, in pixels per side. */
const bothSize = 800;
const canvasSize = 2400;

/** What is visible, with space for its outline, `drawnSize` pixels on its longer side. */
async function fitted(png: Buffer): Promise<Buffer> {
  const room = roomFor(drawnSize, drawnSize);
  return sharp(await sharp(png).trim({ background: '#0000', threshold: 10 }).png(unpacked).toBuffer())
    .resize(drawnSize - 2 * room, drawnSize - 2 * room, { fit: 'inside' })
    .extend({ top: room, bottom: room, left: room, right: room, background: '#0000' })
    .png(unpacked)
    .toBuffer();
}

/** The subject with space for its outline, `drawnSize` pixels on its longer side. */
async function trimmed(cutout: Cutout): Promise<Buffer> {
  const room = roomFor(drawnSize, drawnSize);
  const { png } = await subjectOf(cutout, drawnSize - 2 * room);
  return sharp(png).extend({ top: room, bottom: room, left: room, right: room, background: '#0000' }).png(unpacked).toBuffer();
}

/** What makes a subject easy to cut out. */
const cutWords = 'sticker illustration of one subject, centered, whole, plain white background';

/** Painted by a model and cut out of its background like a photo. */
async function stickerByModel(job: EngineJob, painter: Painter, onProgress: Progress): Promise<EngineResult> {
  const seed = seedOf(job);
  const size = painter.sizeFor(1);
  const prompt = `${textOf(job, 'prompt')}, ${cutWords}`;
  const rgb = await painter.paint({ prompt, seed, ...size }, paintingPart(onProgress, 'painting', 0.03, 0.8));
  const path = join(job.folder, 'painted.png');
  await sharp(rgb, { raw: { ...size, channels: 3 } })
    .png(unpacked)
    .toFile(path);
  const cut = paintingPart(onProgress, 'cutting', 0.8, 0.95);
  const { outputs } = await stickerFromImage({ ...job, files: { image: [path] } }, (fraction) => cut(fraction));
  await rm(path);
  return { outputs, notes: { seed, ...painter.notes } };
}

async function stickerFromText(job: EngineJob, onProgress: Progress): Promise<EngineResult> {
  const painter = painterFor(job, 'text');
  if (painter) return stickerByModel(job, painter, onProgress);
  const plan = drawablePlan(textOf(job, 'prompt'), { locale: job.locale, placeless: true });
  const seed = seedOf(job);
  onProgress(0.2, 'painting');
  const flat = await composeSticker(plan, drawnSize, seed);
  onProgress(0.7, 'outlining');
  const { png, ...size } = await dieCut(flat);
  onProgress(0.95, 'encoding');
  return writePng(job, png, size, draftNotes(plan, seed));
}

async function stickerFromImage(job: EngineJob, onProgress: Progress): Promise<EngineResult> {
  const subject = await trimmed(await solidCut(job, longestSticker, onProgress));
  onProgress(0.85, 'outlining');
  const { png, ...size } = await dieCut(subject);
  onProgress(0.97, 'encoding');
  return writePng(job, png, size, {});
}

/** The photo's subject in the center, surrounded by what the words name. */
async function stickerFromBoth(job: EngineJob, onProgress: Progress): Promise<EngineResult> {
  const plan = drawablePlan(textOf(job, 'prompt'), { locale: job.locale, placeless: true });
  const seed = seedOf(job);
  const cutout = await solidCut(job, longestSticker / 2, (fraction, stage) => onProgress(fraction * 0.9, stage));
  onProgress(0.75, 'painting');
  const { png: subject, size, at } = await subjectOf(cutout, bothSize);
  const photo = await readImage(job.files.image![0]!, Math.max(cutout.width, cutout.height));
  const scale = (cutout.width / photo.width) * at.scale;
  const faces = (await findFaces(photo)).map(({ mesh }) => moved(mesh, scale, -at.left * at.scale, -at.top * at.scale));
  const opacity = await sharp(subject).extractChannel(3).raw().toBuffer();
  const opacityAt = (x: number, y: number) => opacity[Math.round(y) * size.width + Math.round(x)] ?? 0;
  const random = randomFrom(`${seed}/${meaningOf(plan)}`);
  const corner = { x: (canvasSize - size.width) / 2, y: (canvasSize - size.height) / 2 };
  const { behind, before } = await layersOf(placed(addedTo(plan), { ...size, faces, opacityAt, isCutAbove: at.top <= 2 }, random), corner);
  const whole = await sharp({ create: { width: canvasSize, height: canvasSize, channels: 4, background: '#0000' } })
    .composite([...behind, { input: subject, left: Math.round(corner.x), top: Math.round(corner.y) }, ...before])
    .png(unpacked)
    .toBuffer();
  const flat = await fitted(whole);
  onProgress(0.85, 'outlining');
  const { png, ...final } = await dieCut(flat);
  onProgress(0.97, 'encoding');
  return writePng(job, png, final, draftNotes(plan, seed));
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
