/**
 * Makes what the samples of the tools show: a still and a small one of each, and what moves, sounds or can be compared, and the covers of
 * the effects. The built-in engine makes them from `public/samples`: `node scripts/assets/examples.ts [slug | slug-2 … | effects | effect …]`. Run it after
 * `scripts/assets/samples.ts`, or after an engine changes; `covers.ts` draws the images of tools whose sample cannot be seen.
 */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { effectMaker } from '../../contract/facts/tools/effect.ts';
import { tools, type Tool } from '../../contract/facts/tools/index.ts';
import { effects, type EffectCard } from '../../contract/facts/tools/effects.ts';
import { locales } from '../../contract/facts/locales.ts';
import { createEngine } from '@iridia/engine';
import { encodeVideo } from '@iridia/engine/media';
import { nameOfResult } from '../../src/features/making/fields/sample-results.ts';
import { samples, type Sample } from '../../src/features/making/fields/samples.ts';
import { makeFromSample, sampleFile, shown, stillOf, stillsOf } from './examples/make.ts';

const folder = join(shown, 'examples');
const width = 640;
const height = 400;
const gap = 6;
/** Behind a sticker, which has no background. */
const ground = '#ECE8FF';
/** Around a sticker, in pixels. */
const edge = 24;
/** The image of a sample on its button. */
const button = { width: 144, height: 108 } as const;
/** Position of the frame that represents a video, as a share of its length. */
const middle = 0.6;
/** The moment at which two people have met, and before an iris closes. */
const meeting = 0.74;

/** Crop position of a sample: watermarks are in a corner. */
const places: Readonly<Record<string, string>> = {
  // What is composed stands on the ground.
  'ai-text-to-image': 'bottom',
  'text-to-video-ai': 'bottom',
  // A hat needs room above the photo.
  'effect.halloween': 'centre',
  // Of a portrait the whole face is seen.
  'ai-face-swap': 'centre',
  'image.inpaint': 'right bottom',
  'video.inpaint': 'left top',
};
/** Heads are in the upper half of a photo. */
const panel = (still: Buffer, wide: number, tool: Tool): Promise<Buffer> =>
  sharp(still)
    .resize(wide, height, { fit: 'cover', position: places[tool.slug] ?? places[tool.capability] ?? 'top' })
    .png()
    .toBuffer();
/** A sticker is shown whole. */
const stuck = async (still: Buffer, wide: number): Promise<Buffer> =>
  sharp({ create: { width: wide, height, channels: 4, background: ground } })
    .composite([
      {
        input: await sharp(still)
          .resize(wide - 2 * edge, height - 2 * edge, { fit: 'inside' })
          .png()
          .toBuffer(),
      },
    ])
    .png()
    .toBuffer();
const panelOfResult = (still: Buffer, wide: number, tool: Tool): Promise<Buffer> =>
  tool.capability === 'sticker' ? stuck(still, wide) : panel(still, wide, tool);

/** Length and rate of a moving example: short and light. */
const seconds = 3;
const rate = 8;

/** Diameter of the image of a new face, and its distance from the edges. */
const badge = { size: 84, from: 8 } as const;

/** The new faces, in circles at the foot of the image that they are put into. */
async function badges(tool: Tool, sample: Sample, jobFolder: string, foot: number): Promise<OverlayOptions[]> {
  if (!tool.capability.startsWith('face.')) return [];
  const { size, from } = badge;
  const circle = (ring: string) =>
    Buffer.from(`<svg width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2 - 2}" ${ring}/></svg>`);
  const faces = Object.entries(sample.files ?? {}).filter(([slot]) => slot.startsWith('faces.'));
  return Promise.all(
    faces.map(async ([, { name }], index) => ({
      input: await sharp(await faceOf(sampleFile(name), size, jobFolder))
        .composite([{ input: circle('fill="#fff"'), blend: 'dest-in' }, { input: circle('fill="none" stroke="#fff" stroke-width="4"') }])
        .png()
        .toBuffer(),
      // Faces are numbered from left to right.
      left: index === 0 ? from : width - size - from,
      top: foot - size - from,
    })),
  );
}

/** Where the face of an image is, and the size of the image. */
async function findFace(path: string, folder: string) {
  const job = { id: 'face', tool: 'face', capability: 'face.find', inputs: {}, files: { image: [path] }, locale: 'en', folder } as const;
  const { notes } = await engine.run(job, { onProgress: () => undefined, signal: new AbortController().signal });
  const found = notes as { faces: { box: Record<'x' | 'y' | 'width' | 'height', number> }[]; width: number; height: number };
  return { ...found.faces[0]!.box, whole: { width: found.width, height: found.height } };
}

