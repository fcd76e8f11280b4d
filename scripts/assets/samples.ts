/** Makes the samples in `public/samples` from the tests' photographs and from our own drawing: `node scripts/assets/samples.ts`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readWithKokoro } from '../../packages/engine/voice/read.ts';
import { levelled } from '../../packages/engine/speech/loudness.ts';
import { voiceOf } from '../../packages/engine/speech/voices.ts';
import { encodeVideo, encodeGif, encodeMp3 } from '@iridia/engine/media';

const root = join(import.meta.dirname, '../..');
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

type Size = { width: number; height: number };

/** Frames of a slow pan to the side and back over the middle of an image that is `wider` pixels wider than what is seen of it. */
async function* pan(image: Buffer, count: number, { width, height }: Size, wider: number, over?: Buffer): AsyncGenerator<Buffer> {
  const still = await sharp(image).ensureAlpha().png().toBuffer();
  for (let at = 0; at < count; at += 1) {
    const left = Math.round((wider / 2) * (1 + Math.sin((at / count) * 2 * Math.PI)));
    const moved = await sharp(still).extract({ left, top: 0, width, height }).png().toBuffer();
    yield await (over ? sharp(moved).composite([{ input: over }]) : sharp(moved)).raw().toBuffer();
  }
}

const cropped = (image: Sharp, width: number, height: number, position = 'top'): Promise<Buffer> =>
  image.resize(width, height, { fit: 'cover', position }).png().toBuffer();
const astronaut = (): Sharp => sharp(photo('astronaut')).extract({ left: 64, top: 0, width: 320, height: 320 });
/** Two people in one image, the photograph with the larger face. */
async function pairOf(width: number, height: number): Promise<Buffer> {
  const half = width / 2;
  const tanguy = sharp(photo('tanguy')).extract({ left: 70, top: 20, width: 250, height: 250 });
  return sharp(await cropped(astronaut(), half, height))
    .extend({ right: half })
    .composite([{ input: await cropped(tanguy, half, height), left: half, top: 0 }])
    .png()
    .toBuffer();
}

await mkdir(folder, { recursive: true });
await sharp(photo('astronaut')).extract(portraitBox).jpeg(jpeg).toFile(sample('portrait.jpg'));
await sharp(photo('mona-lisa')).extract({ left: 0, top: 0, width: 320, height: 380 }).jpeg(jpeg).toFile(sample('painting.jpg'));
await sharp(photo('tanguy')).extract({ left: 62, top: 16, width: 268, height: 320 }).jpeg(jpeg).toFile(sample('painting-two.jpg'));
await sharp(photo('hopper')).resize(400).jpeg(jpeg).toFile(sample('officer.jpg'));
await sharp(await pairOf(640, 320))
  .jpeg(jpeg)
  .toFile(sample('pair.jpg'));
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
// Few frames of few pixels: a GIF of a photograph is large.
const seen = { width: 180, height: 180 };
const painting = sharp(photo('mona-lisa')).extract({ left: 20, top: 0, width: 280, height: 240 });
await encodeGif(sample('painting.gif'), { ...seen, fps: 5 }, pan(await cropped(painting, 210, 180), 5, seen, 30));
await encodeGif(sample('look.gif'), { ...seen, fps: 5 }, pan(await cropped(astronaut(), 206, 180), 6, seen, 26));
const together = { width: 240, height: 130 };
await encodeGif(sample('pair.gif'), { ...together, fps: 5 }, pan(await pairOf(256, 130), 5, together, 16));
const filmed = { width: 256, height: 256 };
const wide = await cropped(sharp(photo('astronaut')).extract({ left: 32, top: 0, width: 416, height: 352 }), 302, 256);
await encodeVideo(sample('look.mp4'), 'mp4', { ...filmed, fps: 12 }, pan(wide, 24, filmed, 46));
await encodeVideo(sample('marked.mp4'), 'mp4', { ...filmed, fps: 12 }, pan(wide, 24, filmed, 46, mark(256, 256, 16, 8, 24)));
const both = { width: 480, height: 256 };
await encodeVideo(sample('pair.mp4'), 'mp4', { ...both, fps: 12 }, pan(await pairOf(520, 256), 24, both, 40));
const sentence = 'The morning sun came slowly over the quiet hills, and every bird began to sing.';
const reading = { sentences: [sentence], speed: 1, voice: voiceOf('britishWoman', 'en'), pause: 0 } as const;
await encodeMp3(sample('voice.mp3'), levelled(await readWithKokoro(reading, () => undefined)));
