import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../models');
const read = (file: string): Buffer => readFileSync(join(folder, file));
/** How the notice names a file: some by their folder, because they belong together. */
const named = (file: string): string =>
  file.endsWith('.f16') ? 'voices/*.f16' : file.replace(/^(voices\/rhvoice\/(?:languages|voices)\/\w+)\/.*/, '$1/*');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !['NOTICE', 'LICENSE', 'SHA256SUMS'].includes(entry.name))
  .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

describe('the weights', () => {
  it('are those that were looked at, each with where it comes from', () => {
    const sums = files.map((file) => `${createHash('sha256').update(read(file)).digest('hex')}  ${file}`);
    expect(sums.toSorted()).toEqual(read('SHA256SUMS').toString().trim().split('\n').toSorted());
    const notice = read('NOTICE').toString();
    for (const file of files) expect(notice, file).toContain(named(file));
    // Files of more than 25 MB make a clone slow, and some hosts refuse them.
    for (const file of files) expect(statSync(join(folder, file)).size, file).toBeLessThan(25e6);
  });
});
