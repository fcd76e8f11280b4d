/** Which models the engine runs now, for pages, terms and the operator. */
import { packs, type UserTerms } from '../../contract/facts/packs.ts';
import type { Capability } from '../../contract/facts/tools/tool.ts';
import { packsIn } from './find.ts';
import type { PipelineKind } from './pipelines.ts';

/**
 * The kinds of pipelines that tasks of this version use. A pack of another kind may be fetched already, and then says that it waits for a
 * later version.
 */
const running: readonly PipelineKind[] = ['cutout', 'depth', 'enlarge', 'inpaint'];

/** Returns whether this version of the engine runs packs of a kind. */
export const isRun = (kind: PipelineKind): boolean => running.includes(kind);

/** Bytes of memory that a job of a capability needs for the packs that serve it now; 0 when none does. */
export const memoryFor = (folder: string, capability: Capability): number =>
  packsIn(folder)
    .filter(
      ({ manifest }) => isRun(manifest.pipeline.kind) && packs.find(({ name }) => name === manifest.name)!.serves.includes(capability),
    )
    .reduce((most, { manifest }) => Math.max(most, manifest.memory), 0);

/** A model that works for some capabilities now; `terms` is what its licence asks to tell everyone who uses it. */
export type ServedModel = {
  readonly pack: string;
  readonly title: string;
  readonly revision: string;
  readonly serves: readonly Capability[];
  readonly terms: UserTerms | null;
  readonly licence: { readonly name: string; readonly url: string };
};

/** Returns the models of the packs in a folder that this version runs. */
export const modelsServed = (folder: string): ServedModel[] =>
  packsIn(folder)
    .filter(({ manifest }) => isRun(manifest.pipeline.kind))
    .map(({ manifest: { name, title, licence }, revision }) => {
      const { serves, terms } = packs.find((facts) => facts.name === name)!;
      return { pack: name, title, revision, serves, terms, licence: { name: licence.name, url: licence.url } };
    });
