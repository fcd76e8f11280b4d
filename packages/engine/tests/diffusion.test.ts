/** Latent diffusion against what diffusers, transformers and torch computed with the same tiny nets (scripts/fixtures). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readModel } from '../diffusion/model.ts';
import { createNoise } from '../diffusion/noise.ts';
import { generate, type Step } from '../diffusion/pipeline.ts';
import { readHeader } from '../diffusion/safetensors.ts';
import { alphasCumprod, type SchedulerConfig } from '../diffusion/schedule.ts';
import { createScheduler } from '../diffusion/scheduler.ts';
import { decodeTiled } from '../diffusion/tiles.ts';
import { readTokenizer } from '../diffusion/tokenizer.ts';
import { decodeLatents } from '../diffusion/vae.ts';
import { cases, difference, models, recorded, recordedNames, texts, type Case } from './kit/reference.ts';
import { everyCase } from './kit/depth.ts';

describe('tokens', () => {
  test.each([
    ['end', 'sd/tokenizer'],
    ['!', 'sd2/tokenizer'],
    ['!', 'sdxl/tokenizer_2'],
  ])('padded with %s (%s) are those of CLIPTokenizer', (pad, folder) => {
    const { encode } = readTokenizer(join(models, folder));
    const { data, shape } = recorded(`tokens/${pad}`);
    expect(shape).toEqual([texts.length, 77]);
    for (const [at, text] of texts.entries()) expect(encode(text), text).toEqual(data.slice(at * 77, (at + 1) * 77));
  });
});

describe('noise', () => {
  test.each([0, 42, 4_294_967_295])('of seed %i is what torch draws, however many values are drawn at once', (seed) => {
    const noise = createNoise(seed);
    for (const at of recordedNames(`noise/${seed}/`).keys()) {
      const { data } = recorded(`noise/${seed}/${at}`);
      expect(difference(noise.normal(data.length), data), `draw ${at}`).toBeLessThan(2e-6);
    }
  });
});

describe('schedules', () => {
  test('begin with the ᾱ of torch, to the last bit', () => {
    expect([...alphasCumprod({ _class_name: 'any' })]).toEqual(recorded('schedule/alphas_cumprod').data);
  });

  const schedules = recordedNames('schedule/').filter((name) => name.endsWith('/timesteps'));
  test.each(schedules)('%s', (name) => {
    const [, kind] = name.split('/');
    const [sampler, way, steps] = kind!.split('-') as [string, string, string];
    const classes: Record<string, string> = { euler: 'EulerDiscreteScheduler', ddim: 'DDIMScheduler', lcm: 'LCMScheduler' };
    const config: SchedulerConfig = { _class_name: classes[sampler]!, timestep_spacing: way, steps_offset: 1 };
    const scheduler = createScheduler(config, { steps: Number(steps), ...(sampler === 'lcm' && { strength: Number(way) }) });
    expect([...scheduler.timesteps]).toEqual(recorded(name).data);
    if (sampler !== 'euler') return;
    expect(difference(scheduler.sigmas!, recorded(`schedule/${kind}/sigmas`).data)).toBeLessThan(1e-6);
    expect(Math.abs(scheduler.initNoiseSigma - recorded(`schedule/${kind}/first`).data[0]!)).toBeLessThan(1e-6);
  });

  test('an unknown sampler, spacing or prediction is refused by name', () => {
    expect(() => createScheduler({ _class_name: 'HeunDiscreteScheduler' }, { steps: 4 })).toThrow('HeunDiscreteScheduler');
    for (const config of [{ timestep_spacing: 'cosine' }, { prediction_type: 'flow' }, { beta_schedule: 'squaredcos_cap_v2' }])
      for (const _class_name of ['EulerDiscreteScheduler', 'DDIMScheduler'])
        expect(() => createScheduler({ _class_name, ...config }, { steps: 4 })).toThrow(Object.values(config)[0]);
    expect(() => createScheduler({ _class_name: 'LCMScheduler' }, { steps: 8, strength: 0.1 })).toThrow('8 steps');
  });
});

/**
 * The guidance of a consistency model is the sine of thousands of turns: where torch rounds one frequency the other way, the prediction
 * differs by 10⁻⁴, which the first step multiplies by 15. There the tolerance is relative to the largest latent.
 */
