/** Makes the samples in `public/samples` from the tests' photographs and from our own drawing: `node scripts/samples.ts`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { speakFlite } from '../engine/speech/flite.ts';
import { encodeFilm, encodeGif, encodeMp3 } from '@iridia/engine/media';

const root = join(import.meta.dirname, '..');
const photo = (name: string): string => join(root, 'tests/fixtures', `${name}.jpg`);
const folder = join(root, 'public/samples');
const sample = (name: string): string => join(folder, name);
const jpeg = { quality: 82, mozjpeg: true } as const;

/** `left` is the start of the text, `foot` its baseline. */
const mark = (width: number, height: number, size: number, left: number, foot: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text x="${left}" y="${foot}"
    font-family="sans-serif" font-weight="700" font-size="${size}" fill="#fff" fill-opacity=".85">SAMPLE</text></svg>`,
  );

const maskOfMark = (
  width: number,
  height: number,
  { x, y, width: w, height: h }: { x: number; y: number; width: number; height: number },
) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="#fff"/></svg>`,
  );

const fabric = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><defs>
  <pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#2A7F9E"/>
  <rect width="20" height="40" fill="#1D5F7A"/><rect y="16" width="40" height="8" fill="#F2C94C" fill-opacity=".75"/></pattern></defs>
  <rect width="320" height="320" fill="url(#p)"/></svg>`);

const portraitBox = { left: 96, top: 0, width: 320, height: 320 } as const;

/** Frames of a slow pan to the side. */
async function* steps(count: number, side: number, withMark: boolean): AsyncGenerator<Buffer> {
  for (let at = 0; at < count; at += 1) {
    const left = 64 + Math.round(32 * Math.sin((at / count) * 2 * Math.PI));
    const moved = sharp(photo('astronaut')).extract({ left, top: 0, width: 352, height: 352 }).resize(side, side);
    const picture = withMark ? sharp(await moved.png().toBuffer()).composite([{ input: mark(side, side, 16, 8, 24) }]) : moved;
    yield await picture.ensureAlpha().raw().toBuffer();
  }
}

await mkdir(folder, { recursive: true });
await sharp(photo('astronaut')).extract(portraitBox).jpeg(jpeg).toFile(sample('portrait.jpg'));
// The same person mirrored, in warmer light.
await sharp(photo('astronaut'))
  .extract(portraitBox)
  .flop()
  .modulate({ brightness: 0.94, saturation: 1.15, hue: 12 })
  .jpeg(jpeg)
  .toFile(sample('portrait-two.jpg'));
await sharp(photo('astronaut')).resize(512, 512).jpeg(jpeg).toFile(sample('figure.jpg'));
await sharp(photo('chelsea')).resize(400).jpeg(jpeg).toFile(sample('cat.jpg'));
await sharp(photo('coffee')).resize(240).jpeg(jpeg).toFile(sample('small.jpg'));
const coffee = await sharp(photo('coffee')).resize(480, 320, { fit: 'cover' }).png().toBuffer();
await sharp(coffee)
  .composite([{ input: mark(480, 320, 22, 366, 306) }])
  .jpeg(jpeg)
  .toFile(sample('marked.jpg'));
await sharp(maskOfMark(480, 320, { x: 358, y: 284, width: 116, height: 30 }))
  .png({ palette: true })
  .toFile(sample('mark.png'));
await sharp(fabric).png({ palette: true }).toFile(sample('fabric.png'));
await encodeGif(sample('look.gif'), { width: 200, height: 200, fps: 8 }, steps(10, 200, false));
await encodeFilm(sample('look.mp4'), 'mp4', { width: 256, height: 256, fps: 12 }, steps(24, 256, false));
await encodeFilm(sample('marked.mp4'), 'mp4', { width: 256, height: 256, fps: 12 }, steps(24, 256, true));
await encodeMp3(
  sample('voice.mp3'),
  await speakFlite('The morning sun came slowly over the quiet hills, and every bird began to sing.', 'slt', 1),
);
