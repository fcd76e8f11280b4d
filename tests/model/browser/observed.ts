/** The observed files that stand in for the files of the build: the same modules, with the channel that reports what the actors do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkFiles } from '../../../scripts/build/vite/chunk-files.ts';

const dist = join(import.meta.dirname, '../../../dist');
const filesIn = (file: string): Record<string, string> => (JSON.parse(readFileSync(file, 'utf8')) as ChunkFiles).files;

/** Where the assets are: `dist/observed`, or the same with a fault in it. */
export const observedFolder = process.env['OBSERVED'] ?? join(dist, 'observed');

/** By file of the build, the observed file with the same modules; a page that names the one must name the other. */
export function observedFiles(): (page: string) => string {
  const observed = filesIn(join(observedFolder, '.vite/chunks.json'));
  const names = new Map<string, string>();
  for (const [module, file] of Object.entries(filesIn(join(dist, 'chunks.json')))) {
    const other = observed[module];
    if (other && !names.has(file)) names.set(file, other);
  }
  return (page) => page.replace(/assets\/[\w.-]+\.js/g, (file) => names.get(file) ?? file);
}
