import { onUnload } from './page-left.ts';

/** Milliseconds that are waited for a frame that never comes, as in a tab that nobody sees any more. */
const limit = 100;

/** Resolves once what was just changed is on the screen, or when the page is left before: no frame comes then. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    const forget = onUnload(() => done());
    const waiting = setTimeout(() => done(), limit);
    function done(): void {
      forget();
      clearTimeout(waiting);
      resolve();
    }
    // The frame is painted after what is called with it.
    requestAnimationFrame(() => setTimeout(done));
  });
