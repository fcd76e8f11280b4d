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

/** Every lazy import calls it with its module (`scripts/vite/noted-imports.ts`). */
type Noting = { noteImport?: (module: string) => void };

/** Loads a page and returns the modules that it loads lazily. */
async function modulesOf(href: string): Promise<{ found: boolean; modules: ReadonlySet<string> }> {
  const modules = new Set<string>(['src/wiring/root.ts']);
  (globalThis as Noting).noteImport = (module) => modules.add(module);
  const { found } = await loadPage(href);
  delete (globalThis as Noting).noteImport;
  return { found, modules };
}

/**
 * Renders `href` (with its locale prefix) to HTML, with the facts the page states about itself. `filesOf` returns the files of the modules
 * that it loads lazily.
 */
export async function render(
  href: string,
  assets: Omit<Assets, 'section' | 'next'>,
  filesOf: (modules: ReadonlySet<string>) => readonly string[],
): Promise<Rendered> {
  const { locale, path } = splitLocale(href);
  const { found, modules } = await modulesOf(href);
  await loadMissing(locale);
  const asked = { href, found };
  const section = found ? sectionOf(path) : homeSection;
  const { prelude } = await prerender(
    <App
      arrival={createArrival(createRoot({ ...asked, pages }), pages)}
      asked={asked}
      assets={{ ...assets, section, next: filesOf(modules) }}
    />,
    {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  return { html: await new Response(prelude).text(), facts: takeFacts() };
}
