import { fromPromise } from 'xstate';
import type { DownloadRequest } from './download.types.ts';

export type DownloadServices = {
  /** Gets the file and gives it to the browser to save. Rejects when it cannot be had as a whole. */
  saveFile(request: DownloadRequest, signal: AbortSignal): Promise<void>;
};

/** Prepares a file and saves it. */
export const downloadActors = (services: DownloadServices) => ({
  saveFile: fromPromise<void, { request: DownloadRequest }>(({ input, signal }) => services.saveFile(input.request, signal)),
});
