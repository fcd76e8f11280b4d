/** The files beside this one that are baked from other sources: JSON, compressed with brotli. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Returns what reads such a file, once, when it is first asked for. */
export function baked<Content>(name: string): () => Content {
  let content: Content | undefined;
  return () => (content ??= JSON.parse(brotliDecompressSync(readFileSync(join(import.meta.dirname, name))).toString('utf8')) as Content);
}
