/** What the notes of a result claim is in it: each kind of note is compared with the pixels, the frames or the sound that it is about. */
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EngineJob } from '../job/job.ts';
import { encodeGif } from '../media/gif.ts';
import { encodeVideo } from '../media/encode.ts';
import { readSound } from '../media/index.ts';
import { capabilities, type TaskName } from '../tasks.ts';
import { astronaut, stranger } from './kit/faces.ts';
import { everyCase } from './kit/depth.ts';
import { photo, workshop, type Made } from './kit/task.ts';
import { framesOf } from './kit/video.ts';

const { path, make } = workshop();
type Inputs = EngineJob['inputs'];
/** `implied`: words that the image would also show if they were left out, as a portrait does its person. */
type Job = { capability: TaskName; inputs: Inputs; files: () => EngineJob['files']; tool?: string; implied?: string };
/** `expected`: the notes that the result has, and no other. */
type Claim = Job & { expected: readonly string[]; isQuick?: true };

const [width, height] = [96, 64];
const small = () => path('small.png');
const mask = () => path('mask.png');
const clip = () => path('clip.mp4');
const gif = () => path('face.gif');
const faceVideo = () => path('face.mp4');
const face = () => path('stranger.png');
const side = 240;

beforeAll(async () => {
  await sharp(photo('coffee')).resize(width, height).png().toFile(small());
  const square = { input: { create: { width: 20, height: 16, channels: 3 as const, background: '#fff' } }, left: 30, top: 20 };
  await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([square])
    .png()
    .toFile(mask());
  // Two shots: a disc moves over gray, then over blue.
  const frames = Array.from({ length: 8 }, (_, index) => {
    const frame = Buffer.alloc(width * height * 4, 255);
    for (let at = 0; at < width * height; at += 1) {
      const isDisc = Math.hypot((at % width) - 30 - index, Math.trunc(at / width) - 20) < 12;
      frame.set(isDisc ? [220, 40, 40] : index < 4 ? [128, 128, 128] : [20, 30, 160], at * 4);
    }
    return frame;
  });
  await encodeVideo(clip(), 'mp4', { width, height, fps: 10, crf: 10 }, frames);
  await stranger().png().toFile(face());
  const faces = await Promise.all(
    [0, 1, 2].map((frame) =>
      sharp(astronaut)
        .extract({ left: 60 + frame * 8, top: 10, width: side, height: side })
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  await encodeGif(gif(), { width: side, height: side, fps: 10, delays: [100, 100, 100] }, faces);
  await encodeVideo(faceVideo(), 'mp4', { width: side, height: side, fps: 10, crf: 10 }, faces);
});

const words = ['understood', 'unknown'];
const drafted = ['draft', ...words, 'seed'];
const none = () => ({});
const claims: Record<string, Claim> = {
  'an image that was enlarged': {
    capability: 'image.enhance',
    inputs: {},
    files: () => ({ image: [small()] }),
    expected: [],
  },
  'an image without a mark': {
    capability: 'image.inpaint',
    inputs: {},
    files: () => ({ image: [small()], mask: [mask()] }),
    expected: [],
  },
  'a style by words': {
    capability: 'image.fromImage',
    inputs: { prompt: 'watercolor, flumox', seed: 9 },
    files: () => ({ image: [small()] }),
    expected: [...words, 'style', 'seed'],
    isQuick: true,
  },
  'a video without a mark': {
    capability: 'video.inpaint',
    inputs: { regions: [{ x: 24, y: 14, width: 16, height: 12 }] },
    files: () => ({ video: [clip()] }),
    expected: ['shots'],
    isQuick: true,
  },
  'a video without its background': {
    capability: 'video.cutout',
    inputs: { keyColour: '#808080', format: 'webm' },
    files: () => ({ video: [clip()] }),
    expected: ['way'],
    isQuick: true,
  },
  'a sticker of words': {
    capability: 'sticker',
    inputs: { mode: 'text', prompt: 'a red fox flumox', seed: 7 },
    files: none,
    expected: drafted,
  },
  'a sticker of letters': {
    capability: 'sticker',
    inputs: { mode: 'text', prompt: 'quixotic flumoxity', seed: 7 },
    files: none,
    expected: [...drafted, 'written'],
  },
  'a sticker of something near': {
    capability: 'sticker',
    inputs: { mode: 'text', prompt: 'a map of France', seed: 7 },
    files: none,
    expected: [...drafted, 'replaced'],
  },
  'a sticker of a photo': { capability: 'sticker', inputs: { mode: 'image' }, files: () => ({ image: [photo('chelsea')] }), expected: [] },
  'a sticker of a photo and words': {
    capability: 'sticker',
    inputs: { mode: 'both', prompt: 'stars', seed: 7 },
    files: () => ({ image: [photo('chelsea')] }),
    expected: drafted,
  },
  'an image of words': {
    capability: 'image.fromText',
    inputs: { prompt: 'an oil painting of a bear at night flumox', seed: 5 },
    files: none,
    expected: drafted,
  },
  'an image whose form names another style than its words': {
    capability: 'image.fromText',
    inputs: { prompt: 'an oil painting of a bear', style: 'pixel', seed: 5 },
    files: none,
    expected: drafted,
  },
  'a portrait': {
    capability: 'image.fromText',
    inputs: { prompt: 'a girl with red hair in a forest with a flute', seed: 2 },
    files: none,
    tool: 'ai-girl-generator',
    implied: 'girl',
    expected: drafted,
  },
  'a cut-out': { capability: 'image.cutout', inputs: {}, files: () => ({ image: [photo('chelsea')] }), expected: [] },
  'a background in a style': {
    capability: 'image.cutout',
    inputs: { background: { prompt: 'watercolor beach at night flumox' }, seed: 4 },
    files: () => ({ image: [photo('chelsea')] }),
    expected: drafted,
  },
  'a garment': {
    capability: 'image.garment',
    inputs: { prompt: 'blue dress' },
    implied: 'dress',
    files: () => ({ image: [photo('astronaut')] }),
    expected: ['draft', 'recolored', 'proposed', ...words],
  },
  'a video of words': {
    capability: 'video.fromText',
    inputs: { prompt: 'a fox flumox', duration: 3, seed: 3 },
    files: none,
    expected: [...drafted, 'motion'],
  },
  'a video of a photo': {
    capability: 'video.fromImage',
    inputs: { prompt: 'snow, flumox', duration: 3, seed: 3 },
    files: () => ({ image: [photo('coffee')] }),
    expected: ['motion', 'seed', 'depth', 'particles', 'unknown'],
  },
  'a costume': {
    capability: 'effect.halloween',
    inputs: { effect: 'witch', seed: 3 },
    files: () => ({ image: [astronaut] }),
    expected: [...drafted, 'costume'],
  },
  'a face in an image': {
    capability: 'face.image',
    inputs: { target: 'target', faces: [{ image: 'a' }] },
    files: () => ({ target: [astronaut], faces: [face()] }),
    expected: ['faces', 'rectangles'],
  },
  'a face in a GIF': {
    capability: 'face.gif',
    inputs: { target: 'gif', faces: [{ image: 'a' }] },
    files: () => ({ target: [gif()], faces: [face()] }),
    expected: ['faces', 'rectangles', 'frames', 'framesChanged'],
  },
  'a face in a video': {
    capability: 'face.video',
    inputs: { target: 'video', faces: [{ image: 'a' }] },
    files: () => ({ target: [faceVideo()], faces: [face()] }),
    expected: ['faces', 'rectangles', 'frames', 'framesChanged'],
  },
  'a text that is read': {
    capability: 'audio.fromText',
    inputs: { text: 'Good morning.', voice: 'calm' },
    files: none,
    expected: ['synthetic', 'language', 'voice'],
  },
};

/** What is shown or played by a result, as bytes that are compared. */
async function shownOf({ path: file, outputs, image }: Pick<Made, 'path' | 'outputs' | 'image'>): Promise<Buffer> {
  const { type } = outputs[0]!;
  if (type.startsWith('audio/')) return Buffer.from((await readSound(file))!.samples.buffer);
  if (type.startsWith('video/')) return Buffer.concat((await framesOf(file, 320)).frames);
  return type === 'image/gif' ? sharp(file, { pages: -1 }).raw().toBuffer() : image.data;
}

/** What the same job shows with other inputs; null where it is refused. */
const shownWith = async ({ capability, inputs, files, tool }: Job, others: Inputs): Promise<Buffer | null> =>
  make(capability, { ...inputs, ...others }, files(), tool).then(shownOf, () => null);

const isSame = (one: Buffer | null, other: Buffer | null): boolean => one !== null && other !== null && one.equals(other);

/** The inputs of a job whose words lack one, or have another in its place. */
function reworded({ inputs }: Job, word: string, by = ''): Inputs {
  const background = inputs['background'] as { prompt: string } | undefined;
  const change = (text: string) => {
    expect(text).toContain(word);
    return text.replace(word, by);
  };
  return background ? { background: { prompt: change(background.prompt) } } : { prompt: change(String(inputs['prompt'])) };
}

type Shown = { job: Job; made: Made; shown: Buffer };
type Check = (claimed: never, result: Shown) => Promise<void> | void;

/** A choice that nobody named: named, it gives the same. */
const isThatOf =
  (input: string): Check =>
  async (claimed: string, { job, made, shown }) =>
    expect(isSame(shown, await shownWith(job, { [input]: claimed, ...('seed' in made.notes && { seed: made.notes['seed'] }) }))).toBe(true);

async function stillsOf(file: string): Promise<Buffer[]> {
  const { pages } = file.endsWith('.gif') ? await sharp(file, { pages: -1 }).metadata() : { pages: 0 };
  if (!pages) return (await framesOf(file)).frames;
  return Promise.all(Array.from({ length: pages }, (_, page) => sharp(file, { page }).ensureAlpha().raw().toBuffer()));
}

/** Frames that differ from those of the target by more than being encoded anew. */
async function changedFrames({ job, made }: Shown): Promise<number> {
  const before = await stillsOf(job.files()['target']![0]!);
  const after = await stillsOf(made.path);
  const differs = (frame: Buffer, at: number) =>
    frame.reduce((sum, value, index) => sum + Math.abs(value - before[at]![index]!), 0) / frame.length > 0.5;
  return after.filter(differs).length;
}

const checks: Record<string, Check> = {
  understood: async (claimed: string[], { job, shown }) => {
    for (const word of claimed.filter((one) => one !== job.implied))
      expect([word, isSame(shown, await shownWith(job, reworded(job, word)))]).toEqual([word, false]);
  },
  unknown: async (claimed: string[], { job, shown }) => {
    for (const word of claimed) expect([word, isSame(shown, await shownWith(job, reworded(job, word)))]).toEqual([word, true]);
  },
  written: async (claimed: string[], { job, shown }) => {
    for (const word of claimed) expect([word, isSame(shown, await shownWith(job, reworded(job, word)))]).toEqual([word, false]);
  },
  replaced: async (claimed: { word: string; by: string }[], { job, shown }) => {
    for (const { word, by } of claimed) expect([by, isSame(shown, await shownWith(job, reworded(job, word, by)))]).toEqual([by, true]);
  },
  // A choice that is named again comes with its seed.
  seed: async (claimed: never, result) =>
    'motion' in result.made.notes || 'costume' in result.made.notes ? undefined : isThatOf('seed')(claimed, result),
  style: async (claimed: string, { job, shown }) => expect(isSame(shown, await shownWith(job, { prompt: '', style: claimed }))).toBe(true),
  motion: isThatOf('motion'),
  costume: isThatOf('effect'),
  language: isThatOf('language'),
  voice: async (claimed: string, { job, shown }) => {
    expect(claimed).toBe(job.inputs['voice']);
    expect(isSame(shown, await shownWith(job, { voice: 'neutral' }))).toBe(false);
  },
  // Nothing that a model painted.
  draft: (claimed: boolean, { made }) => expect([claimed, made.notes['models']]).toEqual([true, undefined]),
  synthetic: (claimed: boolean, { made }) => expect([claimed, made.outputs[0]!.type]).toEqual([true, 'audio/mpeg']),
  recolored: async (claimed: boolean, { job, made }) => {
    const before = await sharp(job.files()['image']![0]!).removeAlpha().raw().toBuffer();
    const changed = before.filter((value, at) => Math.abs(value - made.image.data[at]!) > 8).length / before.length;
    expect(claimed && changed > 0.02 && changed < 0.7).toBe(true);
  },
  proposed: (claimed: boolean, { job }) => expect(claimed).toBe(job.files()['mask'] === undefined),
  particles: async (_claimed: string, { job, shown }) => expect(isSame(shown, await shownWith(job, { prompt: '' }))).toBe(false),
  // The subject of the photo stands before its background.
  depth: (claimed: boolean) => expect(claimed).toBe(true),
  shots: (claimed: number) => expect(claimed).toBe(2),
  way: async (claimed: string, { shown, job }) => {
    expect(claimed).toBe('colour');
    expect(isSame(shown, await shownWith(job, { keyColour: '#dc2828' }))).toBe(false);
  },
  faces: (claimed: number) => expect(claimed).toBe(1),
  rectangles: (claimed: number) => expect(claimed).toBe(0),
  frames: async (claimed: number, { made }) => expect(claimed).toBe((await stillsOf(made.path)).length),
  framesChanged: async (claimed: number, result) => expect(claimed).toBe(await changedFrames(result)),
};

/** They have no result that is shown, or are judged beside others who speak: `voices.tasks.test.ts`, `effects.test.ts`. */
const elsewhere: readonly TaskName[] = ['garment.find', 'nudity.find', 'face.find', 'chat', 'audio.clone', 'effect.hug', 'effect.kiss'];

it('every task is asked', () => {
  const asked = new Set<string>([...Object.values(claims).map(({ capability }) => capability), ...elsewhere]);
  expect(capabilities.filter((one) => !asked.has(one))).toEqual([]);
});

describe.each(Object.entries(claims).filter(([, { isQuick }]) => isQuick || everyCase))('%s', (_what, { expected, ...job }) => {
  it(`has the notes ${expected.join(', ') || 'of nothing'}, and each is true`, { timeout: 300_000 }, async () => {
    const made = await make(job.capability, job.inputs, job.files(), job.tool);
    expect(Object.keys(made.notes).toSorted()).toEqual([...expected].toSorted());
    const result = { job, made, shown: await shownOf(made) };
    for (const [name, claimed] of Object.entries(made.notes)) await checks[name]!(claimed as never, result);
  });
});
