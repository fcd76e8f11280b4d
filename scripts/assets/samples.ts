/**
 * Makes the samples in `public/samples`: `node scripts/assets/samples.ts`. Its photographs were put there by hand and are listed in
 * `public/CREDITS.md`; from them, from the tests' photographs and from our own drawings this makes the pairs, GIFs, videos and marked
 * files, then writes their sizes and digests where the forms and the server read them.
 */
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { readSentences } from '../../packages/engine/voice/read.ts';
import { levelled } from '../../packages/engine/speech/loudness.ts';
import { voiceOf } from '../../packages/engine/speech/voices.ts';
import { createEngine } from '@iridia/engine';
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

/** A fabric: one tile of its pattern, repeated over a square. */
const fabric = (tile: number, pattern: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><defs>
  <pattern id="p" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${pattern}</pattern></defs>
  <rect width="320" height="320" fill="url(#p)"/></svg>`);

const fabrics: Readonly<Record<string, Buffer>> = {
  fabric: fabric(
    40,
    '<rect width="40" height="40" fill="#2A7F9E"/><rect width="20" height="40" fill="#1D5F7A"/><rect y="16" width="40" height="8" fill="#F2C94C" fill-opacity=".75"/>',
  ),
  'fabric-dots': fabric(
    32,
    '<rect width="32" height="32" fill="#B3214A"/><circle cx="8" cy="8" r="5" fill="#FFF1E0"/><circle cx="24" cy="24" r="5" fill="#FFF1E0"/>',
  ),
  'fabric-stripes': fabric(28, '<rect width="28" height="28" fill="#F4F1E8"/><rect width="14" height="28" fill="#25408F"/>'),
  'fabric-leaves': fabric(
    48,
    '<rect width="48" height="48" fill="#14532D"/><path d="M12 4q12 10 0 22q-12-12 0-22M36 24q12 10 0 22q-12-12 0-22" fill="#86C06C"/>',
  ),
};

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

/** Who stands beside whom, in the samples of tools that change several faces. */
const couples = {
  image: [
    ['redhead', 'collar'],
    ['pebbles', 'wooden-wall'],
    ['redhead', 'wooden-wall'],
    ['pebbles', 'collar'],
  ],
  gif: [
    ['knitwear', 'workshop'],
    ['tea-field', 'stripes'],
    ['knitwear', 'stripes'],
    ['tea-field', 'workshop'],
  ],
  video: [
    ['moonlight', 'balcony'],
    ['auburn', 'yellow-door'],
    ['moonlight', 'yellow-door'],
    ['auburn', 'balcony'],
  ],
} as const;

const engine = createEngine({ size: 1 });

/** The largest square around the head of somebody in a sample, `share` times as wide as the face. */
async function headOf(name: string, share: number): Promise<Sharp> {
  const path = sample(`${name}.jpg`);
  const job = {
    id: 'face',
    tool: 'face',
    capability: 'face.find',
    inputs: {},
    files: { image: [path] },
    locale: 'en',
    folder: tmpdir(),
  } as const;
  const { notes } = await engine.run(job, { onProgress: () => undefined, signal: new AbortController().signal });
  const found = notes as { faces: { box: Record<'x' | 'y' | 'width' | 'height', number> }[]; width: number; height: number };
  const { x, y, width, height } = found.faces[0]!.box;
  const side = Math.min(found.width, found.height, Math.round(Math.max(width, height) * share));
  const within = (middle: number, whole: number) => Math.max(0, Math.min(whole - side, Math.round(middle - side / 2)));
  return sharp(path).extract({
    left: within(x + width / 2, found.width),
    top: within(y + height * 0.55, found.height),
    width: side,
    height: side,
  });
}

/** Two people in one image. */
async function pairOf([one, two]: readonly [string, string], width: number, height: number): Promise<Buffer> {
  const half = width / 2;
  const side = async (name: string) => cropped(await headOf(name, 2.6), half, height);
  return sharp(await side(one))
    .extend({ right: half })
    .composite([{ input: await side(two), left: half, top: 0 }])
    .png()
    .toBuffer();
}

/** Files of a still that moves a little to the side and back: small, because a GIF of a photograph is large. */
async function moving(
  name: string,
  still: (width: number, height: number) => Promise<Buffer>,
  { gif, mp4 }: { gif?: Size; mp4?: Size },
): Promise<void> {
  const wider = 24;
  if (gif) await encodeGif(sample(`${name}.gif`), { ...gif, fps: 5 }, pan(await still(gif.width + wider, gif.height), 5, gif, wider));
  if (mp4)
    await encodeVideo(sample(`${name}.mp4`), 'mp4', { ...mp4, fps: 12 }, pan(await still(mp4.width + wider, mp4.height), 24, mp4, wider));
}

const head = (name: string) => async (width: number, height: number) => cropped(await headOf(name, 2.4), width, height, 'centre');
const couple = (one: string, two: string) => (width: number, height: number) => pairOf([one, two], width, height);
const scene = (path: string) => (width: number, height: number) => cropped(sharp(path), width, height, 'centre');

await mkdir(folder, { recursive: true });
await sharp(photo('astronaut')).extract(portraitBox).jpeg(jpeg).toFile(sample('portrait.jpg'));
await sharp(photo('mona-lisa')).extract({ left: 0, top: 0, width: 320, height: 380 }).jpeg(jpeg).toFile(sample('painting.jpg'));
await sharp(photo('tanguy')).extract({ left: 62, top: 16, width: 268, height: 320 }).jpeg(jpeg).toFile(sample('painting-two.jpg'));
await sharp(photo('astronaut')).resize(512, 512).jpeg(jpeg).toFile(sample('figure.jpg'));
await sharp(photo('chelsea')).resize(400).jpeg(jpeg).toFile(sample('cat.jpg'));
for (const [name, drawing] of Object.entries(fabrics))
  await sharp(drawing)
    .png({ palette: true })
    .toFile(sample(`${name}.png`));

for (const name of ['coffee', 'dahlia', 'panda', 'rocket'])
  await sharp(sample(`${name}.jpg`))
    .resize(240)
    .jpeg(jpeg)
    .toFile(sample(`${name}-small.jpg`));

const stamped = { width: 480, height: 320 } as const;
for (const name of ['coffee', 'cat', 'meadow', 'moose'])
  await sharp(await cropped(sharp(sample(`${name}.jpg`)), stamped.width, stamped.height, 'centre'))
    .composite([{ input: mark(stamped.width, stamped.height, 22, 366, 306) }])
    .jpeg(jpeg)
    .toFile(sample(`${name}-marked.jpg`));
await sharp(maskOfMark(stamped.width, stamped.height, { x: 358, y: 284, width: 116, height: 30 }))
  .png({ palette: true })
  .toFile(sample('mark.png'));

const small = { width: 168, height: 168 } as const;
for (const name of ['green-hat', 'pebbles', 'moonlight', 'collar', 'auburn', 'silver-hair', 'stripes', 'balcony'])
  await moving(name, head(name), { gif: small });
const clip = { width: 288, height: 288 } as const;
for (const name of ['knitwear', 'skyline', 'rice-field', 'yellow-door']) await moving(name, head(name), { mp4: clip });
for (const name of ['skyline', 'rice-field', 'stars', 'stripes']) await moving(`${name}-wide`, scene(sample(`${name}.jpg`)), { mp4: clip });

for (const [one, two] of couples.image)
  await sharp(await pairOf([one, two], 640, 320))
    .jpeg(jpeg)
    .toFile(sample(`${one}-${two}.jpg`));
for (const [one, two] of couples.gif) await moving(`${one}-${two}`, couple(one, two), { gif: { width: 232, height: 128 } });
for (const [one, two] of couples.video) await moving(`${one}-${two}`, couple(one, two), { mp4: { width: 480, height: 256 } });

const marked: Readonly<Record<string, string>> = {
  'figure-marked': sample('figure.jpg'),
  'galaxies-marked': sample('galaxies.jpg'),
  'painting-marked': sample('painting.jpg'),
  'painting-two-marked': sample('painting-two.jpg'),
};
// Without a mark, for the benchmarks.
await moving('figure', scene(sample('figure.jpg')), { mp4: clip });
for (const [name, path] of Object.entries(marked)) {
  const still = await scene(path)(clip.width + 24, clip.height);
  await encodeVideo(sample(`${name}.mp4`), 'mp4', { ...clip, fps: 12 }, pan(still, 24, clip, 24, mark(clip.width, clip.height, 16, 8, 24)));
}

const sentence = 'The morning sun came slowly over the quiet hills, and every bird began to sing.';
const recordings = { voice: 'britishWoman', 'voice-man': 'britishMan', 'voice-bright': 'bright', 'voice-deep': 'deep' } as const;
for (const [name, speaker] of Object.entries(recordings))
  await encodeMp3(
    sample(`${name}.mp3`),
    levelled(await readSentences({ sentences: [sentence], speed: 1, voice: voiceOf(speaker, 'en'), pause: 0 }, () => undefined)),
  );
await engine.close();
