/** Runs a tool on its own sample, and renders images of the input and the output. */
import { join } from 'node:path';
import sharp from 'sharp';
import type { Tool } from '../../../contract/facts/tools/index.ts';
import { capabilityOf, completed } from '../../../contract/facts/tools/terms.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import en from '../../../copy/en/pages/toolSamples.ts';
import es from '../../../copy/es/pages/toolSamples.ts';
import fr from '../../../copy/fr/pages/toolSamples.ts';
import ru from '../../../copy/ru/pages/toolSamples.ts';
import zh from '../../../copy/zh/pages/toolSamples.ts';
import { withFile } from '../../../machines/form/form.rules.ts';
import type { FormValues } from '../../../machines/form/form.types.ts';
import type { Engine, EngineJob, EngineResult } from '@iridia/engine';
import { openVideo } from '@iridia/engine/media';
import { filesOf } from '../../../server/generations/inputs.ts';
import type { Sample } from '../../../src/features/making/fields/samples.ts';

export const shown = join(import.meta.dirname, '../../../public');
const seed = 11;
const samples = { en, es, fr, ru, zh } as const satisfies Record<Locale, unknown>;

export const sampleFile = (name: string): string => join(shown, 'samples', name);

/** The sample as the inputs of a job; a file is named by its path in the form, `faces.0.image`. */
function inputsOf({ files = {}, marks, values, words }: Sample, locale: Locale): FormValues {
  const written: FormValues = { seed, ...marks, ...values, ...(words && { [words.field]: samples[locale][words.phrase] }) };
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

/** Writes into `folder`; the engine chooses the file name. */
export function makeFromSample(engine: Engine, tool: Tool, sample: Sample, folder: string, locale: Locale = 'en'): Promise<EngineResult> {
  const inputs = inputsOf(sample, locale);
  const files = Object.fromEntries(Object.entries(filesOf(tool, inputs)).map(([input, names]) => [input, names.map(sampleFile)]));
  const [first] = files['image'] ?? files['images'] ?? [];
  const job: EngineJob = {
    id: tool.slug,
    tool: tool.slug,
    capability: capabilityOf(tool, inputs),
    inputs: completed(tool, inputs),
    files: first && tool.files.includes('images') ? { ...files, image: [first], images: files['images'] ?? [first] } : files,
    locale,
    folder,
  };
  return engine.run(job, { onProgress: () => undefined, signal: new AbortController().signal });
}

/** A still of a file: the image itself, or the frame at `share` of the video, because the ends of videos are often dark. */
export async function stillOf(path: string, share: number): Promise<Buffer> {
  if (path.endsWith('.gif')) {
    const { pages = 1 } = await sharp(path).metadata();
    return sharp(path, { page: Math.min(pages - 1, Math.floor(pages * share)) })
      .png()
      .toBuffer();
  }
  if (!/\.(mp4|webm)$/.test(path)) return sharp(path).png().toBuffer();
  const video = await openVideo(path, { longest: 960, fps: 8 });
  let at = 0;
  for await (const frame of video.frames()) {
    at += 1;
    if (at < video.count * share) continue;
    return sharp(frame, { raw: { width: video.width, height: video.height, channels: 4 } })
      .png()
      .toBuffer();
  }
  throw new Error(`${path} ends before its middle`);
}

/** At most `count` stills from its start, `fps` a second; a short GIF is repeated. */
export async function stillsOf(path: string, count: number, fps: number): Promise<Buffer[]> {
  if (path.endsWith('.gif')) {
    const { pages = 1, delay = [] } = await sharp(path).metadata();
    const starts = Array.from({ length: pages }, (_, page) => delay.slice(0, page).reduce((sum, one) => sum + one, 0));
    const whole = starts.at(-1)! + (delay.at(-1) ?? 100);
    // Its own times at that rate.
    return Promise.all(
      Array.from({ length: count }, (_, index) => {
        const time = ((index * 1000) / fps) % whole;
        return sharp(path, { page: starts.findLastIndex((start) => start <= time) })
          .png()
          .toBuffer();
      }),
    );
  }
  const video = await openVideo(path, { longest: 960, fps });
  const stills: Buffer[] = [];
  for await (const frame of video.frames()) {
    stills.push(
      await sharp(frame, { raw: { width: video.width, height: video.height, channels: 4 } })
        .png()
        .toBuffer(),
    );
    if (stills.length === count) break;
  }
  return stills;
}