/** Where a part begins that has this middle and lies within the whole. */
const within = (middle: number, part: number, whole: number): number => Math.max(0, Math.min(whole - part, Math.round(middle - part / 2)));

/** The face of an image and what is around it, as a square. */
async function faceOf(path: string, size: number, folder: string): Promise<Buffer> {
  const { x, y, width, height, whole } = await findFace(path, folder);
  const side = Math.min(whole.width, whole.height, Math.round(Math.max(width, height) * 1.5));
  const [left, top] = [within(x + width / 2, side, whole.width), within(y + height * 0.42, side, whole.height)];
  return sharp(path).extract({ left, top, width: side, height: side }).resize(size, size).ensureAlpha().png().toBuffer();
}

/** Two people, one above the other, each with a whole face. */
async function halves(paths: readonly [string, string], wide: number, folder: string): Promise<Buffer> {
  const high = (height - gap) / 2;
  const one = async (path: string) => {
    const face = await findFace(path, folder);
    const part = { width: face.whole.width, height: Math.min(face.whole.height, Math.round((face.whole.width * high) / wide)) };
    const top = within(face.y + face.height * 0.42, part.height, face.whole.height);
    return sharp(path)
      .extract({ left: 0, top, ...part })
      .resize(wide, high, { fit: 'cover' })
      .png()
      .toBuffer();
  };
  return sharp({ create: { width: wide, height, channels: 4, background: '#0000' } })
    .composite([
      { input: await one(paths[0]), left: 0, top: 0 },
      { input: await one(paths[1]), left: 0, top: high + gap },
    ])
    .png()
    .toBuffer();
}

/** The input beside the output in one image; above it where two people are in both. */
async function beside(tool: Tool, { given, pair, badged, after }: Seen): Promise<Sharp> {
  if (!given && !pair) return sharp(await panel(after, width, tool));
  const sheet = { create: { width, height, channels: 4, background: '#0000' } } as const;
  if (tool.slug.startsWith('multiple-face')) {
    const high = (height - gap) / 2;
    const wide = (still: Buffer) => sharp(still).resize(width, high, { fit: 'cover' }).png().toBuffer();
    return sharp(sheet).composite([
      { input: await wide(given!), left: 0, top: 0 },
      { input: await wide(after), left: 0, top: high + gap },
      ...badged,
    ]);
  }
  const half = (width - gap) / 2;
  return sharp(sheet).composite([
    { input: pair ?? (await panel(given!, half, tool)), left: 0, top: 0 },
    { input: await panelOfResult(after, half, tool), left: half + gap, top: 0 },
    ...badged,
  ]);
}

/** What an example shows at one moment: the input, or both of its people, the new faces, and the output. */
type Seen = { given: Buffer | null; pair: Buffer | null; badged: OverlayOptions[]; after: Buffer };

async function make(tool: Tool, sample: Sample, name: string, jobFolder: string): Promise<void> {
  if (tool.capability.startsWith('audio.')) return speak(tool, sample, name, jobFolder);
  const { outputs } = await makeFromSample(engine, tool, sample, jobFolder);
  const output = outputs[0]!.path;
  const isMeeting = /^effect\.(hug|kiss)/.test(tool.capability);
  const share = isMeeting ? meeting : middle;
  const [given, second] = Object.values(sample.files ?? {}).map(({ name: file }) => sampleFile(file));
  const pair = isMeeting && given && second ? await halves([given, second], (width - gap) / 2, jobFolder) : null;
  const badged = await badges(tool, sample, jobFolder, tool.slug.startsWith('multiple-face') ? (height - gap) / 2 : height);
  const at = async (moment: number, after: Buffer) =>
    beside(tool, { given: given ? await stillOf(given, moment) : null, pair, badged, after });
  const seen = await stillOf(output, share);
  await (await at(share, seen)).webp({ quality: 72 }).toFile(join(folder, `${name}.webp`));
  await sharp(await panelOfResult(seen, width, tool))
    .resize({ ...button, fit: 'cover', position: tool.slug.startsWith('multiple-face') ? 'top' : 'centre' })
    .webp({ quality: 70 })
    .toFile(join(folder, `${name}-small.webp`));
  if (/\.(gif|mp4|webm)$/.test(output)) await keepMoving(name, await loopOf(output, tool.capability, share), given, at);
  else if (given) await keepPair(tool, name, given, output);
}

/** A voice, in each language that its words are in. */
async function speak(tool: Tool, sample: Sample, name: string, jobFolder: string): Promise<void> {
  for (const locale of locales) {
    const { outputs } = await makeFromSample(engine, tool, sample, jobFolder, locale);
    await copyFile(outputs[0]!.path, join(folder, `${name}-${locale}.mp3`));
  }
}

