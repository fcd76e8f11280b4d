/** Tracks which files the charts hold, so that files without a holder are released. */
import type { FormSnapshot } from '../../machines/form/form.selectors.ts';
import { holdFiles } from '../platform/files.ts';

type Holder<Snapshot> = { getSnapshot(): Snapshot; subscribe(listener: () => void): unknown };

/** Holds an actor's files for as long as it refers to them; `refsOf` returns their refs. */
export const holding =
  <Snapshot>(refsOf: (snapshot: Snapshot) => readonly (string | null | undefined)[]) =>
  (actor: Holder<Snapshot>): void => {
    const update = holdFiles(() => refsOf(actor.getSnapshot()).filter((ref) => typeof ref === 'string'));
    actor.subscribe(update);
  };

/** Refs of the files in a form. */
export const filesOf = ({ context }: FormSnapshot): string[] => Object.values(context.uploads).map(({ file }) => file.ref);
