/** Writes docs/flows from the charts; with `--check` it writes nothing and fails when a page there is stale. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flowFiles } from './flows/files.ts';

const folder = fileURLToPath(new URL('../docs/flows', import.meta.url));

const read = (name: string): string | null => {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return null;
  }
};

mkdirSync(folder, { recursive: true });
const files = flowFiles();
const stale = [...files].filter(([name, text]) => read(name) !== text).map(([name]) => name);
const left = readdirSync(folder).filter((name) => !files.has(name));

if (process.argv.includes('--check')) {
  if (stale.length + left.length > 0) {
    console.error(`docs/flows is stale (${[...stale, ...left].join(', ')}): run npm run flows`);
    process.exitCode = 1;
  }
} else {
  for (const name of stale) writeFileSync(join(folder, name), files.get(name) ?? '');
  for (const name of left) rmSync(join(folder, name));
  console.log(`docs/flows: ${files.size} files, ${stale.length} written, ${left.length} removed`);
}
