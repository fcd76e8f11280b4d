/** Opens the nets of a model's folder: an exported graph as it is, or a graph of ours that reads the part's `.safetensors`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-node';
import { packProviders } from '../nets/device.ts';
import { runtime } from '../nets/net.ts';
import { decoderGraph, encoderGraph, type AutoencoderConfig } from './graph/autoencoder.ts';
import { tinyDecoderGraph, tinyEncoderGraph, type TinyConfig } from './graph/autoencoder-tiny.ts';
import { clipGraph, type ClipConfig } from './graph/clip.ts';
import type { Weights } from '../nets/graph/onnx.ts';
import { unetGraph, type UnetConfig } from './graph/unet.ts';
import { readHeader } from './safetensors.ts';

export type ModelPart = 'text_encoder' | 'text_encoder_2' | 'unet' | 'vae_decoder' | 'vae_encoder';
/** How sessions are opened: on how many threads, with what memory. */
export type SessionOptions = InferenceSession.SessionOptions;
type Providers = InferenceSession.ExecutionProviderConfig[];

/** A value for a net: 32-bit floats, or integers; it is converted to what the net declares. */
export type Feed = { data: Float32Array | readonly number[]; shape: readonly number[] };

export type Net = {
  has(input: string): boolean;
  /** The size of a dimension of an input, or null when any will do. */
  sizeOf(input: string, dimension: number): number | null;
  /** Runs the net on the inputs that it has; others are left out. Returns the named output, or the first, in 32 bits. */
  run(feeds: Readonly<Record<string, Feed>>, output?: string): Promise<{ data: Float32Array; shape: readonly number[] }>;
  outputs: readonly string[];
  /** Gives its memory back. */
  close(): Promise<void>;
};

const json = <Of>(path: string): Of => JSON.parse(readFileSync(path, 'utf8')) as Of;

/** The weights of a folder. Files in 16 bits are half as large, and the others are taken only when there are none. */
function weightsIn(folder: string): Weights {
  const files = readdirSync(folder).filter((file) => file.endsWith('.safetensors'));
  const file = files.find((name) => name.includes('.fp16.')) ?? files[0];
  if (!file) throw new Error(`${folder} has neither a graph nor weights`);
  if (files.length > 2 || /-of-\d+/.test(file)) throw new Error(`${folder} has its weights in several files, which is not read`);
  return { file, tensors: readHeader(join(folder, file)) };
}

type Tiny = { _class_name?: string };

function graphOf(part: ModelPart, folder: string, weights: Weights): Buffer {
  const config = json<Tiny>(join(folder, 'config.json'));
  const isTiny = config._class_name === 'AutoencoderTiny';
  switch (part) {
    case 'unet':
      return unetGraph(config as UnetConfig, weights);
    case 'vae_decoder':
      return isTiny ? tinyDecoderGraph(config as TinyConfig, weights) : decoderGraph(config as AutoencoderConfig, weights);
    case 'vae_encoder':
      return isTiny ? tinyEncoderGraph(config as TinyConfig, weights) : encoderGraph(config as AutoencoderConfig, weights);
    default:
      return clipGraph(config as unknown as ClipConfig, weights);
  }
}

/** The folder of a part: the two halves of an autoencoder lie apart where graphs were exported, and together where they were not. */
export function folderOf(model: string, part: ModelPart): string {
  const own = join(model, part);
  return existsSync(own) || !part.startsWith('vae_') ? own : join(model, 'vae');
}

/** Opens a graph on the device of the packs, and on the processor when the device does not take this one. */
async function openOn(path: string, open: (executionProviders: Providers) => Promise<InferenceSession>): Promise<InferenceSession> {
  const providers = packProviders();
  try {
    return await open(providers);
  } catch (error) {
    if (providers.length === 1) throw error;
    process.stderr.write(`${path} does not run on ${String(providers[0])}, so it runs on the processor: ${String(error)}\n`);
    return open(['cpu']);
  }
}

async function create(model: string, part: ModelPart, options: SessionOptions): Promise<InferenceSession> {
  const { InferenceSession } = await runtime();
  const folder = folderOf(model, part);
  const exported = join(folder, 'model.onnx');
  if (existsSync(exported))
    return openOn(exported, (executionProviders) => InferenceSession.create(exported, { ...options, executionProviders }));
  const extra = {
    ...options.extra,
    session: { ...(options.extra?.session as object), model_external_initializers_file_folder_path: folder },
  };
  const graph = graphOf(part, folder, weightsIn(folder));
  return openOn(folder, (executionProviders) => InferenceSession.create(graph, { ...options, extra, executionProviders }));
}

type Declared = { type: string; shape: readonly (number | string)[] };

/** 16-bit floats travel as their bits. */
const halves = (data: Float32Array | readonly number[]): Uint16Array => new Uint16Array(Float16Array.from(data).buffer);

async function tensorOf({ data, shape }: Feed, { type, shape: declared }: Declared): Promise<Tensor> {
  const { Tensor } = await runtime();
  // A single time may be declared as a scalar or as a list.
  const dims = data.length === 1 ? declared.map(() => 1) : shape;
  const whole = () => Array.from(data, (value) => Math.trunc(value));
  if (type === 'int64') return new Tensor('int64', BigInt64Array.from(whole(), BigInt), dims);
  if (type === 'int32') return new Tensor('int32', Int32Array.from(whole()), dims);
  if (type === 'float16') return new Tensor('float16', halves(data), dims);
  return new Tensor('float32', data instanceof Float32Array ? data : Float32Array.from(data), dims);
}

/** Opens a part of a model. Rejects when its files are not what the part needs. */
export async function openNet(model: string, part: ModelPart, options: SessionOptions): Promise<Net> {
  const session = await create(model, part, options);
  const inputs = new Map(session.inputMetadata.map((given) => [given.name, given as unknown as Declared]));
  return {
    has: (name) => inputs.has(name),
    sizeOf(name, dimension) {
      const size = inputs.get(name)?.shape[dimension];
      return typeof size === 'number' && size > 0 ? size : null;
    },
    outputs: session.outputNames,
    async run(feeds, output = session.outputNames[0]!) {
      const known = Object.entries(feeds).filter(([name]) => inputs.has(name));
      const tensors = await Promise.all(known.map(async ([name, feed]) => [name, await tensorOf(feed, inputs.get(name)!)] as const));
      const { data, dims, type } = (await session.run(Object.fromEntries(tensors), [output]))[output] as Tensor;
      const floats =
        type === 'float16' ? Float32Array.from(new Float16Array((data as Uint16Array).slice().buffer)) : (data as Float32Array);
      return { data: floats, shape: dims };
    },
    close: () => session.release(),
  };
}

/** Opens a part, works with it and closes it, whatever happens. */
export async function withNet<Result>(
  model: string,
  part: ModelPart,
  options: SessionOptions,
  work: (net: Net) => Promise<Result>,
): Promise<Result> {
  const net = await openNet(model, part, options);
  try {
    return await work(net);
  } finally {
    await net.close();
  }
}