const toleranceOf = ({ model, guidance_scale: guidance }: Case, latents: readonly number[]): number =>
  model === 'lcm' && guidance > 1 ? 1e-4 * Math.max(1, ...latents.map(Math.abs)) : 1e-4;

const photo = Uint8Array.from(recorded('photo').data);
const hole = Uint8Array.from(recorded('mask').data, (value) => (value >= 128 ? 1 : 0));

async function run(given: Case, folder: string): Promise<{ steps: Step[]; image: Uint8Array }> {
  const steps: Step[] = [];
  const image = await generate(
    readModel(join(models, folder), given.scheduler),
    {
      prompt: given.prompt,
      ...(given.negative_prompt && { negative: given.negative_prompt }),
      steps: given.num_inference_steps,
      guidance: given.guidance_scale,
      seed: given.seed,
      width: given.width ?? 16,
      height: given.height ?? 16,
      ...(given.kind !== 'text' && { from: { rgb: photo, strength: given.strength! } }),
      ...(given.kind === 'inpaint' && { hole }),
    },
    { onStep: (step) => steps.push(step) },
  );
  return { steps, image };
}

const names = new Set(cases.map(({ name }) => name));

/**
 * One step and four prove of each scheduler what every number does, and one run of twenty that errors do not add up; the weakest and the
 * greatest strength prove what those between do.
 */
function isMadeByOthers({ name, num_inference_steps: steps }: Case): boolean {
  const withEnd = (end: string): boolean => names.has(name.replace(/[^-]+$/, end));
  if (name.endsWith('-0.6')) return withEnd('0.3') && withEnd('1.0');
  if (name.endsWith('-0.5')) return withEnd('0.3') && withEnd('0.9');
  return (steps > 4 && name !== 'sd2-euler-20') || (steps === 2 && name.endsWith('-2') && withEnd('4'));
}
/** Both runs of the exported graphs go through all of them: from words, and from an image with a hole. */
const exported = new Set(['lcm-4', 'lcm-inpaint-1.0']);
const foldersOf = ({ name, model }: Case): string[] =>
  model === 'lcm' && (everyCase || exported.has(name)) ? ['lcm', 'lcm-onnx'] : [model];
const walked = cases.filter((given) => everyCase || !isMadeByOthers(given));
const runs = walked.flatMap((given) => foldersOf(given).map((folder) => ({ ...given, folder })));

describe('images', () => {
  test.each(runs)('$folder: $name', async ({ folder, ...given }) => {
    const { steps, image } = await run(given, folder);
    const of = (what: string) => recorded(`${given.name}/${what}`).data;
    const tolerance = toleranceOf(given, of('latents'));
    expect(difference(steps[0]!.sample, of('start'))).toBeLessThan(1e-4);
    expect(
      difference(
        steps.flatMap(({ predicted }) => [...predicted]),
        of('predicted'),
      ),
    ).toBeLessThan(2e-4);
    expect(
      difference(
        steps.flatMap(({ latents }) => [...latents]),
        of('latents'),
      ),
    ).toBeLessThan(tolerance);
    expect(difference(image, of('picture'))).toBeLessThanOrEqual(2);
    expect(steps.map(({ done }) => done)).toEqual(steps.map((_, at) => at + 1));
    expect(steps.every(({ count }) => count === steps.length)).toBe(true);
  });

  test.skipIf(!everyCase)('change with the seed, the text and the strength of the guidance', async () => {
    const given = cases.find(({ name }) => name === 'sd-euler-trailing-2')!;
    const { image } = await run(given, 'sd');
    for (const change of [{ seed: 43 }, { prompt: 'a dog' }, { guidance_scale: 2 }, { negative_prompt: 'fox' }])
      expect(difference((await run({ ...given, ...change }, 'sd')).image, image), JSON.stringify(change)).toBeGreaterThan(2);
  });

  test('sides that the net cannot halve are refused', async () => {
    const given = cases.find(({ name }) => name === 'sd-unguided')!;
    await expect(run({ ...given, width: 18 }, 'sd')).rejects.toThrow('multiples of 4 pixels');
  });
});

