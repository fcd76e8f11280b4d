import { fromPromise } from 'xstate';
import type { DownloadRequest } from './download.types.ts';

export type DownloadServices = {
  /**
   * Gets the file and gives it to the browser to save; false when the server refused it; the rule for all calls shows the refusal (spec §8). Rejects
   * when it was not reached.
   */
  saveFile(request: DownloadRequest, signal: AbortSignal): Promise<boolean>;
};

/** Prepares a file and saves it. */
export const downloadActors = (services: DownloadServices) => ({
  saveFile: fromPromise<boolean, { request: DownloadRequest }>(({ input, signal }) => services.saveFile(input.request, signal)),
});
