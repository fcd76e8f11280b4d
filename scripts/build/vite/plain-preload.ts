/**
 * Replaces Vite's preload helper, which prefetches the dependencies of a lazy chunk from a table of all of them in every file with a lazy
 * import. Our lazy chunks have few dependencies besides the first chunk, so only the event that reports a missing file remains.
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