describe('tiles', () => {
  test('are decoded and blended as diffusers does it', async () => {
    const model = readModel(join(models, 'sd'));
    const { data, shape } = recorded('tiles/latents');
    // The recorded latents are what the decoder takes, so the scale is applied beforehand.
    const latents = { data: Float32Array.from(data, (value) => value * model.vae.scale), height: shape[2]!, width: shape[3]! };
    const shares: number[] = [];
    const tiled = await decodeLatents(model, latents, { tile: 16, onTile: (share) => shares.push(share) });
    expect([tiled.height, tiled.width]).toEqual([88, 72]);
    expect(difference(tiled.data, recorded('tiles/tiled').data)).toBeLessThan(1e-4);
    expect(difference(tiled.data, recorded('tiles/whole').data)).toBeGreaterThan(1e-2);
    expect(difference((await decodeLatents(model, latents)).data, recorded('tiles/whole').data)).toBeLessThan(1e-4);
    expect(shares).toHaveLength(12);
    expect(shares.at(-1)).toBe(1);
  });

  test('leave no seam in a smooth image, whatever its sides', async () => {
    const factor = 2;
    for (const [width, height] of [
      [16, 17],
      [40, 16],
      [23, 31],
    ] as const) {
      // This decoder shows the latents as they are, so the whole image is known.
      const latents = {
        data: Float32Array.from({ length: width * height }, (_, at) => (at % width) + Math.floor(at / width)),
        width,
        height,
      };
      const decoded = await decodeTiled(latents, {
        tile: 16,
        channels: 1,
        factor,
        decode: async ({ data, width: columns, height: rows }) => {
          const wide = columns * factor;
          const pixels = wide * rows * factor;
          const plane = Float32Array.from(
            { length: pixels },
            (_, at) => data[Math.floor(Math.floor(at / wide) / factor) * columns + Math.floor((at % wide) / factor)]!,
          );
          return { data: Float32Array.from({ length: 3 * pixels }, (_, at) => plane[at % pixels]!), width: wide, height: rows * factor };
        },
      });
      expect([decoded.width, decoded.height]).toEqual([width * factor, height * factor]);
      for (let at = 0; at < decoded.data.length; at += 1) {
        const inPlane = at % (width * height * factor ** 2);
        const [x, y] = [inPlane % (width * factor), Math.floor(inPlane / (width * factor))];
        expect(decoded.data[at]).toBeCloseTo(Math.floor(x / factor) + Math.floor(y / factor), 3);
      }
    }
  });
});

describe('safetensors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safetensors-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (header: string, length = header.length, rest = 8): string => {
    const start = Buffer.alloc(8);
    start.writeBigUInt64LE(BigInt(length));
    const path = join(folder, 'file.safetensors');
    writeFileSync(path, Buffer.concat([start, Buffer.from(header), Buffer.alloc(rest)]));
    return path;
  };
  const one = (from: number, to: number) => JSON.stringify({ a: { dtype: 'F32', shape: [2], data_offsets: [from, to] }, __metadata__: {} });

  test('have a header that locates the tensors', () => {
    const header = one(0, 8);
    expect(readHeader(file(header))).toEqual(new Map([['a', { dtype: 'F32', shape: [2], offset: 8 + header.length, length: 8 }]]));
  });

  test.each([
    ['a tensor beyond the end', () => file(one(0, 16))],
    ['a tensor before the start', () => file(one(-8, 0))],
    ['a header longer than the file', () => file(one(0, 8), 10_000)],
    ['a header of 2⁶³ bytes', () => file(one(0, 8), 2 ** 53)],
    ['a header that is no JSON', () => file('{"a":')],
    ['an empty file', () => (writeFileSync(join(folder, 'empty'), ''), join(folder, 'empty'))],
  ])('%s is refused', (_, path) => {
    expect(() => readHeader(path())).toThrow();
  });
});
