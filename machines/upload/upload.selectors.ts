import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './upload.machine.ts';
import type { UploadFacts } from './upload.types.ts';

type Snapshot = SnapshotFrom<typeof uploadMachine>;

const statusOf = (snapshot: Snapshot): UploadFacts['status'] => {
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches('stored')) return 'stored';
  if (snapshot.matches('failed')) return 'failed';
  return 'sending';
};

/** The upload as its form has it. */
export const selectUpload = (snapshot: Snapshot): UploadFacts => {
  const { file, progress, refusal, failure, stored } = snapshot.context;
  return { status: statusOf(snapshot), file, progress, refusal, failure, stored };
};
