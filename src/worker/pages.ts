import { localePath, splitLocale } from '../../contract/facts/locales.ts';
import { keptCaches, offlinePath } from '../../contract/facts/offline.ts';

/** Prerendered pages are the same for everyone and may be stored; the server marks all others `no-store`. */
const isPrerendered = ({ ok, redirected, headers }: Response): boolean =>
  ok && !redirected && headers.get('cache-control') === 'no-cache' && (headers.get('content-type') ?? '').startsWith('text/html');

/** The page that stands in for others, in the language of this one. */
const standIn = (pathname: string): string => localePath(splitLocale(pathname).locale, offlinePath);

async function keep(pathname: string, page: Response): Promise<void> {
  const cache = await caches.open(keptCaches.pages);
  await cache.put(pathname, page);
  if (!(await cache.match(standIn(pathname)))) await cache.add(standIn(pathname));
}

/** A page from the network; without one, as it was when last seen, or the page that stands in for it. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  try {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    if (isPrerendered(answer)) event.waitUntil(keep(pathname, answer.clone()));
    return answer;
  } catch (problem) {
    const cache = await caches.open(keptCaches.pages);
    const known = (await cache.match(pathname)) ?? (await cache.match(standIn(pathname)));
    if (known) return known;
    throw problem;
  }
}
