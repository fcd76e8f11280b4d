/** The entries of the tab's history: which are ours, and where their pages were left. */
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { isMark, type Mark } from './entry-mark.ts';
import { sessionStore } from './storage.ts';

/** The entry of the page on screen; back and forward change the browser's before anyone learns of it. */
let current: Mark | null = null;
/** The page that this entry is of, without its hash. */
let page = '';

/** How many places are kept. */
const maxPlaces = 50;

const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

const newPlace = (): string => Math.random().toString(36).slice(2);

/** The browser's own list has only entries of this origin, but not every browser has one. */
const canGoBack = (): boolean => (window as { navigation?: { canGoBack: boolean } }).navigation?.canGoBack ?? false;

/** The mark of the current entry; an entry that the browser made gets one. */
function mark(): Mark {
  const state: unknown = history.state;
  if (isMark(state)) return state;
  const made = { before: canGoBack() ? 1 : 0, place: newPlace() };
  history.replaceState(made, '');
  return made;
}

function places(): [place: string, top: number][] {
  try {
    const kept: unknown = JSON.parse(sessionStore.get(storageKeys.places) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

function keepPlace({ place }: Mark): void {
  const others = places().filter(([known]) => known !== place);
  sessionStore.set(storageKeys.places, JSON.stringify([...others, [place, Math.round(window.scrollY)]].slice(-maxPlaces)));
}

/** Where the page of this entry was left, in CSS pixels from its top; null when it was not. */
export const keptPlace = (): number | null => places().find(([place]) => place === mark().place)?.[1] ?? null;

/** Adds an entry for an address on this site. */
export function pushEntry(href: string): void {
  const left = mark();
  keepPlace(left);
  // From here on the place is restored here, once the page is on screen; the browser would do it on the page that leaves.
  history.scrollRestoration = 'manual';
  current = { before: left.before + 1, place: newPlace() };
  history.pushState(current, '', href);
  page = pageOf(location);
}

/** Gives the current entry another address. */
export function replaceEntry(href: string): void {
  history.replaceState(mark(), '', href);
  page = pageOf(location);
}

/** Goes back where the entry before is known to be ours. Returns whether it did. */
export function goBackToOurs(): boolean {
  if (mark().before === 0) return false;
  history.back();
  return true;
}

/** Calls back after the person went back or forward. Returns the unsubscribe function. */
export function onTraverse(listener: () => void): () => void {
  current = mark();
  page = pageOf(location);
  const receive = () => {
    const isWithin = pageOf(location) === page;
    page = pageOf(location);
    // The browser follows a link within the page itself, and scrolls on its own: it adds an entry without our mark, or none at all where the
    // address has this hash already.
    const isFollowed = history.state === null || (isMark(history.state) && history.state.place === current?.place);
    if (isWithin && isFollowed) {
      current = mark();
      return;
    }
    if (current) keepPlace(current);
    current = mark();
    listener();
  };
  // A reload, and a return from another site, are left to the browser.
  const leave = () => {
    history.scrollRestoration = 'auto';
  };
  window.addEventListener('popstate', receive);
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('popstate', receive);
    window.removeEventListener('pagehide', leave);
  };
}
