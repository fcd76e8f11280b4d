/** The files of the built client, and the headers determined by their names. */
import { readdirSync, statSync, type Stats } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export const types: Readonly<Record<string, string>> = {
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

/** Returns whether a file is text that may contain the placeholder and is small enough to cache. */
export const isText = (extension: string): boolean => ['.html', '.xml', '.txt', '.json', '.webmanifest'].includes(extension);
/** Returns whether compression reduces the size of such a file. */
export const isCompressible = (extension: string): boolean =>
  isText(extension) || ['.js', '.css', '.map', '.svg', '.wasm'].includes(extension);
/** Returns whether the file name contains a content hash, so its content never changes. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

export type Encoding = 'br' | 'gzip' | 'identity';
export type Body = { bytes: Buffer<ArrayBuffer>; etag: string };
export type File = {
  path: string;
  file: string;
  extension: string;
  /** The file holds it compressed by Brotli, as in the image. */
  packed: boolean;
  stats: Stats;
  /** By encoding and origin. */ bodies: Map<string, Promise<Body>>;
};

/** Returns every file below the directory by its URL path; empty if the directory does not exist. */
export function indexFiles(folder: string): Map<string, File> {
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
    const packed = file.endsWith('.br');
    const path = `/${relative(folder, packed ? file.slice(0, -3) : file)
      .split(sep)
      .join('/')}`;
    files.set(path, { path, file, extension: extname(path).toLowerCase(), packed, stats, bodies: new Map() });
  }
  return files;
}

/** Returns the `cache-control` header of a file. */
export function cacheControl({ path, extension }: Pick<File, 'path' | 'extension'>): string {
  if (isHashed(path)) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/builds/') || extension === '.html') return 'no-cache';
  return 'public, max-age=3600';
}
