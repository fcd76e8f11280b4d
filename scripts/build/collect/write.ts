/** Writes what follows from other files of the repository. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectedSamples } from './samples.ts';
import { collectedTools } from './tools.ts';

const root = join(import.meta.dirname, '../../..');

/** Writes the collected files that changed. */
export async function writeCollected(): Promise<void> {
  for (const [path, text] of [...collectedSamples(), ...(await collectedTools())]) {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
