import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { localePath, splitLocale } from '../../contract/facts/locales.ts';
import { readRange } from '../storage/range.ts';
import type { App, AppContext } from '../http/app.ts';
import type { Services } from '../core/services.ts';

/** What prerendered pages write where the site's own address belongs: it is known only when the server starts. */
const sitePlaceholder = 'https://site.invalid';
const currencyPlaceholder = 'CURRENCY.invalid';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Text that may hold the placeholder, and that is small enough to be kept. */
const isText = (extension: string): boolean => ['.html', '.xml', '.txt', '.json', '.webmanifest'].includes(extension);
const isCompressible = (extension: string): boolean => isText(extension) || ['.js', '.css', '.map', '.svg', '.wasm'].includes(extension);
/** Names that the bundler made from the content never mean anything else. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

type Encoding = 'br' | 'gzip' | 'identity';
type Body = { bytes: Buffer<ArrayBuffer>; etag: string };
type File = { path: string; file: string; extension: string; stats: Stats; bodies: Map<Encoding, Promise<Body>> };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function indexFiles(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return files;
  }
  for (const name of names) {
    const file = join(folder, name);
    const stats = statSync(file);
    if (!stats.isFile()) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, { path, file, extension: extname(path).toLowerCase(), stats, bodies: new Map() });
  }
  return files;
}

function acceptedEncoding(c: AppContext): Encoding {
  const accepted = (c.req.header('accept-encoding') ?? '').toLowerCase();
  const takes = (name: string) => new RegExp(`(^|[,\\s])${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[\\d.]+)?\\s*(,|$)`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const etagOf = (bytes: Buffer, encoding: Encoding): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}-${encoding}"`;

/** The build that lies in the folder, or `dev`. */
export function buildIn(folder: string): string {
  try {
    const { id } = JSON.parse(readFileSync(join(folder, 'builds', 'latest.json'), 'utf8')) as { id?: unknown };
    return typeof id === 'string' && id !== '' ? id : 'dev';
  } catch {
    return 'dev';
  }
}

/** Where addresses lead that are no pages any more, or never were; read from the build. */
function redirectsIn(folder: string): ReadonlyMap<string, string> {
  try {
    const manifest = join(folder, 'builds', 'meta', `${buildIn(folder)}.json`);
    const { routeRules = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { routeRules?: Record<string, { redirect?: string }> };
    return new Map(Object.entries(routeRules).flatMap(([path, { redirect }]) => (redirect ? [[path, redirect] as const] : [])));
  } catch {
    return new Map();
  }
}

/** Serves the built client: prerendered pages by their address, files as they are, the language's 404 page for everything else. */
export function serveClient(app: App, { config, site }: Pick<Services, 'config' | 'site'>): void {
  const files = indexFiles(config.clientDir);
  const redirects = redirectsIn(config.clientDir);
  // The drawings of the flows and the parts of the design system are for developers and testers.
  if (!config.flows) for (const path of files.keys()) if (/\/__(?:flows|ui)\//.test(path)) files.delete(path);

  async function plain({ file, extension }: File): Promise<Buffer<ArrayBuffer>> {
    const bytes = await readFile(file);
    return isText(extension)
      ? Buffer.from(bytes.toString('utf8').replaceAll(sitePlaceholder, site.url).replaceAll(currencyPlaceholder, config.currency))
      : bytes;
  }

  async function encode(entry: File, encoding: Encoding): Promise<Body> {
    const bytes = await plain(entry);
    if (encoding === 'identity') return { bytes, etag: etagOf(bytes, encoding) };
    // The best compression is slow: for what is asked for once a build and kept, it is worth it.
    const quality = isHashed(entry.path) && bytes.length < 512 * 1024 ? 11 : 9;
    const smaller =
      encoding === 'br'
        ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
        : await zip(bytes, { level: 9 });
    return { bytes: smaller, etag: etagOf(bytes, encoding) };
  }

  function bodyOf(entry: File, encoding: Encoding): Promise<Body> {
    const known = entry.bodies.get(encoding);
    if (known) return known;
    const made = encode(entry, encoding);
    entry.bodies.set(encoding, made);
    made.catch(() => entry.bodies.delete(encoding));
    return made;
  }

  function cacheControl({ path, extension }: Pick<File, 'path' | 'extension'>): string {
    if (isHashed(path)) return 'public, max-age=31536000, immutable';
    if (path.startsWith('/builds/') || extension === '.html') return 'no-cache';
    return 'public, max-age=3600';
  }

  async function sendText(c: AppContext, entry: File, status: number): Promise<Response> {
    const encoding = acceptedEncoding(c);
    const { bytes, etag } = await bodyOf(entry, encoding);
    const headers = { etag, vary: 'accept-encoding', 'cache-control': cacheControl(entry) };
    const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (status === 200 && known.includes(etag)) return c.body(null, 304, headers);
    return c.body(bytes, status as ContentfulStatusCode, {
      ...headers,
      'content-type': types[entry.extension]!,
      'content-length': String(bytes.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  }

  function sendFile(c: AppContext, { file, path, extension, stats }: File): Response {
    const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`;
    const headers: Record<string, string> = {
      etag,
      'cache-control': cacheControl({ path, extension }),
      'accept-ranges': 'bytes',
      'content-type': types[extension] ?? 'application/octet-stream',
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const range = readRange(c.req.header('range'), stats.size);
    if (range === 'unsatisfiable') return c.body(null, 416, { ...headers, 'content-range': `bytes */${stats.size}` });
    const { first, last } = range ?? { first: 0, last: stats.size - 1 };
    const partial: Record<string, string> = range ? { 'content-range': `bytes ${first}-${last}/${stats.size}` } : {};
    const length = { 'content-length': String(Math.max(0, last - first + 1)) };
    if (c.req.method === 'HEAD' || stats.size === 0) return c.body(null, range ? 206 : 200, { ...headers, ...partial, ...length });
    const stream = Readable.toWeb(createReadStream(file, { start: first, end: last })) as ReadableStream<Uint8Array<ArrayBuffer>>;
    return c.body(stream, range ? 206 : 200, { ...headers, ...partial, ...length });
  }

  const send = (c: AppContext, entry: File, status = 200): Promise<Response> | Response =>
    isCompressible(entry.extension) ? sendText(c, entry, status) : sendFile(c, entry);

  function notFound(c: AppContext): Promise<Response> | Response {
    const { locale } = splitLocale(c.req.path);
    const page = files.get(`${localePath(locale, '/404')}/index.html`) ?? files.get('/404/index.html');
    return page ? send(c, page, 404) : c.text('Not Found', 404);
  }

  app.on(['GET', 'HEAD'], '*', (c) => {
    const path = decoded(c.req.path);
    if (path === null) return notFound(c);
    if (splitLocale(path).path === '/404') return notFound(c);
    const file = files.get(path);
    if (file && file.extension !== '.html') return send(c, file);
    const bare = path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') : path;
    const page = files.get(bare === '/' || bare === '' ? '/index.html' : `${bare}/index.html`);
    const elsewhere = redirects.get(bare);
    if (elsewhere) return c.redirect(elsewhere + new URL(c.req.url).search, 301);
    if (!page) return notFound(c);
    // One page has one address: a trailing slash leads to it, on our own origin alone.
    if (bare !== path && bare !== '') return c.redirect(encodeURI(bare) + new URL(c.req.url).search, 308);
    return send(c, page);
  });
  app.notFound((c) => notFound(c));
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
