/**
 * Makes the images of effect cards and templates with the built-in engine, or from Fluent drawings over generated backgrounds. Run it
 * after adding a card.
 */
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { templates, type Template } from '../../contract/facts/templates/templates.ts';
import { inputsOfTemplate } from '../../copy/templates.ts';
import { createEngine, type EngineJob } from '@iridia/engine';
import { installOwn } from '../setup/own-packages.ts';

const art = join(import.meta.dirname, '../../packages/draft/build');
installOwn(art);
const { icons } = createRequire(join(art, 'package.json'))('@iconify-json/fluent-emoji/icons.json') as {
  icons: Record<string, { body: string }>;
};
const folder = join(import.meta.dirname, '../../public');
const width = 640;
const height = 480;

/** Position of a drawing: center and size as shares of the image, and its rotation; a flat one has no shadow. */
type Figure = { icon: string; x: number; y: number; size: number; turn?: number; flat?: true };
type Cover = {
  ground: readonly [top: string, middle: string, bottom: string];
  lights?: 'stars' | 'notes';
  hills?: string;
  figures: readonly Figure[];
};

const spooky = ['#1B0B2E', '#5B1F6B', '#E8743B'] as const;
const warm = ['#FFE3D3', '#FFB7C5', '#F58FB0'] as const;
const sky = ['#E3F1FF', '#CFDCFF', '#B9B4FF'] as const;
const paper = ['#F6F1FF', '#E5DBFF', '#CDBBFF'] as const;

const halloween = (icon: string, friend: string): Cover => ({
  ground: spooky,
  lights: 'stars',
  hills: '#1B0B2E',
  figures: [
    { icon: 'full-moon', x: 0.78, y: 0.24, size: 0.3, flat: true },
    { icon: friend, x: 0.2, y: 0.34, size: 0.2, turn: -10 },
    { icon, x: 0.5, y: 0.58, size: 0.6 },
  ],
});
const speech = (icon: string, ground: Cover['ground']): Cover => ({
  ground,
  lights: 'notes',
  figures: [{ icon, x: 0.5, y: 0.52, size: 0.56, turn: -6 }],
});

const covers: Readonly<Record<string, Cover>> = {
  'effects/witch': halloween('woman-mage', 'cat-face'),
  'effects/vampire': halloween('person-vampire', 'bat'),
  'effects/pumpkin': halloween('jack-o-lantern', 'bat'),
  'effects/skeleton': halloween('skull', 'ghost'),
  'effects/zombie': halloween('person-zombie', 'spider-web'),
  'effects/hug': {
    ground: warm,
    figures: [
      { icon: 'people-hugging', x: 0.5, y: 0.55, size: 0.66 },
      { icon: 'two-hearts', x: 0.78, y: 0.24, size: 0.24, turn: 10 },
    ],
  },
  'effects/kiss': {
    ground: warm,
    figures: [
      { icon: 'kissing-face', x: 0.42, y: 0.54, size: 0.58, turn: -6 },
      { icon: 'kiss-mark', x: 0.76, y: 0.36, size: 0.32, turn: 12 },
    ],
  },
  'examples/ai-voice-cloning': speech('microphone', sky),
  'examples/trump-ai-voice-generator': speech('performing-arts', ['#FFF1D6', '#FFD9B0', '#FFB489']),
  'templates/welcome': speech('waving-hand', paper),
  'templates/bedtime': speech('crescent-moon', ['#1B1147', '#3A2A8F', '#7A5CF6']),
  'templates/podcast': speech('studio-microphone', ['#FFE3F2', '#FFB8DE', '#F58FC8']),
};

/** Pseudorandom numbers that are the same on every run. */
function* thrown(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    yield state / 4_294_967_296;
  }
}

function lightsOf({ lights }: Cover): string {
  if (!lights) return '';
  const dice = thrown(lights.length * 977);
  const next = () => dice.next().value as number;
  return Array.from({ length: 60 }, () => {
    const [x, y, size, shine] = [next() * width, next() * height, next(), 0.35 + next() * 0.6];
    if (lights === 'notes')
      return `<rect x="${x}" y="${height / 2 - size * 90}" width="5" height="${size * 180}" rx="2.5" fill="#7A5CF6" opacity="${shine * 0.22}"/>`;
    return `<circle cx="${x}" cy="${y * 0.8}" r="${0.8 + size * 1.8}" fill="#fff" opacity="${shine}"/>`;
  }).join('');
}

