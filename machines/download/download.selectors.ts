import type { SnapshotFrom } from 'xstate';
import type { downloadMachine } from './download.machine.ts';
import type { DownloadRequest } from './download.types.ts';

export type DownloadSnapshot = SnapshotFrom<typeof downloadMachine>;

/** Whether a file is being prepared. */
export const selectIsDownloading = (snapshot: DownloadSnapshot): boolean => snapshot.matches('preparing');
/** What is being prepared; null when nothing is. */
export const selectDownload = ({ context }: DownloadSnapshot): DownloadRequest | null => context.request;
