/**
 * Opens an address in a small window of its own. Returns false where the browser blocks it. The window is opened empty, because one that is opened
 * with `noopener` is not reported as blocked; what is loaded into it never sees this page.
 */
export function openWindow(address: string): boolean {
  const opened = window.open('', '_blank', 'width=640,height=640');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(address);
  return true;
}
