import { fromPromise } from 'xstate';
import type { FileFacts } from '../upload/upload.types.ts';
import type { HandedResult } from './handOver.types.ts';

export type HandOverServices = {
  /** The bytes of a result, kept as a file that a form can upload. Rejects when they cannot be had. */
  fetchResult(result: HandedResult, signal: AbortSignal): Promise<FileFacts>;
  /** Copies the image at an address. Rejects when the browser does not allow it. */
  copyImage(url: string): Promise<void>;
};

/** Fetches a result for another tool, or copies it to the clipboard. */
export const handOverActors = (services: HandOverServices) => ({
  fetchResult: fromPromise<FileFacts, { result: HandedResult }>(({ input, signal }) => services.fetchResult(input.result, signal)),
  copyImage: fromPromise<void, { url: string }>(({ input }) => services.copyImage(input.url)),
});
