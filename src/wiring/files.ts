/** Which files the charts hold: what none of them holds any more is let go. */
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { GenerationSnapshot } from '../../machines/generation/generation.selectors.ts';
import { holdFiles } from '../platform/files.ts';

/** Keeps the files that an actor holds for as long as it holds them; `refsOf` names them. Answers the actor. */
export function holding<A extends AnyActorRef>(actor: A, refsOf: (snapshot: SnapshotFrom<A>) => readonly (string | null | undefined)[]): A {
  const note = holdFiles(() => refsOf(actor.getSnapshot() as SnapshotFrom<A>).filter((ref) => typeof ref === 'string'));
  actor.subscribe(note);
  return actor;
}

/** The files of a form. */
export const filesOf = ({ context }: GenerationSnapshot): string[] => Object.values(context.uploads).map(({ file }) => file.ref);
