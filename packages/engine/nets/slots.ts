/**
 * The slots that an operator can fill with their own nets, the requirements of the bundled nets, and the sidecar file that describes an
 * operator's net.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, boolean, defaulted, enums, integer, min, number, object, optional, size, string, create, StructError } from 'superstruct';
import { fileOf, find, findAll, type PlacedPack } from '../packs/index.ts';
import { imageNet } from '../packs/registry/imagenet.ts';
import { operatorModels, ownModels } from './models.ts';

/** `input` is the side of the square input in pixels; `mean` and `std` apply to values from 0 to 1. */
export type NetSettings = {
  input: number;
  mean: readonly [number, number, number];
  std: readonly [number, number, number];
  layout: 'NCHW' | 'NHWC';
  /** The name of the output to read; null reads the first. */
  output: string | null;
  /** The output still needs a sigmoid. */
  sigmoid: boolean;
  /** Values are divided by the image's maximum instead of 255. */
  brightest: boolean;
};

/** A slot without a bundled file stays empty until the operator or a pack fills it. */
type Slot = { file: string | null; settings: NetSettings; answer: { channels: number; scale: number } };

const plain = { layout: 'NCHW', output: null, sigmoid: false } as const;

/** By slot name: the bundled file, and the required shape of the output. */
export const slots = {
  cutout: {
    file: 'u2netp.onnx',
    settings: { ...plain, ...imageNet, input: 320, brightest: true },
    answer: { channels: 1, scale: 1 },
  },
  'upscale-x2': {
    file: 'esrgan-slim-x2.onnx',
    settings: { ...plain, input: 176, mean: [0, 0, 0], std: [1, 1, 1], brightest: false },
    answer: { channels: 3, scale: 2 },
  },
  'upscale-x4': {
    file: null,
    settings: { ...plain, input: 128, mean: [0, 0, 0], std: [1, 1, 1], brightest: false },
    answer: { channels: 3, scale: 4 },
  },
  /** Draws edges anew and takes away what compression left; see `packages/engine/enhance/upscale.ts`. */
  'restore-x4': {
    file: 'realesr-animevideov3-x4.onnx',
    settings: { ...plain, input: 176, mean: [0, 0, 0], std: [1, 1, 1], brightest: false },
    answer: { channels: 3, scale: 4 },
  },
} as const satisfies Record<string, Slot>;

export type SlotName = keyof typeof slots;
export const isSlot = (name: string): name is SlotName => Object.hasOwn(slots, name);

const three = (usual: readonly [number, number, number]) => defaulted(size(array(number()), 3), () => [...usual]);
const sidecar = object({
  input: min(integer(), 32),
  mean: three([0, 0, 0]),
  std: three([1, 1, 1]),
  layout: defaulted(enums(['NCHW', 'NHWC']), 'NCHW'),
  output: optional(string()),
  sigmoid: defaulted(boolean(), false),
  brightest: defaulted(boolean(), false),
});

/** Why a net of the operator's cannot be used; the message is a sentence for the operator. */
export class NetError extends Error {
  override readonly name = 'NetError';
}

/** Reads `<name>.json`. Throws a `NetError`. */
function readSidecar(path: string): NetSettings {
  try {
    const { output = null, ...settings } = create(JSON.parse(readFileSync(path, 'utf8')), sidecar);
    return { ...settings, output } as unknown as NetSettings;
  } catch (error) {
    const why = error instanceof StructError ? `${error.path.join('.') || 'it'} is not as it must be (${error.message})` : String(error);
    throw new NetError(`${path} cannot be used: ${why}`, { cause: error });
  }
}

/** `own`: the operator's; `pack`: the pack that it belongs to, if it does. */
export type Filled = { path: string; settings: NetSettings; own: boolean; pack: PlacedPack | null };

/** Returns the net of a slot from a pack in place; null when there is none. */
function fromPack(name: SlotName): Filled | null {
  if (name === 'cutout') {
    const pack = find('cutout');
    if (!pack) return null;
    const { file, side, mean, std, sigmoid } = pack.manifest.pipeline;
    return { path: fileOf(pack, file), settings: { ...plain, input: side, mean, std, sigmoid, brightest: false }, own: false, pack };
  }
  const pack = findAll('enlarge').find(({ manifest }) => manifest.pipeline.scale === slots[name].answer.scale);
  if (!pack) return null;
  const { file, side } = pack.manifest.pipeline;
  return { path: fileOf(pack, file), settings: { ...slots[name].settings, input: side }, own: false, pack };
}

/**
 * Returns the net of a slot: the operator's `<slot>.onnx` with its sidecar, their file with the bundled file's name, that of a pack, or the
 * bundled one; null for a slot that is empty. Throws a `NetError`.
 */
export function fill(name: SlotName, folder: string | null = operatorModels()): Filled | null {
  const { file, settings } = slots[name];
  if (folder) {
    const path = join(folder, `${name}.onnx`);
    if (existsSync(path)) {
      const beside = join(folder, `${name}.json`);
      if (!existsSync(beside))
        throw new NetError(`${path} needs a file ${name}.json beside it that says what it wants (at least its input size).`);
      return { path, settings: readSidecar(beside), own: true, pack: null };
    }
    const sameName = file && join(folder, file);
    if (sameName && existsSync(sameName)) {
      const beside = join(folder, file.replace('.onnx', '.json'));
      return { path: sameName, settings: existsSync(beside) ? readSidecar(beside) : settings, own: true, pack: null };
    }
  }
  return fromPack(name) ?? (file === null ? null : { path: join(ownModels, file), settings, own: false, pack: null });
}
