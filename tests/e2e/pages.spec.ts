/** Every page as it was prerendered: what search engines and previews read of it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { productName } from '../../contract/facts/product.ts';
import { localeFacts, localePath, locales, splitLocale, type Locale } from '../../contract/facts/locales.ts';
import { packs, plans } from '../../contract/facts/prices.ts';
import { isToolSlug } from '../../contract/facts/tools/catalog.ts';
import { placeholders } from '../../scripts/build/prerender/structured-data.ts';
import { bareTest as test } from './kit/server.ts';

const client = join(import.meta.dirname, '../../dist/client');
const site = 'https://site.invalid';
/** Bytes of React, XState and the router alone, after brotli: `npm run bench:page` measures it (decision 11). */
const floor = 71_000;
/** What pages load until every control answers, in multiples of that. */
const untilAlive = {
  '/': 1.25,
  '/ai-sticker-maker': 1.58,
  '/ai-background-remover': 1.66,
  '/ai-effect': 1.28,
  '/template': 1.29,
  '/pricing': 1.32,
  '/ai-chatbot': 1.41,
  '/login': 1.35,
  '/my-creations': 1.38,
  '/settings': 1.69,
};
/** The most that the page of any tool loads: one that takes faces and a consent. */
const ofAnyTool = 1.71;
const read = (path: string): string => readFileSync(join(client, path), 'utf8');

const { id } = JSON.parse(read('builds/latest.json')) as { id: string };
const build = JSON.parse(read(`builds/meta/${id}.json`)) as {
  id: string;
  timestamp: number;
  prerendered: string[];
  routeRules: Record<string, { redirect?: string; appMiddleware?: string[] }>;
};
const unlisted = [
  '/login',
  '/settings',
  '/my-creations',
  '/pay-result',
  '/ai-effect/create',
  '/404',
  '/offline',
  '/shared',
  '/operator',
  '/operator/jobs',
  '/operator/reports',
  '/operator/people',
  '/operator/money',
  '/operator/settings',
  '/operator/models',
  '/__ui',
];
const twins: Record<string, string> = { '/home': '/', '/template/home': '/template' };

const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups.map((group) => unescape(group!)));
const meta = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g')).map(([value]) => value!);

const pages = build.prerendered.map((href) => ({ href, ...splitLocale(href), html: read(`${href}/index.html`) }));
const headOf = (html: string) => html.slice(0, html.indexOf('</head>'));
const isUnlisted = ({ path, html }: (typeof pages)[number]) =>
  unlisted.includes(path) || (path.startsWith('/template/') && meta(html, 'robots').length > 0);
const indexed = pages.filter((page) => !isUnlisted(page));

type Node = Record<string, unknown> & { '@type': string };
const graphOf = (html: string): Node[] => {
  const [text] = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)[0] ?? [];
  return text === undefined ? [] : (JSON.parse(text) as { '@graph': Node[] })['@graph'];
};

