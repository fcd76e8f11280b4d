/** Milliseconds that are waited for a frame that never comes, as in a tab that nobody sees any more. */
const frameLimit = 100;

/** The same for the first paint, as on a page that is not on the screen although its tab is. */
const firstPaintLimit = 500;

/** The frame is painted after what is called with it. */
const afterFrame = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

/** Resolves once what was just changed is on the screen. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, frameLimit);
    afterFrame(resolve);
  });

/**
 * Resolves when the page is painted and anyone who clicked at first sight has been served. At once in a tab that nobody sees: it is not painted
 * before it is looked at.
 */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, firstPaintLimit);
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return afterFrame(resolve);
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      afterFrame(resolve);
    }).observe({ type: 'paint', buffered: true });
  });
}
