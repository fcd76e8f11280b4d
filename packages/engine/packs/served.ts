/** Which models the engine runs now, for pages, terms and the operator. */
import { join } from 'node:path';
import { packs, type UserTerms } from '../../../contract/facts/packs.ts';
import type { Capability } from '../../../contract/facts/tools/tool.ts';
import { packsIn } from './find.ts';
import type { Pack, PlacedManifest, PlacedPack } from './manifest.ts';
import type { Range } from './pipelines.ts';
import { sherpaFor } from './sherpa.ts';

/** What a pack needs besides its own files and does not have: the runtime of sherpa-onnx beside the packs, or a pack that paints. */
export type Lack = 'sherpa' | 'painter';

/** Returns what a pack lacks in a folder of packs; null when it works there, or will. */
export function lackOf(models: string, { name, pipeline }: Pick<Pack, 'name' | 'pipeline'>): Lack | null {
  if (pipeline.kind === 'speech' && pipeline.architecture === 'kokoro') return sherpaFor(join(models, name)) === null ? 'sherpa' : null;
  // Words are translated for a model that paints.
  if (pipeline.kind === 'translate')
    return packsIn(models).some(({ manifest }) => manifest.pipeline.kind === 'diffusion') ? null : 'painter';
  return null;
}

/** Returns the packs in a folder that work. */
const workingIn = (folder: string): PlacedPack[] => packsIn(folder).filter(({ manifest }) => lackOf(folder, manifest) === null);

/** Bytes of memory that a job of a capability needs for the packs that serve it now; 0 when none does. */
export const memoryFor = (folder: string, capability: Capability): number =>
  workingIn(folder)
    .filter(({ manifest }) => packs.find(({ name }) => name === manifest.name)!.serves.includes(capability))
    .reduce((most, { manifest }) => Math.max(most, manifest.memory), 0);

/** The choices of a model that paints: limits of its steps and its guidance, and whether it heeds what an image should not show. */
export type Painting = { readonly steps: Range; readonly guidance: Range | null; readonly negative: boolean };

/** A model that works for some capabilities now; `terms` is what its license asks to inform everyone who uses it. */
export type ServedModel = {
  readonly pack: string;
  readonly title: string;
  readonly revision: string;
  readonly serves: readonly Capability[];
  readonly terms: UserTerms | null;
  /** What a person may choose of a model that paints; null for others. */
  readonly painting: Painting | null;
  readonly licence: { readonly name: string; readonly url: string };
};

const paintingOf = ({ pipeline }: PlacedManifest): Painting | null =>
  pipeline.kind === 'diffusion' ? { steps: pipeline.steps, guidance: pipeline.guidance, negative: pipeline.negative } : null;

/** Returns the models of the packs in a folder that this version runs. Of several of one kind, the first serves what both could in the same language. */
export function modelsServed(folder: string): ServedModel[] {
  const taken = new Set<string>();
  const isFree = ({ pipeline, languages }: PlacedManifest, capability: Capability): boolean => {
    const keys = (languages.length > 0 ? languages : ['']).map((language) => `${pipeline.kind} ${capability} ${language}`);
    const free = keys.filter((key) => !taken.has(key));
    for (const key of free) taken.add(key);
    return free.length > 0;
  };
  return workingIn(folder)
    .map(({ manifest, revision }) => {
      const { name, title, licence } = manifest;
      const { serves, terms } = packs.find((facts) => facts.name === name)!;
      const served = serves.filter((capability) => isFree(manifest, capability));
      const { url } = licence;
      return { pack: name, title, revision, serves: served, terms, painting: paintingOf(manifest), licence: { name: licence.name, url } };
    })
    .filter(({ serves }) => serves.length > 0);
}
