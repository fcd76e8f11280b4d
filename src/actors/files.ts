/** Tracks which files the charts hold, so that files without a holder are released. */
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { GenerationSnapshot } from '../../machines/generation/generation.selectors.ts';
import { holdFiles } from '../platform/files.ts';

/** Holds an actor's files for as long as it refers to them; `refsOf` returns their refs. Returns the actor. */
export function holding<A extends AnyActorRef>(actor: A, refsOf: (snapshot: SnapshotFrom<A>) => readonly (string | null | undefined)[]): A {
  const note = holdFiles(() => refsOf(actor.getSnapshot() as SnapshotFrom<A>).filter((ref) => typeof ref === 'string'));
  actor.subscribe(note);
  return actor;
}

/** Refs of the files in a form. */
export const filesOf = ({ context }: GenerationSnapshot): string[] => Object.values(context.uploads).map(({ file }) => file.ref);
