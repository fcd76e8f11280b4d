import type { SnapshotFrom } from 'xstate';
import type { draftMachine } from './draft.machine.ts';

const none: readonly string[] = [];

export type DraftSnapshot = SnapshotFrom<typeof draftMachine>;

/** What a job would leave out of the words of a field; nothing until the server has read these very words. */
export const selectLeftOut = ({ context: { read } }: DraftSnapshot, field: string, words: unknown): readonly string[] =>
  (read.values[field] === words ? read.leftOut[field] : undefined) ?? none;

/** Whether a reload now would lose edits. */
export const selectIsDirty = (snapshot: DraftSnapshot): boolean => snapshot.hasTag('dirty');
