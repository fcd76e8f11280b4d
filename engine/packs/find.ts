/** Which packs are in place: read from the folder each time, because an operator adds and removes them while the server runs. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../contract/facts/packs.ts';
import { manifestIn } from './read.ts';
import type { PlacedPack } from './manifest.ts';
import type { PipelineKind, PipelineOf } from './pipelines.ts';

let given: string | null = null;

/** Sets the folder with the packs; null means that there is none. */
export function usePacks(folder: string | null): void {
  given = folder;
}

export const packFile = 'pack.json';
const order = new Map<string, number>(packs.map(({ name }, index) => [name, index]));

/** Returns the commits of the files in their order, each once. */
export const revisionOf = (files: readonly { commit: string }[]): string =>
  [...new Set(files.map(({ commit }) => commit.slice(0, 12)))].join('+');

function placedIn(folder: string): PlacedPack | null {
  const path = join(folder, packFile);
  try {
    const { ino, mtimeMs, size } = statSync(path);
    const manifest = manifestIn(readFileSync(path, 'utf8'));
    return { folder, manifest, revision: revisionOf(manifest.files), stamp: `${ino}-${mtimeMs}-${size}` };
  } catch {
    // Not a pack, one of a later version, or one that is being removed at this moment: `npm run models -- verify` says which.
    return null;
  }
}

/** Returns every pack in place, in the registry's order. */
export function packsIn(folder: string | null = given): PlacedPack[] {
  if (folder === null) return [];
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => order.has(name));
  } catch {
    return [];
  }
  return names
    .toSorted((one, other) => order.get(one)! - order.get(other)!)
    .flatMap((name) => {
      const placed = placedIn(join(folder, name));
      return placed?.manifest.name === name ? [placed] : [];
    });
}

/** Returns every pack in place of one kind of pipeline, the preferred one first. */
export const findAll = <Kind extends PipelineKind>(kind: Kind, folder: string | null = given): PlacedPack<PipelineOf<Kind>>[] =>
  packsIn(folder).filter((pack): pack is PlacedPack<PipelineOf<Kind>> => pack.manifest.pipeline.kind === kind);

/** Returns the preferred pack of a kind; null when none is in place. */
export const find = <Kind extends PipelineKind>(kind: Kind, folder: string | null = given): PlacedPack<PipelineOf<Kind>> | null =>
  findAll(kind, folder)[0] ?? null;
