/** Bakes the flags of countries into packages/draft/art/flags.br from country-flag-icons, which packages/draft/NOTICE names. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** `folder`: the package. */
export function bakeFlags(folder: string): void {
  const drawings = join(folder, '3x2');
  const flags = readdirSync(drawings)
    .filter((name) => /^[A-Z]{2}\.svg$/u.test(name))
    .toSorted()
    .map((name) => {
      const [, body] = /^<svg[^>]*>(.*)<\/svg>\s*$/su.exec(readFileSync(join(drawings, name), 'utf8'))!;
      return [name.slice(0, 2).toLowerCase(), body] as const;
    });
  const packed = brotliCompressSync(JSON.stringify(Object.fromEntries(flags)));
  writeFileSync(join(import.meta.dirname, '../art/flags.br'), packed);
  console.log(`${flags.length} flags, ${packed.length} bytes`);
}
