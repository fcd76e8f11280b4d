/**
 * Makes the pictures that preview a tool's result, with the input beside the output. The built-in engine makes them from the tool's own
 * sample: `node scripts/examples.ts [slug …]`. Run it after a sample or an engine changes; `covers.ts` draws the pictures of tools whose
 * sample cannot show what they do.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { tools, type Tool } from '../contract/facts/tools/index.ts';
import { createEngine } from '@iridia/engine';
import { samples, type Sample } from '../src/features/making/fields/samples.ts';
import { makeFromSample, sampleFile, shown, stillOf } from './examples/make.ts';

const folder = join(shown, 'examples');
const width = 640;
const height = 400;
const gap = 6;
/** Position of the frame that represents a film, as a share of its length. */
const middle = 0.6;

/** Crop position of a sample: watermarks are in a corner. */
const places: Readonly<Record<string, string>> = {
  // A square with the animal in its lower part.
  'ai-text-to-image': 'bottom',
  'image.inpaint': 'right bottom',
  'video.inpaint': 'left top',
};
const panel = (still: Buffer, wide: number, tool: Tool) =>
  sharp(still)
    .resize(wide, height, { fit: 'cover', position: places[tool.slug] ?? places[tool.capability] ?? 'centre' })
    .png()
    .toBuffer();

/**
 * Tools that a sample cannot illustrate: the samples show only one person, so her own face swapped in, or two copies of her, would explain
 * nothing.
 */
const told = /^(face\.|effect\.(hug|kiss)|audio\.|chat)/;

async function make(tool: Tool, sample: Sample, jobFolder: string): Promise<void> {
  const { outputs } = await makeFromSample(engine, tool, sample, jobFolder);
  const after = await stillOf(outputs[0]!.path, middle);
  const given = Object.values(sample.files ?? {})[0];
  const target = join(folder, `${tool.slug}.webp`);
  if (!given) {
    await sharp(await panel(after, width, tool))
      .webp({ quality: 80 })
      .toFile(target);
    return;
  }
  const half = (width - gap) / 2;
  await sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([
      { input: await panel(await stillOf(sampleFile(given.name), middle), half, tool), left: 0, top: 0 },
      { input: await panel(after, half, tool), left: half + gap, top: 0 },
    ])
    .webp({ quality: 80 })
    .toFile(target);
}

const engine = createEngine({ size: 1 });
const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
for (const tool of tools) {
  const sample = samples[tool.slug];
  if (!sample || told.test(tool.capability) || (wanted.length > 0 && !wanted.includes(tool.slug))) continue;
  const jobFolder = await mkdtemp(join(tmpdir(), 'example-'));
  await make(tool, sample, jobFolder);
  await rm(jobFolder, { recursive: true });
  console.log(tool.slug);
}
await engine.close();
