/**
 * Which packs are in place: read from the folder at the start of each job, because an operator adds and removes them while the server runs;
 * within a job they stay the same.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packs } from '../../../contract/facts/packs.ts';
import { manifestIn } from './read.ts';
import type { PlacedPack } from './manifest.ts';
import type { PipelineKind, PipelineOf } from './pipelines.ts';

export const packFile = 'pack.json';
const order = new Map<string, number>(packs.map(({ name }, index) => [name, index]));

/** Returns the commits of the files in their order, shortened, each once. */
export const revisionOf = (files: readonly { commit: string }[]): string =>
  [...new Set(files.map(({ commit }) => commit.slice(0, 12)))].join('+');

/** By folder: a lock is read again only when its file is another one. */
const known = new Map<string, PlacedPack>();

function placedIn(folder: string): PlacedPack | null {
  const path = join(folder, packFile);
  try {
    const { ino, mtimeMs, size } = statSync(path);
    const stamp = `${ino}-${mtimeMs}-${size}`;
    const before = known.get(folder);
    if (before?.stamp === stamp) return before;
    const manifest = manifestIn(readFileSync(path, 'utf8'));
    const placed = { folder, manifest, revision: revisionOf(manifest.files), stamp };
    known.set(folder, placed);
    return placed;
  } catch {
    // Not a pack, one of a later version, or one that is being removed at this moment: `npm run models -- verify` states which.
    known.delete(folder);
    return null;
  }
}

/** Returns every pack in a folder as it is now, in the order of the facts. */
export function packsIn(folder: string): PlacedPack[] {
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

let given: PlacedPack[] = [];
const used = new Map<string, PlacedPack>();

/** Begins a job: looks which packs are in the folder now. Null means that there's no folder. */
export function usePacks(folder: string | null): readonly PlacedPack[] {
  used.clear();
  given = folder === null ? [] : packsIn(folder);
  return given;
}

/** Returns every pack of one kind of pipeline that this job may use, the preferred one first. */
export const findAll = <Kind extends PipelineKind>(kind: Kind): PlacedPack<PipelineOf<Kind>>[] =>
  given.filter((pack): pack is PlacedPack<PipelineOf<Kind>> => pack.manifest.pipeline.kind === kind);

/** Returns the preferred pack of a kind that this job may use; null when there is none. */
export const find = <Kind extends PipelineKind>(kind: Kind): PlacedPack<PipelineOf<Kind>> | null => findAll(kind)[0] ?? null;

/** States that a pack worked on the job: its result names the model. */
export function noteUse(pack: PlacedPack): void {
  used.set(pack.folder, pack);
}

/** States that nothing of what a pack made is in the result. */
export function forgetUse(pack: PlacedPack): void {
  used.delete(pack.folder);
}

/** A model in the notes of a result. */
export type UsedModel = { pack: string; title: string; revision: string };

/** Returns the models that worked on this job so far, in the order of their first use. */
export const modelsUsed = (): UsedModel[] =>
  [...used.values()].map(({ manifest: { name, title }, revision }) => ({ pack: name, title, revision }));
