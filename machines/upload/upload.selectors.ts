import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './upload.machine.ts';
import type { UploadFacts } from './upload.types.ts';

type Snapshot = SnapshotFrom<typeof uploadMachine>;

const ends = ['refused', 'stored', 'failed'] as const;

/** The upload as its form has it. */
export const selectUpload = (snapshot: Snapshot): UploadFacts => {
  const { file, progress, refusal, failure, stored } = snapshot.context;
  const interrupted = snapshot.hasTag('interrupted') && { interrupted: true };
  return { status: ends.find((end) => snapshot.hasTag(end)) ?? 'sending', file, progress, refusal, failure, stored, ...interrupted };
};
