/** Renders one page of one language as a whole document. */
import { prerender } from 'react-dom/static';
import { homeSection, sectionOf } from '../../contract/facts/sections.ts';
import { splitLocale } from '../../contract/facts/locales.ts';
import { App, type Assets } from './app.tsx';
import { createArrival } from '../wiring/arrival.ts';
import { loadMissing, loadPage, pages } from './page-loader.ts';
import { takeFacts, type PageFacts } from '../platform/page-facts.ts';
import { createRoot } from '../wiring/root.ts';

export { sharePicture } from '../wiring/head.tsx';
export { redirects } from './redirects.ts';
export { canonicalPath, prerenderedPaths, routeOf } from '../wiring/routes.ts';

export type Rendered = { html: string; facts: PageFacts };

/** Renders `href` (with its locale prefix) to HTML, with the facts the page states about itself. */
export async function render(href: string, assets: Omit<Assets, 'section'>): Promise<Rendered> {
  const { locale, path } = splitLocale(href);
  const { found } = await loadPage(href);
  await loadMissing(locale);
  const asked = { href, found };
  const section = found ? sectionOf(path) : homeSection;
  const { prelude } = await prerender(
    <App arrival={createArrival(createRoot({ ...asked, pages }), pages)} asked={asked} assets={{ ...assets, section }} />,
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  return { html: await new Response(prelude).text(), facts: takeFacts() };
}
