/**
 * Opens an address in a small window of its own, or the app that it names. Returns false where the browser blocks it. The window is opened empty, because one that is opened
 * with `noopener` is not reported as blocked; what is loaded into it never sees this page.
 */
export function openWindow(address: string): boolean {
  if (!/^https?:/.test(address)) {
    // The address of an app loads nothing: a window that is opened for it would stay behind, empty.
    const link = document.createElement('a');
    link.href = address;
    link.click();
    return true;
  }
  const opened = window.open('', '_blank', 'width=640,height=640');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(address);
  return true;
}
