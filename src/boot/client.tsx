/** Hydrates the prerendered page; its copy and code load first, so that nothing on screen changes. */
import './styles.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { splitLocale } from '../../contract/facts/locales.ts';
import { App, type Assets } from './app.tsx';
import { whenEarlyRequestDone } from '../early/input.ts';
import { isKnownEntry } from '../platform/entry-mark.ts';
import { painted } from '../platform/frame.ts';
import { createArrival } from '../actors/arrival.ts';
import { loadMissing, loadOutline, pages } from './page-loader.ts';

const assets = JSON.parse(document.getElementById('assets')?.textContent ?? '{}') as Assets;
const isMissing = document.querySelector('[data-missing]') !== null;
const isReturn = isKnownEntry();
const href = location.pathname + location.search + location.hash;

/** All at once: each would otherwise be known only when the one before it has run. */
function bringNext(): void {
  for (const file of assets.next) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

// No top-level await: the page's own code imports this file, so the two would wait for each other.
async function takeOver(): Promise<void> {
  await painted();
  await whenEarlyRequestDone();
  bringNext();
  const [page] = await Promise.all([loadOutline(href), isMissing ? loadMissing(splitLocale(location.pathname).locale) : undefined]);
  const asked = { href, found: page.found && !isMissing };
  const root = import.meta.env.FLOWS
    ? Promise.all([
        import('../actors/root.ts'),
        import('../dev/live/start.ts').then(({ startWatching }) => startWatching(asked.href)),
      ]).then(([{ createRoot }, watch]) => createRoot({ ...asked, isReturn, pages }, { watch }))
    : import('../actors/root.ts').then(({ createRoot }) => createRoot({ ...asked, isReturn, pages }));
  // A transition hydrates in slices of a few milliseconds; otherwise the whole page would be one task, during which nothing answers a click.
  startTransition(() => void hydrateRoot(document, <App arrival={createArrival(root, pages)} asked={asked} assets={assets} />));
}
void takeOver();
