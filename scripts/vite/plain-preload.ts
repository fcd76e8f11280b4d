/**
 * Vite's own helper asks beforehand for the files that a lazy part leans on, by a table of all of them in every file that has a lazy
 * part. Our parts lean on little besides the first chunk, so what is left is the event by which a missing file is heard of.
 */
import type { Plugin } from 'vite';

const helper = `export const __vitePreload = (load) =>
  load().catch((payload) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    dispatchEvent(event);
    if (!event.defaultPrevented) throw payload;
  });`;

export const plainPreload = (): Plugin => ({
  name: 'plain-preload',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  enforce: 'pre',
  load: { order: 'pre', handler: (id) => (id.includes('vite/preload-helper') ? helper : null) },
});