/** Seconds of an effect that are left out: at its start, it shows the photos alone. */
const opening = 1.8;

/** The stills of a moving example in the order in which they are shown again and again: those of an effect from where its still is taken. */
async function loopOf(output: string, capability: string, share: number): Promise<Buffer[]> {
  if (!capability.startsWith('effect.')) return stillsOf(output, seconds * rate, rate);
  const all = await stillsOf(output, Infinity, rate);
  const from = Math.round(opening * rate);
  const kept = all.slice(from, from + seconds * rate);
  const first = Math.round(all.length * share) - from;
  return [...kept.slice(first), ...kept.slice(0, first)];
}

/** The same example, moving: short, and without sound. */
async function keepMoving(
  name: string,
  afters: readonly Buffer[],
  given: string | undefined,
  at: (moment: number, after: Buffer) => Promise<Sharp>,
) {
  async function* frames() {
    for (const [index, after] of afters.entries())
      yield await (
        await at(given ? (index + 0.5) / afters.length : middle, after)
      )
        .flatten({ background: '#fff' })
        .ensureAlpha()
        .raw()
        .toBuffer();
  }
  await encodeVideo(join(folder, `${name}.mp4`), 'mp4', { width, height, fps: rate, crf: 30 }, frames());
}

/** The input and the output of an example as two images of one shape and one crop, for the slider between them. */
async function keepPair(tool: Tool, name: string, given: string, output: string): Promise<void> {
  const sides = { before: given, after: output };
  for (const [side, path] of Object.entries(sides))
    await sharp(await panelOfResult(await stillOf(path, middle), width, tool))
      .webp({ quality: 72 })
      .toFile(join(folder, `${name}-${side}.webp`));
}

const coverSize = { width: 480, height: 360 } as const;
/** Who shows each effect on its card. */
const models: Readonly<Record<string, readonly string[]>> = {
  witch: ['auburn'],
  vampire: ['portrait'],
  pumpkin: ['yellow-door'],
  skeleton: ['balcony'],
  zombie: ['yellow-door'],
  hug: ['tea-field', 'green-hat'],
  kiss: ['auburn', 'balcony'],
  cartoon: ['pavilion'],
  watercolour: ['panda'],
  oil: ['dahlia'],
  pencil: ['pavilion'],
  'pop-art': ['dahlia'],
  pixel: ['panda'],
  duotone: ['dahlia'],
  'low-poly': ['pavilion'],
};

/** The card of an effect: its result, and moving where it is a video. */
async function cover({ id }: EffectCard, jobFolder: string): Promise<void> {
  const files = Object.fromEntries(
    models[id]!.map((name, index) => [`images.${index}`, { name: `${name}.jpg`, type: 'image/jpeg', size: 0, kind: 'picture' as const }]),
  );
  const { outputs } = await makeFromSample(engine, effectMaker, { files, values: { effect: id } }, jobFolder);
  const output = outputs[0]!.path;
  // What is worn on a head stands above the photo.
  const fitted = (still: Buffer) =>
    sharp(still).resize({ ...coverSize, fit: 'cover', position: id === 'witch' || id === 'pumpkin' ? 'centre' : 'top' });
  const share = id === 'hug' || id === 'kiss' ? meeting : middle;
  await fitted(await stillOf(output, share))
    .webp({ quality: 76 })
    .toFile(join(shown, 'effects', `${id}.webp`));
  if (!/\.(gif|mp4|webm)$/.test(output)) return;
  const stills = await loopOf(output, effectMaker.capability, share);
  async function* frames() {
    for (const still of stills) yield await fitted(still).flatten({ background: '#fff' }).ensureAlpha().raw().toBuffer();
  }
  await encodeVideo(join(shown, 'effects', `${id}.mp4`), 'mp4', { ...coverSize, fps: rate, crf: 30 }, frames());
}

const engine = createEngine({ size: 1 });
const wanted = process.argv.slice(2);
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
const inFolder = async (run: (jobFolder: string) => Promise<void>) => {
  const jobFolder = await mkdtemp(join(tmpdir(), 'example-'));
  await run(jobFolder).finally(() => rm(jobFolder, { recursive: true }));
};
await mkdir(folder, { recursive: true });
for (const tool of tools)
  for (const [at, sample] of (samples[tool.slug] ?? []).entries()) {
    const name = nameOfResult(tool.slug, at);
    if (!isWanted(tool.slug) && !isWanted(name)) continue;
    await inFolder((jobFolder) => make(tool, sample, name, jobFolder));
    console.log(name);
  }
for (const card of effects)
  if (isWanted('effects') || isWanted(card.id)) {
    await inFolder((jobFolder) => cover(card, jobFolder));
    console.log(card.id);
  }
await engine.close();
