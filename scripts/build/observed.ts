/** Builds the browser's code once more, with the channel that reports what the actors do: what walks in Chromium are served. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { plantedFault, type Fault } from './vite/planted-fault.ts';

const root = join(import.meta.dirname, '../..');

/** Builds into a folder, with a fault if there is one. The pages of the last build must be in `dist/client`. */
export async function buildObserved(folder: string, fault?: Fault): Promise<void> {
  process.env['FLOWS'] = '1';
  await build({
    root,
    logLevel: 'error',
    plugins: fault ? [plantedFault(root, fault)] : [],
    build: { outDir: folder, copyPublicDir: false },
    // The pages keep the styles of the build: to collect them once more would take as long as all of their code.
    css: { postcss: { plugins: [] } },
  });
}

if (import.meta.main) {
  const folder = join(root, 'dist', 'observed');
  const built = readFileSync(join(root, 'dist', '.inputs'), 'utf8');
  const fingerprint = join(folder, '.inputs');
  if (!existsSync(fingerprint) || readFileSync(fingerprint, 'utf8') !== built) {
    await buildObserved(folder);
    writeFileSync(fingerprint, built);
  }
}
