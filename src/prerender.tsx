/** Renders one page of one language as a whole document. */
import { prerender } from 'react-dom/static';
import { App, type Assets } from './app/app.tsx';
import { createArrival } from './app/arrival.ts';
import { loadMissing, loadPage } from './app/page-loader.ts';
import { createRoot } from './app/root.ts';

export { prerenderedPaths, missingRoute, routeOf } from './app/routes.ts';

/** `href` with its locale prefix; resolves with the HTML. */
export async function render(href: string, assets: Assets): Promise<string> {
  const { found } = await loadPage(href);
  await loadMissing();
  const asked = { href, found };
  const { prelude } = await prerender(<App arrival={createArrival(createRoot(asked))} asked={asked} assets={assets} />, {
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  return new Response(prelude).text();
}
