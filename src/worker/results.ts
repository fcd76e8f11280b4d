/**
 * A person's list of creations and its files, kept for reading without a network. They belong to the person who asked for the list last: another
 * person, or a sign-out, removes them.
 */
import { codes } from '../../contract/facts/codes.ts';
import { keptCaches, keptResults, resultFiles } from '../../contract/facts/offline.ts';
import { partOf } from './part.ts';
import { trim } from './trim.ts';

const prefix = `${keptCaches.results}-`;

const namesKept = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** Removes every result that is kept in this browser. */
export async function forgetResults(): Promise<void> {
  await Promise.all((await namesKept()).map((name) => caches.delete(name)));
}

/** The name of the cache of the person who sends this request, made of a digest: no token is stored. */
async function nameFor({ headers }: Request): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(headers.get('token') ?? ''));
  return prefix + Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The cache of this person, after those of others are removed. */
async function cacheFor(name: string): Promise<Cache> {
  await Promise.all((await namesKept()).filter((other) => other !== name).map((other) => caches.delete(other)));
  return caches.open(name);
}

const isGiven = async (answer: Response): Promise<boolean> =>
  answer.ok && ((await answer.json()) as { code?: unknown }).code === codes.success;

/** The list of creations: from the network, or as the same person last saw it. */
export async function answerList(request: Request): Promise<Response> {
  const cache = await cacheFor(await nameFor(request));
  try {
    const answer = await fetch(request);
    if (await isGiven(answer.clone())) await cache.put(request.url, answer.clone());
    return answer;
  } catch (problem) {
    const known = await cache.match(request.url, { ignoreVary: true });
    if (known) return known;
    throw problem;
  }
}

/** The cache of the person who is here; null before the list was asked for. */
async function cacheInUse(): Promise<Cache | null> {
  const [name] = await namesKept();
  return name === undefined ? null : caches.open(name);
}

/** Removes the files of a deleted creation. */
export async function forgetResult(id: string): Promise<void> {
  const cache = await cacheInUse();
  const isOfIt = ({ url }: Request) => keyOf(url).startsWith(`${resultFiles}${id}/`);
  await Promise.all(((await cache?.keys()) ?? []).filter(isOfIt).map((key) => cache!.delete(key)));
}

/** Signatures change with time, the file does not. */
const keyOf = (url: string): string => new URL(url).pathname;

async function keep(cache: Cache, url: string, whole: Response): Promise<void> {
  if (Number(whole.headers.get('content-length') ?? Infinity) > keptResults.maxBytes) return;
  await cache.put(keyOf(url), whole);
  await trim(cache, keptResults.files);
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A player asks for ranges, which cannot be kept, so the whole is fetched beside it once. */
async function keepWhole(cache: Cache, url: string, { headers }: Response): Promise<void> {
  const size = Number(headers.get('content-range')?.split('/')[1] ?? Infinity);
  if (size > keptResults.maxBytes || savesData() || (await cache.match(keyOf(url)))) return;
  const whole = await fetch(url);
  if (whole.status === 200) await keep(cache, url, whole);
}

/** The file of a result: from the network, or as it is kept here. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await cacheInUse();
  if (!cache) return fetch(request);
  try {
    const answer = await fetch(request);
    if (answer.status === 404) event.waitUntil(cache.delete(keyOf(request.url)));
    if (answer.status === 200) event.waitUntil(keep(cache, request.url, answer.clone()));
    if (answer.status === 206) event.waitUntil(keepWhole(cache, request.url, answer).catch(() => undefined));
    return answer;
  } catch (problem) {
    const whole = await cache.match(keyOf(request.url), { ignoreVary: true });
    if (whole) return partOf(whole, request.headers.get('range'));
    throw problem;
  }
}
