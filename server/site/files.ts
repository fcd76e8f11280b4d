/** The files of the built client, and what their names say about how they are sent. */
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

/** Text that may hold the placeholder, and that is small enough to be kept. */
export const isText = (extension: string): boolean => ['.html', '.xml', '.txt', '.json', '.webmanifest'].includes(extension);
/** Whether compression makes such a file smaller. */
export const isCompressible = (extension: string): boolean =>
  isText(extension) || ['.js', '.css', '.map', '.svg', '.wasm'].includes(extension);
/** Names that the bundler made from the content never mean anything else. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

export type Encoding = 'br' | 'gzip' | 'identity';
export type Body = { bytes: Buffer<ArrayBuffer>; etag: string };
export type File = { path: string; file: string; extension: string; stats: Stats; bodies: Map<Encoding, Promise<Body>> };

/** Every file below the folder by its address; none when there is no folder. */
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
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, { path, file, extension: extname(path).toLowerCase(), stats, bodies: new Map() });
  }
  return files;
}

/** How long a browser may keep a file without asking. */
export function cacheControl({ path, extension }: Pick<File, 'path' | 'extension'>): string {
  if (isHashed(path)) return 'public, max-age=31536000, immutable';
  if (path.startsWith('/builds/') || extension === '.html') return 'no-cache';
  return 'public, max-age=3600';
}
