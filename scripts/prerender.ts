/** Renders every page in five languages to static HTML beside the browser's code, and writes what tells one build from another. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { localePath, locales } from '../contract/locales.ts';

type Chunk = { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; src?: string };
type Assets = { scripts: string[]; styles: string[]; preloads: string[]; build: string };
type Prerender = { render(href: string, assets: Assets): Promise<string>; prerenderedPaths(): string[] };

const client = join(import.meta.dirname, '..', 'dist', 'client');
const manifestFile = join(client, '.vite', 'manifest.json');

const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, Chunk>;
await rm(dirname(manifestFile), { recursive: true });
await build({ logLevel: 'warn', build: { ssr: 'src/prerender.tsx' } });
const bundle = join(client, '..', 'prerender', 'prerender.js');
const { render, prerenderedPaths } = (await import(pathToFileURL(bundle).href)) as Prerender;

const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
if (!entry) throw new Error('The build has no entry');
const assetFiles = await readdir(join(client, 'assets'));
const styles = assetFiles.filter((file) => file.endsWith('.css')).map((file) => `/assets/${file}`);

/** Everything that a chunk imports at once, so that the browser asks for it in one go. */
function importsOf(chunk: Chunk, seen = new Set<string>()): Set<string> {
  for (const name of chunk.imports ?? []) {
    const next = manifest[name];
    if (!next || seen.has(`/${next.file}`)) continue;
    seen.add(`/${next.file}`);
    importsOf(next, seen);
  }
  return seen;
}

const id = createHash('sha256').update(assetFiles.toSorted().join('\n')).digest('hex').slice(0, 16);
const assets: Assets = { scripts: [`/${entry.file}`], styles, preloads: [...importsOf(entry)], build: id };

const write = async (path: string, text: string) => {
  const file = join(client, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

const paths = prerenderedPaths();
const pages = locales.flatMap((locale) => paths.map((path) => localePath(locale, path)));
for (const href of pages) {
  await write(join(href, 'index.html'), await render(href, assets));
  await write(join(href, '_payload.json'), JSON.stringify({ path: href, build: id }));
}

const timestamp = Date.now();
await write('builds/latest.json', JSON.stringify({ id, timestamp }));
await write(`builds/meta/${id}.json`, JSON.stringify({ id, timestamp, prerendered: pages, routeRules: {} }));
await rm(dirname(bundle), { recursive: true });
