/**
 * Bakes the flags of countries into engine/draft/flags.br, offline. Usage: `node scripts/art/flags.ts SOURCES`, a folder that holds
 * country-flag-icons, as engine/draft/NOTICE names it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const sources = process.argv[2];
if (!sources) throw new Error('usage: node scripts/art/flags.ts SOURCES');
const folder = join(sources, 'country-flag-icons/3x2');

const flags = readdirSync(folder)
  .filter((name) => /^[A-Z]{2}\.svg$/u.test(name))
  .toSorted()
  .map((name) => {
    const [, body] = /^<svg[^>]*>(.*)<\/svg>\s*$/su.exec(readFileSync(join(folder, name), 'utf8'))!;
    return [name.slice(0, 2).toLowerCase(), body] as const;
  });
const packed = brotliCompressSync(JSON.stringify(Object.fromEntries(flags)));
writeFileSync(join(import.meta.dirname, '../../engine/draft/flags.br'), packed);
console.log(`${flags.length} flags, ${packed.length} bytes`);
