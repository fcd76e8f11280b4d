/**
 * The address to download a stored file from, whichever host shows it (`CDN_URL`): browsers give a download its name only when it comes from
 * the page's own.
 */
export function downloadAddress(url: string): string {
  const { pathname, search } = new URL(url, 'https://site.invalid');
  return pathname + search;
}
