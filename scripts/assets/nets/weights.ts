/** Reads the weights of a TensorFlow.js model. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';

type Quantization = { dtype: 'float16' | 'uint8' | 'uint16'; scale?: number; min?: number };
type WeightEntry = { name: string; shape: number[]; dtype: string; quantization?: Quantization };
/** The part of `model.json` that the converters read. */
export type TfjsFile = { format?: string; modelTopology: unknown; weightsManifest: { paths: string[]; weights: WeightEntry[] }[] };
/** `eight`: every value is a whole number of steps of `scale` from `min`, at most 255; `sixteen`: every value is a float of 16 bits. */
export type Weight = { shape: number[]; values: Float32Array; eight?: { scale: number; min: number }; sixteen?: boolean };

function halfFloat(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return exponent === 31 ? sign * 65_504 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/**
 * The byte size of an entry, and how to read one of its numbers. Integers (shapes, axes) become floats, which is exact because all of them
 * are small.
 */
function readerOf({ name, dtype, quantization }: WeightEntry): { size: number; read: (bytes: Buffer, at: number) => number } {
  const { scale = 1, min = 0 } = quantization ?? {};
  switch (quantization?.dtype ?? dtype) {
    case 'float16':
      return { size: 2, read: (bytes, at) => halfFloat(bytes.readUInt16LE(at)) };
    case 'uint8':
      return { size: 1, read: (bytes, at) => bytes.readUInt8(at) * scale + min };
    case 'uint16':
      return { size: 2, read: (bytes, at) => bytes.readUInt16LE(at) * scale + min };
    case 'float32':
      return { size: 4, read: (bytes, at) => bytes.readFloatLE(at) };
    case 'int32':
      return { size: 4, read: (bytes, at) => bytes.readInt32LE(at) };
    case 'bool':
      return { size: 1, read: (bytes, at) => bytes.readUInt8(at) };
    default:
      throw new Error(`The weight ${name} has the unknown type ${dtype}`);
  }
}

/** Reads `model.json` and its weights by name. */
export function readTfjs(path: string): { file: TfjsFile; weights: Map<string, Weight> } {
  const file = JSON.parse(readFileSync(path, 'utf8')) as TfjsFile;
  const weights = new Map<string, Weight>();
  const bytes = Buffer.concat(file.weightsManifest.flatMap(({ paths }) => paths).map((part) => readFileSync(join(dirname(path), part))));
  let at = 0;
  for (const entry of file.weightsManifest.flatMap((group) => group.weights)) {
    const { size, read } = readerOf(entry);
    const values = new Float32Array(entry.shape.reduce((product, side) => product * side, 1));
    for (let index = 0; index < values.length; index += 1) values[index] = read(bytes, at + index * size);
    at += values.length * size;
    const { dtype, scale = 1, min = 0 } = entry.quantization ?? {};
    const kept = { ...(dtype === 'uint8' && { eight: { scale, min } }), ...(dtype === 'float16' && { sixteen: true }) };
    weights.set(entry.name, { shape: entry.shape, values, ...kept });
  }
  return { file, weights };
}

/** `axes[i]` is the source axis that becomes axis `i`. */
export function transpose({ shape, values, ...rest }: Weight, axes: readonly number[]): Weight {
  const strides = shape.map((_, axis) => shape.slice(axis + 1).reduce((product, size) => product * size, 1));
  const turned = axes.map((axis) => shape[axis]!);
  const result = new Float32Array(values.length);
  const place = axes.map(() => 0);
  for (let at = 0; at < result.length; at += 1) {
    let from = 0;
    for (let axis = 0; axis < axes.length; axis += 1) from += place[axis]! * strides[axes[axis]!]!;
    result[at] = values[from]!;
    for (let axis = axes.length - 1; axis >= 0; axis -= 1) {
      place[axis]! += 1;
      if (place[axis]! < turned[axis]!) break;
      place[axis] = 0;
    }
  }
  return { ...rest, shape: turned, values: result };
}

/** Transposes a convolution kernel from height, width, in, out to ONNX's out, in, height, width. */
export const kernelOf = (weight: Weight): Weight => transpose(weight, [3, 2, 0, 1]);

/** Transposes a depthwise kernel from height, width, channel, multiplier to channel × multiplier, 1, height, width. */
export function depthwiseKernelOf(weight: Weight): Weight {
  const { shape, ...rest } = transpose(weight, [2, 3, 0, 1]);
  return { ...rest, shape: [shape[0]! * shape[1]!, 1, shape[2]!, shape[3]!] };
}

/** Reads the weights of a package that carries a model as scripts, and writes them as the files that `readTfjs` reads, beside the scripts. */
export function unbundled(path: string): string {
  const folder = dirname(path);
  const exported = (file: string): unknown => {
    const module = { exports: {} as unknown };
    runInNewContext(readFileSync(join(folder, `${file}.min.js`), 'utf8'), { module, exports: module.exports });
    return module.exports;
  };
  const model = exported('model') as TfjsFile;
  for (const part of model.weightsManifest.flatMap(({ paths }) => paths))
    writeFileSync(join(folder, part), Buffer.from(exported(part) as string, 'base64'));
  const file = join(folder, 'model.json');
  writeFileSync(file, JSON.stringify(model));
  return file;
}
