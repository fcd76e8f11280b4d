import { fromPromise } from 'xstate';

export type ReturnPathServices = {
  savePath(href: string): void;
  /** Reads and clears the session key fromFullPath. */
  takeSavedPath(): string | null;
  /** False when the previous page is not known to be of this site. */
  goBack(): boolean;
};

/** Actors for the saved path and the browser's way back. */
export const returnPathActors = (services: ReturnPathServices) => ({
  savePath: fromPromise<void, { href: string }>(async ({ input }) => services.savePath(input.href)),
  takeSavedPath: fromPromise<{ href: string | null }>(async () => ({ href: services.takeSavedPath() })),
  goBack: fromPromise<{ went: boolean }>(async () => ({ went: services.goBack() })),
});
