import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../docs/flows', import.meta.url));

const read = (name: string): string | null => {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return null;
  }
};

const isHidden = (name: string): boolean => name.startsWith('.');

/** Only what GitHub shows is in git: pages and drawings. */
export const isCommitted = (name: string): boolean => /\.(md|mmd)$/.test(name);

/** Names of the pages and drawings in `docs/flows` that differ from `files`, are missing there, or belong to no chart. */
export function staleFlows(files: ReadonlyMap<string, string>): string[] {
  const stale = [...files].filter(([name, text]) => isCommitted(name) && read(name) !== text).map(([name]) => name);
  return [...stale, ...readdirSync(folder).filter((name) => isCommitted(name) && !files.has(name))];
}

/** Writes what changed, each file at once: test files that run at the same time never read half of one. Returns the number of files written. */
function write(files: Iterable<[name: string, text: string]>): number {
  mkdirSync(folder, { recursive: true });
  const changed = [...files].filter(([name, text]) => read(name) !== text);
  for (const [name, text] of changed) {
    const partial = join(folder, `.${name}.${process.pid}`);
    writeFileSync(partial, text);
    renameSync(partial, join(folder, name));
  }
  return changed.length;
}

/** Brings `docs/flows` up to date. */
export function writeFlows(files: ReadonlyMap<string, string>): { written: number; removed: number } {
  const written = write(files);
  const removed = readdirSync(folder).filter((name) => !isHidden(name) && !files.has(name));
  for (const name of removed) rmSync(join(folder, name));
  return { written, removed: removed.length };
}

/** Brings only the files up to date that are not in git, so that a test can still find a stale page. */
export const writeExports = (files: ReadonlyMap<string, string>): number => write([...files].filter(([name]) => !isCommitted(name)));
