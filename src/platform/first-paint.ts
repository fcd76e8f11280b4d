/** Milliseconds that are waited for a paint that never comes, as on a page that is not on the screen although its tab is. */
const limit = 500;

/**
 * Resolves when the page is painted and anyone who clicked at first sight has been served. At once in a tab that nobody sees: it is not painted
 * before it is looked at.
 */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const afterFrame = () => requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, limit);
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return afterFrame();
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      afterFrame();
    }).observe({ type: 'paint', buffered: true });
  });
}
