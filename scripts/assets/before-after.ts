/**
 * `npm run before-after`: shows the input of every tool and the built-in engine's output side by side for visual review. Writes
 * `.cache/before-after.png` from the tools' own samples; `node scripts/assets/before-after.ts slug …` renders only these tools.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { tools, type Tool } from '../../contract/facts/tools/index.ts';
import toolSamples from '../../copy/en/pages/toolSamples.ts';
import { createEngine } from '@iridia/engine';
import { readSound } from '@iridia/engine/media';
import { samples, type Sample } from '../../src/features/making/fields/samples.ts';
import { makeFromSample, sampleFile, stillOf } from './examples/make.ts';

const output = join(import.meta.dirname, '../../.cache/before-after.png');
const side = 300;
const gap = 8;
const head = 26;
const columns = 5;
const [rowWidth, rowHeight] = [columns * (side + gap) + gap, side + head + gap];
/** A checkerboard that makes transparency visible. */
const checks = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><pattern id="c" width="20" height="20" patternUnits="userSpaceOnUse">
  <rect width="20" height="20" fill="#fff"/><path d="M0 0h10v10H0zM10 10h10v10H10z" fill="#ddd"/></pattern><rect width="100%" height="100%" fill="url(#c)"/></svg>`,
);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The waveform of a sound. */
async function waveOf(path: string): Promise<Buffer> {
  const sound = await readSound(path);
  if (!sound) throw new Error(`${path} has no sound`);
  const part = Math.ceil(sound.samples.length / side);
  const bars = Array.from({ length: side }, (_, x) => {
    const most = sound.samples.subarray(x * part, (x + 1) * part).reduce((high, value) => Math.max(high, Math.abs(value)), 0);
    return `M${x} ${(side / 2) * (1 - most)}V${(side / 2) * (1 + most) + 1}`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="#fff"/><path d="${bars.join('')}" stroke="#7A5CF6"/></svg>`,
  );
}

async function tile(image: Buffer): Promise<Buffer> {
  const inner = await sharp(image).resize(side, side, { fit: 'inside', kernel: 'lanczos3' }).png().toBuffer();
  return sharp(checks)
    .composite([{ input: inner, gravity: 'centre' }])
    .png()
    .toBuffer();
}

const isMoving = (path: string): boolean => /\.(mp4|webm|gif)$/.test(path);
const isSound = (path: string): boolean => /\.(mp3|wav)$/.test(path);
const imagesOf = async (path: string): Promise<Buffer[]> => {
  if (isSound(path)) return [await waveOf(path)];
  return Promise.all((isMoving(path) ? [0.15, 0.6, 0.9] : [0]).map((share) => stillOf(path, share)));
};

async function row(tool: Tool, sample: Sample, folder: string): Promise<Buffer> {
  const given = Object.values(sample.files ?? {}).map(({ name }) => sampleFile(name));
  const { outputs, notes } = await makeFromSample(engine, tool, sample, folder);
  const before = (await Promise.all(given.map(imagesOf))).map((images) => images[images.length > 1 ? 1 : 0]!);
  const after = await imagesOf(outputs[0]!.path);
  const words = sample.words ? `“${toolSamples[sample.words.phrase]}”` : '';
  const title = `${tool.slug}  ${words} ${before.length > 0 ? `(${before.length} given)` : ''} → ${outputs[0]!.width ?? ''}×${outputs[0]!.height ?? ''} ${JSON.stringify(notes)}`;
  const layers: OverlayOptions[] = [
    {
      input: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${rowWidth}" height="${head}"><text x="${gap}" y="19" font-family="sans-serif" font-size="15">${escaped(title.slice(0, 190))}</text></svg>`,
      ),
      left: 0,
      top: 0,
    },
  ];
  for (const [index, image] of [...before, ...after].slice(0, columns).entries())
    layers.push({ input: await tile(image), left: gap + index * (side + gap), top: head });
  return sharp({ create: { width: rowWidth, height: rowHeight, channels: 3, background: '#f4f1fa' } })
    .composite(layers)
    .png()
    .toBuffer();
}

const engine = createEngine();
const wanted = process.argv.slice(2);
const rows: Buffer[] = [];
try {
  for (const tool of tools) {
    const sample: Sample | undefined =
      tool.capability === 'sticker'
        ? { values: { mode: 'text' }, words: samples['ai-text-to-image']![0]!.words! }
        : samples[tool.slug]?.[0];
    if (!sample || (wanted.length > 0 && !wanted.includes(tool.slug))) continue;
    const folder = await mkdtemp(join(tmpdir(), 'before-after-'));
    try {
      rows.push(await row(tool, sample, folder));
    } finally {
      await rm(folder, { recursive: true });
    }
    console.log(tool.slug);
  }
} finally {
  await engine.close();
}
await mkdir(dirname(output), { recursive: true });
await sharp({ create: { width: rowWidth, height: rowHeight * rows.length, channels: 3, background: '#f4f1fa' } })
  .composite(rows.map((input, index) => ({ input, left: 0, top: index * rowHeight })))
  .png()
  .toFile(output);
console.log(`written to ${output}`);
