import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const packed = new Set(['.html', '.js', '.css', '.xml', '.svg']);
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };

/** Packs the texts of a folder with pages, each into a file with `.br` behind its name, as which the server reads it too. */
export function packPages(folder: string): void {
  for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!each.isFile() || !packed.has(extname(each.name))) continue;
    const file = join(each.parentPath, each.name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
    rmSync(file);
  }
}
