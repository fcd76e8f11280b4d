/** Renders one page of one language as a whole document. */
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { homeSection, sectionOf } from '../../contract/facts/sections.ts';
import { css } from 'styled-system/css';
import { splitLocale, type Locale } from '../../contract/facts/locales.ts';
import { App, type Asked, type Assets } from './app.tsx';
import { createArrival } from '../actors/arrival.ts';
import { loadMissing, loadOutline, pages } from './page-loader.ts';
import { takeFacts, type PageFacts } from '../platform/page-facts.ts';
import { LocaleProvider, loadWords, wordsOf } from '../platform/words.ts';
import { ArrivalProvider } from '../actors/hooks.tsx';
import { createRoot } from '../actors/root.ts';
import { EarlySignIn } from './early-sign-in.tsx';

export { shareImage } from '../routing/head.tsx';
export { redirects } from './redirects.ts';
export { canonicalPath, modelCheck, prerenderedPaths, routeOf } from '../routing/routes.ts';

export type Rendered = { html: string; facts: PageFacts };

/** Every lazy import calls it with its module (`scripts/build/vite/noted-imports.ts`). */
type Noting = { noteImport?: (module: string) => void };

/** Loads a page and returns the modules that it loads lazily, except those of its still parts, which wait until it is alive. */
async function modulesOf(href: string): Promise<{ found: boolean; modules: ReadonlySet<string> }> {
  const { locale, path } = splitLocale(href);
  const modules = new Set<string>(['src/actors/root.ts']);
  (globalThis as Noting).noteImport = (module) => modules.add(module);
  const { found, page } = await loadOutline(href);
  const parts = page.parts?.(path) ?? [];
  const load = (isStill: boolean) => Promise.all(parts.filter((part) => part.isStill === isStill).map((part) => part.load(locale)));
  await load(false);
  delete (globalThis as Noting).noteImport;
  await load(true);
  return { found, modules };
}

/** The sign-in dialog that a click on a plan opens before the page is alive (decision 43). */
async function earlySignIn(asked: Asked): Promise<string> {
  const { locale } = splitLocale(asked.href);
  await loadWords(locale, ['login', 'notice']);
  const dialog = renderToStaticMarkup(
    <ArrivalProvider value={createArrival(createRoot({ ...asked, pages }), pages)}>
      <LocaleProvider value={locale}>
        <EarlySignIn />
      </LocaleProvider>
    </ArrivalProvider>,
    // Its labels must not point into the page.
    { identifierPrefix: 'early' },
  );
  return `<template id="early-sign-in">${dialog}</template>`;
}

/** What stands on top of a page without scripts. React skips what it does not know in the body, so the browser's code need not contain it. */
async function withoutScripts(locale: Locale): Promise<string> {
  await loadWords(locale, ['siteStatus']);
  const sentence = (
    <p className={css({ padding: '10px 16px', background: 'warn.soft', color: 'warn', fontWeight: 600, textAlign: 'center' })}>
      {wordsOf(locale).siteStatus.noScripts()}
    </p>
  );
  return `<noscript>${renderToStaticMarkup(sentence)}</noscript>`;
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
  const sentence = await withoutScripts(locale);
  const html = (await new Response(prelude).text()).replace(/<body[^>]*>/, (body) => body + sentence);
  const facts = takeFacts();
  if (path !== '/pricing') return { html, facts };
  const dialog = await earlySignIn(asked);
  return { html: html.replace('</body>', () => `${dialog}</body>`), facts };
}
