/** Text files of the built client: filled with the site's own URL, compressed once per encoding and URL, and cached. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Locale } from '../../contract/facts/locales.ts';
import { listedOffers, type OfferChanges, type OfferName } from '../../contract/facts/prices.ts';
import { creditsIn } from '../../copy/credits.ts';
import type { Services } from '../core/services.ts';
import type { AppContext } from '../http/app.ts';
import { originOf } from '../http/origin.ts';
import { cacheControl, isHashed, isText, types, type Body, type Encoding, type File } from './files.ts';

type Site = Pick<Services, 'config' | 'log' | 'settings' | 'site'>;

/** What the pages of this installation are filled with: the origin by which it was reached, beside its `own`. */
type Facts = { origin: string; own: string; currency: string; cdnUrl: string | null; offers: OfferChanges };

/** Placeholder for the site's own URL in prerendered pages, because the URL is known only when the server starts. */
const sitePlaceholder = 'https://site.invalid';
const currencyPlaceholder = 'CURRENCY.invalid';
const pricePlaceholder = /PRICE\.((?:pack|plan)\.[\d.]+)\.invalid/g;
const creditsPlaceholder = /CREDITS\.((?:pack|plan)\.[\d.]+)\.([a-z]{2})\.invalid/g;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = promisify(brotliDecompress);

function acceptedEncoding(c: AppContext): Encoding {
  const accepted = (c.req.header('accept-encoding') ?? '').toLowerCase().split(',');
  // Cut, not matched: a pattern would read a long run of spaces again from each of them.
  const takes = (name: string): boolean =>
    accepted.some((part) => {
      const [coding, ...parameters] = part.split(';').map((word) => word.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return coding === name && Number(weight ?? 1) > 0;
    });
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const etagOf = (bytes: Buffer, encoding: Encoding): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}-${encoding}"`;

async function plain({ origin, currency, cdnUrl, offers }: Facts, { file, extension, packed }: File): Promise<Buffer<ArrayBuffer>> {
  const stored = await readFile(file);
  const bytes = packed ? await unpack(stored) : stored;
  if (!isText(extension)) return bytes;
  const termsOf = (name: string) => offers[name as OfferName] ?? listedOffers[name as OfferName];
  const text = bytes
    .toString('utf8')
    .replaceAll(sitePlaceholder, origin)
    .replaceAll(currencyPlaceholder, currency)
    .replaceAll(pricePlaceholder, (_, name: string) => termsOf(name).price)
    .replaceAll(creditsPlaceholder, (_, name: string, locale: Locale) => creditsIn(locale, termsOf(name).credits));
  // Scripts and styles name the others relative to themselves.
  return Buffer.from(cdnUrl && extension === '.html' ? text.replaceAll('"/assets/', `"${cdnUrl}/assets/`) : text);
}

/**
 * How hard a file is compressed. The highest is slow, but worthwhile for what is compressed once per build and cached; an origin with another port may
 * be one of thousands that somebody makes up.
 */
function qualityOf({ origin, own }: Facts, { path, extension }: File, length: number): number {
  if (isText(extension) && new URL(origin).port !== new URL(own).port) return 4;
  return isHashed(path) && length < 512 * 1024 ? 11 : 9;
}

async function encode(facts: Facts, entry: File, encoding: Encoding): Promise<Body> {
  const bytes = await plain(facts, entry);
  if (encoding === 'identity') return { bytes, etag: etagOf(bytes, encoding) };
  const quality = qualityOf(facts, entry, bytes.length);
  const smaller =
    encoding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
      : await zip(bytes, { level: Math.min(quality, 9) });
  return { bytes: smaller, etag: etagOf(bytes, encoding) };
}

/** Bodies of a file that are kept: a machine has few names, but its ports may be reached by others. */
const mostBodies = 12;

function bodyOf(facts: Facts, entry: File, encoding: Encoding): Promise<Body> {
  const key = `${encoding} ${isText(entry.extension) ? `${facts.origin} ${JSON.stringify(facts.offers)}` : ''}`;
  const known = entry.bodies.get(key);
  if (known) return known;
  if (entry.bodies.size >= mostBodies) entry.bodies.clear();
  const made = encode(facts, entry, encoding);
  entry.bodies.set(key, made);
  made.catch(() => entry.bodies.delete(key));
  return made;
}

/** Sends text in the best encoding that the browser accepts; 304 if the browser has it cached. */
export async function sendText(c: AppContext, services: Site, entry: File, status: number): Promise<Response> {
  const encoding = acceptedEncoding(c);
  const { currency, cdnUrl } = services.config;
  const facts = { origin: originOf(c, services), own: services.site.url, currency, cdnUrl, offers: services.settings.offers };
  const { bytes, etag } = await bodyOf(facts, entry, encoding);
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
