/** Registers the service worker of a built site, which makes pages and results readable offline. Without it everything else works. */
export function registerServiceWorker(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator) navigator.serviceWorker.register('/worker.js').catch(() => undefined);
}
