/** Inputs of the engines: made from the tests' photographs and our own drawings, so that the true answer is known. */
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeVideo } from '../../../packages/engine/media/encode.ts';

const root = join(import.meta.dirname, '../../..');
export const photo = (name: string): string => join(root, 'tests/fixtures', `${name}.jpg`);
export const sample = (name: string): string => join(root, 'public/samples', name);
const sticker = (name: string): string => join(root, 'public/stickers', `${name}.webp`);
const art = (name: string): string => join(root, 'public/art', `${name}.webp`);

export const rgbOf = (from: string | Buffer): Promise<Buffer> => sharp(from).removeAlpha().toColourspace('srgb').raw().toBuffer();
export const alphaOf = (from: string | Buffer): Promise<Buffer> => sharp(from).ensureAlpha().extractChannel('alpha').raw().toBuffer();

export type Subject = { name: string; path: string; truth: Buffer };

/** Drawn subjects over plain and busy grounds; the drawing's own alpha is the truth. */
export async function subjects(folder: string): Promise<Subject[]> {
  const side = 640;
  const pairs = [
    ['fox', null],
    ['unicorn', null],
    ['cupcake', null],
    ['fox', 'silk-w'],
    ['car', 'silk-w'],
    ['unicorn', 'dunes-w'],
    ['dog', 'aurora'],
  ] as const;
  return Promise.all(
    pairs.map(async ([subject, ground]): Promise<Subject> => {
      const drawing = await sharp(sticker(subject)).resize(360, 360).png().toBuffer();
      const layer = await sharp({ create: { width: side, height: side, channels: 4, background: '#0000' } })
        .composite([{ input: drawing, left: 140, top: 140 }])
        .png()
        .toBuffer();
      const behind = ground
        ? sharp(art(ground)).resize(side, side, { fit: 'cover' })
        : sharp({ create: { width: side, height: side, channels: 3, background: '#e8e4dc' } });
      const path = join(folder, `${subject}-${ground ?? 'plain'}.png`);
      await behind
        .composite([{ input: layer }])
        .removeAlpha()
        .png()
        .toFile(path);
      return { name: `${subject} on ${ground ?? 'plain'}`, path, truth: await alphaOf(layer) };
    }),
  );
}

export type Halved = { name: string; small: string; truth: Buffer; width: number; height: number };

/** Photos at half their size, and what they were. */
export const halved = (folder: string): Promise<Halved[]> =>
  Promise.all(
    ['astronaut', 'coffee', 'chelsea'].map(async (name): Promise<Halved> => {
      const whole = await sharp(photo(name)).metadata();
      const [width, height] = [whole.width - (whole.width % 2), whole.height - (whole.height % 2)];
      const truth = await sharp(photo(name)).extract({ left: 0, top: 0, width, height }).removeAlpha().raw().toBuffer();
      const small = join(folder, `${name}-half.png`);
      await sharp(truth, { raw: { width, height, channels: 3 } })
        .resize(width / 2, height / 2, { kernel: 'lanczos3' })
        .png()
        .toFile(small);
      return { name, small, truth, width, height };
    }),
  );

export type Marked = { name: string; over: string; mask: string; truth: Buffer; hole: Uint8Array; width: number; height: number };

/** Photos with strokes as wide as letters or scratches over them, the mask, and the photo as it was. */
export const marked = (folder: string, thickness: number): Promise<Marked[]> =>
  Promise.all(
    ['astronaut', 'coffee', 'chelsea'].map(async (name): Promise<Marked> => {
      const [width, height] = [450, 300];
      const strokes = (background: string) =>
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 300 200" shape-rendering="crispEdges">
          ${background && `<rect width="300" height="200" fill="${background}"/>`}<g stroke="#fff" stroke-width="${thickness / 1.5}" fill="none">
          <path d="M60 150V110H90V150M60 130H90M110 110V150H140M160 150V110H190V130H160M210 110H240V150H210Z"/></g></svg>`,
        );
      const truth = await sharp(photo(name)).resize(width, height, { fit: 'cover' }).removeAlpha().raw().toBuffer();
      const over = join(folder, `${name}-${thickness}.png`);
      await sharp(truth, { raw: { width, height, channels: 3 } })
        .composite([{ input: strokes('') }])
        .removeAlpha()
        .png()
        .toFile(over);
      const mask = join(folder, `${name}-${thickness}-mask.png`);
      await sharp(strokes('#000')).removeAlpha().png().toFile(mask);
      const rgb = await rgbOf(mask);
      const hole = Uint8Array.from({ length: width * height }, (_, at) => (rgb[at * 3]! > 127 ? 1 : 0));
      return { name, over, mask, truth, hole, width, height };
    }),
  );

export type Screened = { path: string; truths: Uint8Array[]; width: number; height: number; count: number };

/** A drawing in front of a green screen, moving to the right, with its true position in each frame. */
export async function screened(folder: string): Promise<Screened> {
  const [width, height, count, side] = [480, 360, 25, 200];
  const drawing = await sharp(sticker('fox')).resize(side, side).ensureAlpha().raw().toBuffer();
  const truths: Uint8Array[] = [];
  const frames: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const frame = Buffer.alloc(width * height * 4, 255);
    const truth = new Uint8Array(width * height);
    for (let at = 0; at < truth.length; at += 1) {
      const [x, y] = [(at % width) - 60 - index * 4, Math.trunc(at / width) - 80];
      const from = (y * side + x) * 4;
      const alpha = x >= 0 && y >= 0 && x < side && y < side ? drawing[from + 3]! : 0;
      truth[at] = alpha;
      for (const [channel, ground] of [10, 170, 60].entries())
        frame[at * 4 + channel] = (ground * (255 - alpha) + (alpha > 0 ? drawing[from + channel]! * alpha : 0)) / 255;
    }
    frames.push(frame);
    truths.push(truth);
  }
  const path = join(folder, 'screened.mp4');
  await encodeVideo(path, 'mp4', { width, height, fps: 25, crf: 12 }, frames);
  return { path, truths, width, height, count };
}
