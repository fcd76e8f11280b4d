// Plain JavaScript like the build that it belongs to. Builds the browser's code a second time, with the channel of the actors, for the walks.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './setup/paths.mjs';

process.env.FLOWS = '1';
const folder = join(root, 'dist', 'observed');
const built = readFileSync(join(root, 'dist', '.inputs'), 'utf8');
const fingerprint = join(folder, '.inputs');
if (!existsSync(fingerprint) || readFileSync(fingerprint, 'utf8') !== built) {
  await build({ root, logLevel: 'error', build: { outDir: folder, copyPublicDir: false } });
  writeFileSync(fingerprint, built);
}
