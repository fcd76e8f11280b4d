/** What the official implementation computed with the tiny nets of tests/fixtures/models (scripts/fixtures). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHeader } from '../../diffusion/safetensors.ts';

export const models = join(import.meta.dirname, '../../../../tests/fixtures/models');
export type Recorded = { data: number[]; shape: readonly number[] };

/** Returns what was recorded in a folder of the fixtures; '' is the one of the images. */
export function recordedIn(folder: string): (name: string) => Recorded {
  const file = join(models, folder, 'reference.safetensors');
  const header = readHeader(file);
  const bytes = readFileSync(file);
  return (name) => {
    const found = header.get(name);
    if (!found) throw new Error(`Nothing was recorded as ${name}`);
    const { dtype, shape, offset, length } = found;
    const own = Uint8Array.from(bytes.subarray(offset, offset + length)).buffer;
    if (dtype === 'F32') return { data: [...new Float32Array(own)], shape };
    if (dtype === 'I64') return { data: Array.from(new BigInt64Array(own), Number), shape };
    if (dtype === 'U8') return { data: [...new Uint8Array(own)], shape };
    throw new Error(`${name} is of the type ${dtype}`);
  };
}

/** The numbers of a recorded tensor of the images, whatever their type. */
export const recorded = recordedIn('');

const names = [...readHeader(join(models, 'reference.safetensors')).keys()];
export const recordedNames = (prefix: string): string[] => names.filter((name) => name.startsWith(prefix));

/** The greatest difference between two lists; Infinity when their lengths differ or a number is none. */
export function difference(one: ArrayLike<number>, other: ArrayLike<number>): number {
  if (one.length !== other.length) return Infinity;
  let greatest = 0;
  for (let at = 0; at < one.length; at += 1) {
    const distance = Math.abs(one[at]! - other[at]!);
    if (!(distance <= greatest)) greatest = Number.isNaN(distance) ? Infinity : distance;
  }
  return greatest;
}

/** The correlation of two sounds, −1 to 1; 0 when their lengths differ or one of them is silent. */
export function correlation(one: ArrayLike<number>, other: ArrayLike<number>): number {
  if (one.length !== other.length) return 0;
  const mean = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, otherMiddle] = [mean(one), mean(other)];
  let [product, power, otherPower] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at]! - middle, other[at]! - otherMiddle];
    product += a * b;
    power += a * a;
    otherPower += b * b;
  }
  return power > 0 && otherPower > 0 ? product / Math.sqrt(power * otherPower) : 0;
}

export type Case = {
  name: string;
  model: string;
  kind: 'text' | 'image' | 'inpaint';
  scheduler: { _class_name: string };
  prompt: string;
  negative_prompt?: string;
  guidance_scale: number;
  num_inference_steps: number;
  seed: number;
  strength?: number;
  width?: number;
  height?: number;
};

export const { texts, cases } = JSON.parse(readFileSync(join(models, 'cases.json'), 'utf8')) as { texts: string[]; cases: Case[] };