test.describe('a build', () => {
  test('asks for no more code than the budget before a page can be used', () => {
    const known = new Map<string, number>();
    const size = (path: string): number => {
      const bytes = known.get(path) ?? brotliCompressSync(readFileSync(join(client, path))).length;
      known.set(path, bytes);
      return bytes;
    };
    const weigh = (paths: readonly string[]) => paths.reduce((sum, path) => sum + size(path), 0) / floor;
    const sets = new Set(pages.map(({ html }) => all(html, /<script[^>]* src="([^"]+)"/g).join(' ')));
    for (const scripts of sets) expect(weigh(scripts.split(' ')), scripts).toBeLessThan(1.2);
    const tools = pages.filter(({ href }) => href === '/ai-effect/create' || isToolSlug(href.slice(1)));
    expect(tools.length).toBeGreaterThan(20);
    for (const [path, budget] of [...tools.map(({ href }) => [href, ofAnyTool] as const), ...Object.entries(untilAlive)]) {
      const [assets] = all(pages.find(({ href }) => href === path)!.html, /<script id="assets"[^>]*>([^<]*)</g)[0]!;
      const { scripts, next } = JSON.parse(assets!) as { scripts: string[]; next: string[] };
      expect(weigh([...scripts, ...next]), path).toBeLessThan(budget);
    }
  });

  test('has no style left that a page would have to compute', () => {
    const { files } = JSON.parse(read('../chunks.json')) as { files: Record<string, string> };
    expect(Object.keys(files)).toContain('src/features/account/login-panel.tsx');
    expect(Object.keys(files).filter((module) => module.startsWith('styled-system/css/css.'))).toEqual([]);
  });

  test('names itself, its pages and its redirects', () => {
    expect(build).toMatchObject({ id, timestamp: expect.any(Number) });
    for (const path of ['/', '/fr/pricing', '/ru/ai-sticker-maker', '/zh/404']) expect(build.prerendered).toContain(path);
    const rules = Object.entries(build.routeRules);
    const redirects = rules.flatMap(([from, { redirect }]) => (redirect === undefined ? [] : [{ from, redirect }]));
    expect(redirects.length).toBeGreaterThan(0);
    for (const { from, redirect } of redirects)
      expect([build.prerendered.includes(from), build.prerendered.includes(redirect)]).toEqual([false, true]);
    const checked = locales.flatMap((locale) => ['/{model}', '/template/{model}'].map((path) => localePath(locale, path)));
    expect(Object.fromEntries(rules.filter(([, { appMiddleware }]) => appMiddleware))).toEqual(
      Object.fromEntries(checked.map((path) => [path, { appMiddleware: ['model-is-effect'] }])),
    );
  });

  test('has the icons that its manifest names', async () => {
    const manifest = JSON.parse(read('site.webmanifest')) as { name: string; icons: { src: string; sizes: string }[] };
    expect(manifest.name).toBe(productName);
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join(client, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(existsSync(join(client, 'favicon.ico'))).toBe(true);
  });

  test('lists every indexed page in five languages in its sitemap, each with its alternates', () => {
    const entries = all(read('sitemap.xml'), /<url><loc>([^<]*)<\/loc>(.*?)<\/url>/gs);
    const listed = indexed.filter(({ path }) => !(path in twins)).map(({ href }) => site + href);
    expect(entries.map(([address]) => address).toSorted()).toEqual(listed.toSorted());
    for (const [, links] of entries) expect(links!.match(/hreflang="/g)).toHaveLength(locales.length + 1);
    expect(read('robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`);
  });
});

/** Several pages in one test, each named by its address when it fails. */
const inEach = (locale: Locale, look: (page: (typeof pages)[number], head: string) => void) => {
  for (const page of pages.filter((one) => one.locale === locale)) {
    try {
      look(page, headOf(page.html));
    } catch (problem) {
      throw new Error(`${page.href}: ${(problem as Error).message}`, { cause: problem });
    }
  }
};

for (const locale of locales)
  test.describe(`the pages in ${locale}`, () => {
    test('declare their language, and have one title, one description and one heading', () => {
      inEach(locale, ({ html }, head) => {
        expect(html).toContain(`<html lang="${localeFacts[locale].tag}"`);
        const titles = all(head, /<title>([^<]*)<\/title>/g).flat();
        expect(titles).toHaveLength(1);
        expect(titles[0]!.length).toBeGreaterThan(productName.length);
        expect(meta(head, 'description')).toHaveLength(1);
        expect(meta(head, 'description')[0]!.length).toBeGreaterThan(7);
        expect(meta(head, 'og:title')).toEqual(titles);
        expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      });
    });

    test('have an image for previews', () => {
      inEach(locale, (_, head) => {
        const [image] = meta(head, 'og:image');
        expect(image).toContain(`${site}/share/${locale}/`);
        expect(existsSync(join(client, image!.slice(site.length)))).toBe(true);
      });
    });

    test('name their own address and those in the other languages, or are kept out of search engines', () => {
      inEach(locale, (page, head) => {
        const canonical = (of: Locale) => site + localePath(of, twins[page.path] ?? page.path);
        const addresses = all(head, /rel="canonical" href="([^"]*)"/g).flat();
        const alternates = all(head, /rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi) as [string, string][];
        if (isUnlisted(page)) {
          expect([meta(head, 'robots'), addresses, alternates]).toEqual([['noindex'], [], []]);
          return;
        }
        expect(meta(head, 'robots')).toEqual([]);
        expect(addresses).toEqual([canonical(locale)]);
        expect(meta(head, 'og:url')).toEqual([canonical(locale)]);
        expect(Object.fromEntries(alternates)).toEqual({
          ...Object.fromEntries(locales.map((other) => [localeFacts[other].tag, canonical(other)])),
          'x-default': canonical('en'),
        });
      });
    });

    test('give search engines the questions that they answer, and their breadcrumbs', () => {
      inEach(locale, (page) => {
        if (isUnlisted(page) || page.path in twins) return;
        const { html, path, href } = page;
        const graph = graphOf(html);
        const shown = all(html, /<summary[^>]*>(.*?)<svg/gs).flat();
        const asked = graph.filter((node) => node['@type'] === 'FAQPage').flatMap((node) => node['mainEntity'] as { name: string }[]);
        for (const { name } of asked) expect(shown).toContain(name);
        const [trail] = graph.filter((node) => node['@type'] === 'BreadcrumbList');
        if (path === '/') return expect(trail).toBeUndefined();
        const items = trail!['itemListElement'] as { position: number; item: string }[];
        expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
        expect(items.at(-1)!.item).toBe(site + href);
      });
    });

    test('offer every plan and pack at its price, and answer on tools and the start page', () => {
      const product = graphOf(read(`${localePath(locale, '/pricing')}/index.html`)).find((node) => node['@type'] === 'Product')!;
      // The server fills in what an offer costs now.
      const names = [...plans.map(({ id }) => `plan.${id}` as const), ...packs.map(({ id }) => `pack.${id}` as const)];
      expect((product['offers'] as { price: string }[]).map(({ price }) => price)).toEqual(names.map(placeholders.price));
      for (const path of ['/', '/ai-sticker-maker', '/ai-face-swap'])
        expect(graphOf(read(`${localePath(locale, path)}/index.html`)).map((node) => node['@type'])).toContain('FAQPage');
    });
  });

test('preview images have the size that the pages declare', async () => {
  const { width, height, format } = await sharp(join(client, 'share/fr/pricing.jpg')).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
});
