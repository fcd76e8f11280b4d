import { fromPromise } from 'xstate';
import type { FileFacts } from '../upload/upload.types.ts';

export type SharedFileServices = {
  /** The file that the service worker received; null when there is none. */
  readShared(): Promise<FileFacts | null>;
  /** Deletes what the service worker received. */
  forgetShared(): Promise<void>;
};

/** The actors that read and delete a received file. */
export const sharedFileActors = (services: SharedFileServices) => ({
  readShared: fromPromise<FileFacts | null>(() => services.readShared()),
  forgetShared: fromPromise<void>(() => services.forgetShared()),
});