const groundOf = (cover: Cover): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><linearGradient id="g" x1="0" y1="0" x2=".25" y2="1">${cover.ground.map((color, at) => `<stop offset="${at / 2}" stop-color="${color}"/>`).join('')}</linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>${lightsOf(cover)}
${cover.hills ? `<path d="M0 ${height * 0.82}Q${width * 0.25} ${height * 0.7} ${width * 0.5} ${height * 0.8}T${width} ${height * 0.76}V${height}H0Z" fill="${cover.hills}"/>` : ''}</svg>`;

/** A drawing with its shadow. */
async function layerOf({ icon, x, y, size, turn = 0, flat }: Figure) {
  const body = icons[icon]?.body;
  if (!body) throw new Error(`There is no drawing named ${icon}`);
  const side = Math.round(size * height);
  const margin = Math.round(side * 0.16);
  const box = side + 2 * margin;
  const drawing = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${side}" height="${side}">${body}</svg>`),
    { density: 300 },
  )
    .resize(side, side)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#0000' })
    .rotate(turn, { background: '#0000' })
    .resize(box, box, { fit: 'inside' })
    .png()
    .toBuffer();
  const { width: wide, height: high } = await sharp(drawing).metadata();
  const left = Math.round(x * width - wide / 2);
  const top = Math.round(y * height - high / 2);
  const layers = [{ input: drawing, left, top }];
  if (flat) return layers;
  const shape = await sharp(drawing)
    .extractChannel('alpha')
    .blur(Math.max(1, side * 0.03))
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const extent = { width: shape.info.width, height: shape.info.height };
  const shadow = await sharp({ create: { ...extent, channels: 3, background: '#160B36' } })
    .joinChannel(shape.data, { raw: { ...extent, channels: 1 } })
    .png()
    .toBuffer();
  return [{ input: shadow, left, top: top + Math.round(side * 0.03) }, ...layers];
}

for (const name of ['effects', 'examples', 'templates']) mkdirSync(join(folder, name), { recursive: true });
// Arguments restrict the run to these cover names or template ids.
const wanted = process.argv.slice(2);
for (const [name, cover] of Object.entries(covers)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const layers = (await Promise.all(cover.figures.map(layerOf))).flat();
  // A figure may extend past the edge, so the image is composed on a larger sheet and cropped.
  const edge = 200;
  const sheet = await sharp(Buffer.from(groundOf(cover)))
    .extend({ top: edge, bottom: edge, left: edge, right: edge, extendWith: 'copy' })
    .composite(layers.map((layer) => ({ ...layer, left: layer.left + edge, top: layer.top + edge })))
    .png()
    .toBuffer();
  await sharp(sheet)
    .extract({ left: edge, top: edge, width, height })
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}

/** The built-in engine's output for a template is its cover; a video is represented by its first scene. */
const engine = createEngine({ size: 1 });
const samples = join(folder, 'samples');
async function make(template: Template, capability: 'image.fromText' | 'image.fromImage'): Promise<void> {
  const jobFolder = await mkdtemp(join(tmpdir(), 'cover-'));
  const inputs = inputsOfTemplate(template, 'en');
  const files: EngineJob['files'] = capability === 'image.fromImage' ? { image: [join(samples, 'cat.jpg')] } : {};
  const job: EngineJob = { id: template.id, tool: template.tool, capability, inputs, files, locale: 'en', folder: jobFolder };
  const { outputs } = await engine.run(job, { onProgress: () => undefined, signal: new AbortController().signal });
  await sharp(outputs[0]!.path)
    .resize(width, height, {
      fit: 'cover',
      position: template.tool !== 'ai-girl-generator' && ['3:4', '9:16'].includes(String(inputs['ratio'])) ? 'south' : 'centre',
    })
    .webp({ quality: 80 })
    .toFile(join(folder, template.cover));
  await rm(jobFolder, { recursive: true });
}
for (const template of templates) {
  if (wanted.length > 0 && !wanted.includes(template.id)) continue;
  if (template.tool === 'ai-image-to-image') await make(template, 'image.fromImage');
  else if ('words' in template && template.words === 'prompt' && template.cover.startsWith('/templates/'))
    await make(template, 'image.fromText');
}
await engine.close();
