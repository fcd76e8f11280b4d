/**
 * Makes the picture that stands where the result of a tool will be, by the built-in engine from the tool's own sample, what was given
 * beside what came out: `node scripts/examples.ts [slug …]`. Run after a sample or an engine has changed;
 * tools whose sample cannot show what they do have a drawing by `covers.ts`.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { tools, type Tool } from '../contract/tools/index.ts';
import { capabilityOf, completed } from '../contract/tools/terms.ts';
import { withFile } from '../machines/generation/generation.form.ts';
import type { FormValues } from '../machines/generation/generation.types.ts';
import type { EngineJob } from '../server/engines/engine.ts';
import { createLocalEngine } from '../server/engines/local/engine.ts';
import { openFilm } from '../server/engines/local/video/decode.ts';
import { filesOf } from '../server/generations/inputs.ts';
import { samples, type Sample } from '../src/tools/samples.ts';

const root = join(import.meta.dirname, '../public');
const folder = join(root, 'examples');
const width = 640;
const height = 400;
const gap = 6;
const seed = 11;

const sampleFile = (name: string): string => join(root, 'samples', name);

/** The sample as the inputs of a job; a file is named by its place in the form, `faces.0.image`. */
function inputsOf({ files = {}, values = {}, words }: Sample): FormValues {
  const written: FormValues = { seed, ...values, ...(words && { [words.field]: words.by.en }) };
  return Object.entries(files).reduce(
    (inputs, [slot, { name }]) =>
      withFile(
        inputs,
        slot.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
        name,
      ),
    written,
  );
}

/** A picture of a file: itself, or a frame from the middle. Ends of films are often dark. */
async function stillOf(path: string): Promise<Buffer> {
  if (path.endsWith('.gif')) {
    const { pages = 1 } = await sharp(path).metadata();
    return sharp(path, { page: Math.floor(pages / 2) })
      .png()
      .toBuffer();
  }
  if (!/\.(mp4|webm)$/.test(path)) return sharp(path).png().toBuffer();
  const film = await openFilm(path, { longest: 960, fps: 8 });
  let at = 0;
  for await (const frame of film.frames()) {
    at += 1;
    if (at < film.count * 0.6) continue;
    return sharp(frame, { raw: { width: film.width, height: film.height, channels: 4 } })
      .png()
      .toBuffer();
  }
  throw new Error(`${path} ends before its middle`);
}

/** Where what matters of a sample lies: marks stand in a corner, and a cut shows at an edge. */
const placeOf = ({ capability }: Tool) =>
  capability.endsWith('.inpaint') ? 'right bottom' : capability === 'image.cutout' ? 'right' : 'centre';
const panel = (still: Buffer, wide: number, tool: Tool) =>
  sharp(still)
    .resize(wide, height, { fit: 'cover', position: placeOf(tool) })
    .png()
    .toBuffer();

/** The samples show one person only: her face in her own place, or she beside herself, would tell nobody what the tool does. */
const told = /^(face\.|effect\.(hug|kiss)|audio\.|chat)/;

async function make(tool: Tool, sample: Sample, jobFolder: string): Promise<void> {
  const inputs = inputsOf(sample);
  const files = Object.fromEntries(Object.entries(filesOf(tool, inputs)).map(([input, names]) => [input, names.map(sampleFile)]));
  const [first] = files['image'] ?? files['images'] ?? [];
  const job: EngineJob = {
    id: tool.slug,
    tool: tool.slug,
    capability: capabilityOf(tool, inputs),
    inputs: completed(tool, inputs),
    files: first && tool.files.includes('images') ? { ...files, image: [first], images: files['images'] ?? [first] } : files,
    locale: 'en',
    folder: jobFolder,
  };
  const { outputs } = await engine.run(job, { onProgress: () => undefined, signal: new AbortController().signal });
  const after = await stillOf(outputs[0]!.path);
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
      { input: await panel(await stillOf(sampleFile(given.name)), half, tool), left: 0, top: 0 },
      { input: await panel(after, half, tool), left: half + gap, top: 0 },
    ])
    .webp({ quality: 80 })
    .toFile(target);
}

const engine = createLocalEngine({ size: 1 });
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
