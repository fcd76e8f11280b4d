import { keptAssets, keptCaches } from '../../contract/facts/offline.ts';
import { trim } from './trim.ts';

/** A name with a hash stands for one content forever. */
const isHashed = (url: string): boolean => new URL(url).pathname.startsWith('/assets/');

async function load(event: FetchEvent, cache: Cache): Promise<Response> {
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(cache.put(event.request, copy).then(() => trim(cache, keptAssets)));
  }
  return answer;
}

/** A script, style or font: hashed ones from the cache first, the others from the network first. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(keptCaches.assets);
  const known = await cache.match(event.request);
  if (known && isHashed(event.request.url)) return known;
  return load(event, cache).catch((problem: unknown) => {
    if (known) return known;
    throw problem;
  });
}
