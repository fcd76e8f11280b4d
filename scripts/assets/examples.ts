/**
 * Makes the examples of the tools: the input beside the output, still and, where it moves, moving; both sides for a slider; a voice. The built-in engine makes them from the tool's own
 * sample: `node scripts/assets/examples.ts [slug …]`. Run it after a sample or an engine changes; `covers.ts` draws the images of tools whose
 * sample cannot show what they do.
 */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { tools, type Tool } from '../../contract/facts/tools/index.ts';
import { createEngine } from '@iridia/engine';
import { encodeVideo } from '@iridia/engine/media';
import { samples, type Sample } from '../../src/features/making/fields/samples.ts';
import { makeFromSample, sampleFile, shown, stillOf, stillsOf } from './examples/make.ts';

const folder = join(shown, 'examples');
const width = 640;
const height = 400;
const gap = 6;
/** Position of the frame that represents a video, as a share of its length. */
const middle = 0.6;
/** The moment at which two people meet: later, one hides the other. */
const meeting = 0.38;

/** Crop position of a sample: watermarks are in a corner. */
const places: Readonly<Record<string, string>> = {
  // A square with the animal in its lower part.
  'ai-text-to-image': 'bottom',
  'image.inpaint': 'right bottom',
  'video.inpaint': 'left top',
};
const panel = (still: Buffer, wide: number, tool: Tool, usual = 'centre') =>
  sharp(still)
    .resize(wide, height, { fit: 'cover', position: places[tool.slug] ?? places[tool.capability] ?? usual })
    .png()
    .toBuffer();

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

/** The face of an image and what is around it, as a square. */
async function faceOf(path: string, size: number, folder: string): Promise<Buffer> {
  const job = { id: 'face', tool: 'face', capability: 'face.find', inputs: {}, files: { image: [path] }, locale: 'en', folder } as const;
  const { notes } = await engine.run(job, { onProgress: () => undefined, signal: new AbortController().signal });
  const found = notes as { faces: { box: Record<'x' | 'y' | 'width' | 'height', number> }[]; width: number; height: number };
  const { x, y, width: wide, height: high } = found.faces[0]!.box;
  const side = Math.min(found.width, found.height, Math.round(Math.max(wide, high) * 1.5));
  const within = (middle: number, whole: number) => Math.max(0, Math.min(whole - side, Math.round(middle - side / 2)));
  const [left, top] = [within(x + wide / 2, found.width), within(y + high * 0.42, found.height)];
  return sharp(path).extract({ left, top, width: side, height: side }).resize(size, size).ensureAlpha().png().toBuffer();
}

/** Two people, one above the other. */
async function halves(paths: readonly [string, string], wide: number): Promise<Buffer> {
  const high = (height - gap) / 2;
  const one = (path: string) => sharp(path).resize(wide, high, { fit: 'cover', position: 'top' }).png().toBuffer();
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
  const ground = { create: { width, height, channels: 4, background: '#0000' } } as const;
  if (tool.slug.startsWith('multiple-face')) {
    const high = (height - gap) / 2;
    const wide = (still: Buffer) => sharp(still).resize(width, high, { fit: 'cover', position: 'top' }).png().toBuffer();
    return sharp(ground).composite([
      { input: await wide(given!), left: 0, top: 0 },
      { input: await wide(after), left: 0, top: high + gap },
      ...badged,
    ]);
  }
  const half = (width - gap) / 2;
  return sharp(ground).composite([
    { input: pair ?? (await panel(given!, half, tool)), left: 0, top: 0 },
    { input: await panel(after, half, tool), left: half + gap, top: 0 },
    ...badged,
  ]);
}

/** What an example shows at one moment: the input, or both of its people, the new faces, and the output. */
type Seen = { given: Buffer | null; pair: Buffer | null; badged: OverlayOptions[]; after: Buffer };

async function make(tool: Tool, sample: Sample, jobFolder: string): Promise<void> {
  const { outputs } = await makeFromSample(engine, tool, sample, jobFolder);
  const output = outputs[0]!.path;
  if (tool.capability.startsWith('audio.')) return copyFile(output, join(folder, `${tool.slug}.mp3`));
  const isMeeting = /^effect\.(hug|kiss)/.test(tool.capability);
  const share = isMeeting ? meeting : middle;
  const [given, second] = Object.values(sample.files ?? {}).map(({ name }) => sampleFile(name));
  const pair = isMeeting && given && second ? await halves([given, second], (width - gap) / 2) : null;
  const badged = await badges(tool, sample, jobFolder, tool.slug.startsWith('multiple-face') ? (height - gap) / 2 : height);
  const at = async (moment: number, after: Buffer) =>
    beside(tool, { given: given ? await stillOf(given, moment) : null, pair, badged, after });
  await (await at(share, await stillOf(output, share))).webp({ quality: 74 }).toFile(join(folder, `${tool.slug}.webp`));
  if (/\.(gif|mp4|webm)$/.test(output)) await keepMoving(tool.slug, output, given, at);
  else if (given) await keepPair(tool, given, output);
}

/** The same example, moving: at most `seconds` of it, without sound. */
async function keepMoving(slug: string, output: string, given: string | undefined, at: (moment: number, after: Buffer) => Promise<Sharp>) {
  const afters = await stillsOf(output, seconds * rate, rate);
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
  await encodeVideo(join(folder, `${slug}.mp4`), 'mp4', { width, height, fps: rate, crf: 28 }, frames());
}

/** The input and the output of an example as two images of one shape, for the slider between them. */
async function keepPair(tool: Tool, given: string, output: string): Promise<void> {
  const sides = { before: given, after: output };
  for (const [side, path] of Object.entries(sides))
    await sharp(await panel(await stillOf(path, middle), width, tool, 'top'))
      .webp({ quality: 76 })
      .toFile(join(folder, `${tool.slug}-${side}.webp`));
}

const engine = createEngine({ size: 1 });
const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const tool of tools) {
  const sample = samples[tool.slug];
  if (!sample || (wanted.length > 0 && !wanted.includes(tool.slug))) continue;
  const jobFolder = await mkdtemp(join(tmpdir(), 'example-'));
  await make(tool, sample, jobFolder);
  await rm(jobFolder, { recursive: true });
  console.log(tool.slug);
}
await engine.close();
