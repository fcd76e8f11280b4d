/** Calls back whenever the page is left: its tab is closed, or shows another page. A call that is sent then must be kept alive. */
export function onPageLeft(listener: () => void): void {
  if (typeof window !== 'undefined') window.addEventListener('pagehide', listener);
}
