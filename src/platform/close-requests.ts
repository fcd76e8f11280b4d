/** What browsers with close requests have, of which TypeScript's own types lack. */
declare global {
  interface Window {
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/**
 * Calls back when the person asks the browser to close what lies over the page, as the Back of Android does: without it, Back would leave the
 * page. Browsers without close requests never call. Returns how to stop.
 */
export function onCloseRequest(listener: () => void): () => void {
  const { CloseWatcher } = window;
  if (!CloseWatcher) return () => undefined;
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', listener);
  return () => watcher.destroy();
}
