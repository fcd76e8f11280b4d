/** Renders every page in five languages to static HTML beside the browser's code, and writes the build's fingerprint. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { localePath, locales, splitLocale, type Locale } from '../../contract/facts/locales.ts';
import { productName } from '../../contract/facts/product.ts';
import { isToolSlug } from '../../contract/facts/tools/catalog.ts';
import { icons } from './prerender/icons.ts';
import { shareImages } from './prerender/share-images.ts';
import { robots, sitemap } from './prerender/sitemap.ts';
import type { ChunkFiles } from './vite/chunk-files.ts';
import { structuredData, type Crumb } from './prerender/structured-data.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; src?: string };
type Prerender = typeof import('../../src/boot/prerender.tsx');

const root = join(import.meta.dirname, '../..');
const client = join(root, 'dist', 'client');
const manifestFile = join(client, '.vite', 'manifest.json');

const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, Chunk>;
const chunks = JSON.parse(await readFile(join(dirname(manifestFile), 'chunks.json'), 'utf8')) as ChunkFiles;
// Not served, but the observed code of the walks is matched by it.
await rename(join(dirname(manifestFile), 'chunks.json'), join(client, '..', 'chunks.json'));
await rm(dirname(manifestFile), { recursive: true });
await build({ logLevel: 'warn', build: { ssr: 'src/boot/prerender.tsx' } });
const bundle = join(client, '..', 'prerender', 'prerender.js');
const { canonicalPath, modelCheck, prerenderedPaths, redirects, render, routeOf, shareImage } = (await import(
  pathToFileURL(bundle).href
)) as Prerender;

const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
if (!entry) throw new Error('The build has no entry');
const assetFiles = await readdir(join(client, 'assets'));
const styles = assetFiles.filter((file) => file.endsWith('.css')).map((file) => `/assets/${file}`);

/** All static imports of a chunk, so that the browser can request them at once. */
function importsOf(chunk: Chunk, seen = new Set<string>()): Set<string> {
  for (const name of chunk.imports ?? []) {
    const next = manifest[name];
    if (!next || seen.has(`/${next.file}`)) continue;
    seen.add(`/${next.file}`);
    importsOf(next, seen);
  }
  return seen;
}

/** The files that hold these modules, with what they import, except what the first script brings. */
function filesOf(modules: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const gather = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of chunks.imports[file] ?? []) gather(imported);
  };
  for (const module of modules) {
    const file = chunks.files[module];
    if (file !== undefined) gather(file);
  }
  const first = new Set([...assets.scripts, ...assets.preloads]);
  return [...found].map((file) => `/${file}`).filter((file) => !first.has(file));
}

const id = createHash('sha256').update(assetFiles.toSorted().join('\n')).digest('hex').slice(0, 16);
/** The fonts of a language, preloaded in parallel with the styles that refer to them. */
const fontsOf = (locale: Locale): string[] =>
  (locale === 'ru' ? ['onest-cyrillic-wght', 'onest-latin-wght'] : ['onest-latin-wght']).flatMap((name) =>
    assetFiles.filter((file) => file.startsWith(name)).map((file) => `/assets/${file}`),
  );
const assets = { scripts: [`/${entry.file}`], styles, preloads: [...importsOf(entry)], build: id };

const write = async (path: string, text: string | Buffer) => {
  const file = join(client, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

const paths = prerenderedPaths();
const isIndexed = (path: string): boolean => routeOf(path)?.indexed === true && canonicalPath(path) === path;
/** The drawings of the charts; their frame is in the language of the address, they themselves are in English. */
const drawings =
  process.env['FLOWS'] === '1' ? (await import('../../machines/models.ts')).models.map(({ name }) => `/__flows/${name}`) : [];
const pages = locales.flatMap((locale) => [...paths, ...drawings].map((path) => localePath(locale, path)));
const rendered = new Map<string, Awaited<ReturnType<typeof render>>>();
for (const href of pages) rendered.set(href, await render(href, { ...assets, fonts: fontsOf(splitLocale(href).locale) }, filesOf));

/** The breadcrumb trail from the start page, each step labeled with its page's title. */
function trailOf(locale: Locale, path: string): Crumb[] {
  const steps = path.slice(1).split('/').slice(0, -1);
  const above = isToolSlug(path.slice(1)) ? ['/ai-tools'] : steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}`);
  return ['/', ...above, path].flatMap((step) => {
    // The title of the start page is a sentence; its name is the product's.
    const name = step === '/' ? productName : rendered.get(localePath(locale, step))?.facts.title;
    return name ? [{ name, path: step }] : [];
  });
}

const imageOf = shareImages(join(root, 'public'), join(root, '.cache', 'share'));
/** Writes a page, and the image that is shown where it is shared. */
async function writePage(href: string, { html, facts }: Awaited<ReturnType<typeof render>>): Promise<void> {
  const { locale, path } = splitLocale(href);
  const data = isIndexed(path) ? await structuredData(locale, path, facts, path === '/' ? [] : trailOf(locale, path)) : null;
  await write(join(href, 'index.html'), data ? html.replace('</head>', () => `${data}</head>`) : html);
  if (isIndexed(path)) await write(shareImage(locale, path, true), await imageOf({ locale, path, title: facts.title }));
}
// At once: most of the time goes into images, which are drawn on every core.
await Promise.all([...rendered].map(([href, page]) => writePage(href, page)));

await write('sitemap.xml', sitemap(paths.filter(isIndexed)));
await write('robots.txt', robots);
for (const [name, content] of Object.entries(await icons(join(root, 'public')))) await write(name, content);

const routeRules = Object.fromEntries(
  locales.flatMap((locale) => [
    ...Object.entries(redirects).map(([from, to]) => [localePath(locale, from), { redirect: localePath(locale, to) }] as const),
    ...['/{model}', '/template/{model}'].map((path) => [localePath(locale, path), { appMiddleware: [modelCheck] }] as const),
  ]),
);
const timestamp = Date.now();
await write('builds/latest.json', JSON.stringify({ id, timestamp }));
await write(`builds/meta/${id}.json`, JSON.stringify({ id, timestamp, prerendered: pages, routeRules }));
await rm(dirname(bundle), { recursive: true });
