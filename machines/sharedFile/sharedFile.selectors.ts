import type { SnapshotFrom } from 'xstate';
import type { FileFacts } from '../upload/upload.types.ts';
import type { sharedFileMachine } from './sharedFile.machine.ts';

export type SharedFileSnapshot = SnapshotFrom<typeof sharedFileMachine>;

/** The file that another app shared; null while it is read, and when there is none. */
export const selectShared = ({ context }: SharedFileSnapshot): FileFacts | null => context.file;
/** Whether there's no shared file. */
export const selectIsMissing = (snapshot: SharedFileSnapshot): boolean => snapshot.matches('none');
