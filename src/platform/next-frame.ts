/** Milliseconds that are waited for a frame that never comes, as in a tab that nobody sees any more. */
const limit = 100;

/** Resolves once what was just changed is on the screen. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, limit);
    // The frame is painted after what is called with it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
