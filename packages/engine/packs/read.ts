/** Reads `pack.json`. It is a file of the operator's, perhaps brought from another machine, so every field is checked. */
import {
  array,
  boolean,
  create,
  enums,
  integer,
  literal,
  min,
  number,
  object,
  optional,
  pattern,
  string,
  type as record,
} from 'superstruct';
import { packs } from '../../../contract/facts/packs.ts';
import { isPlainPath } from './paths.ts';
import type { PlacedManifest } from './manifest.ts';
import type { PipelineKind } from './pipelines.ts';

const kinds: Readonly<Record<PipelineKind, true>> = {
  diffusion: true,
  speech: true,
  clone: true,
  chat: true,
  guard: true,
  translate: true,
  cutout: true,
  enlarge: true,
  inpaint: true,
  depth: true,
};

const file = object({
  path: string(),
  repo: pattern(string(), /^[\w.-]+\/(?:@[\w.-]+\/)?[\w.-]+$/),
  commit: pattern(string(), /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
  from: string(),
  size: min(integer(), 0),
  sha256: pattern(string(), /^[0-9a-f]{64}$/),
});

const manifest = object({
  format: literal(1),
  name: enums(packs.map(({ name }) => name)),
  title: string(),
  licence: object({ name: string(), url: string(), commercial: boolean(), conditions: array(string()) }),
  languages: array(string()),
  memory: min(number(), 0),
  bytes: min(number(), 0),
  speed: enums(['seconds', 'half', 'minutes']),
  work: optional(number()),
  pipeline: record({ kind: enums(Object.keys(kinds) as PipelineKind[]) }),
  files: array(file),
  accepted: object({ at: string(), by: string() }),
});

/** Returns the manifest in a text. Throws for anything that is not one, and for paths that leave the folder. */
export function manifestIn(text: string): PlacedManifest {
  const placed = create(JSON.parse(text), manifest);
  for (const { path, from } of placed.files)
    if (!isPlainPath(path) || !isPlainPath(from)) throw new Error(`“${path}” is no path inside a pack.`);
  return placed as unknown as PlacedManifest;
}
