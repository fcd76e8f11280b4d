/** Calls back whenever the page is left: its tab is closed, or shows another page. A call that is sent then must be kept alive. */
export function onPageLeft(listener: () => void): void {
  if (typeof window !== 'undefined') window.addEventListener('pagehide', listener);
}

/** The same, until the returned function is called. */
export function onUnload(listener: () => void): () => void {
  window.addEventListener('pagehide', listener);
  return () => window.removeEventListener('pagehide', listener);
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Makes the browser ask in its own words before the page is left. Returns the function that ends that. */
export function warnOfLeaving(): () => void {
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
