/**
 * `npm run arrows`: fails on an import that the table of rooms does not allow, and on a cycle of folders. `--draw` writes the table into
 * README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { faultsIn } from './arrows/check.ts';
import { drawnRooms } from './arrows/draw.ts';
import { readSources } from './arrows/imports.ts';
import { ownPackages } from './arrows/packages.ts';
import { houses } from './arrows/table.ts';

const marks = ['<!-- rooms -->', '<!-- /rooms -->'] as const;

function withRooms(page: string): string {
  const [before, rest] = page.split(marks[0]);
  const after = rest?.split(marks[1])[1];
  if (after === undefined) throw new Error(`README.md has no place for the rooms: ${marks.join(' … ')}`);
  return `${before}${marks[0]}\n\n${drawnRooms()}\n\n${marks[1]}${after}`;
}

const page = readFileSync('README.md', 'utf8');
const drawn = withRooms(page);
if (process.argv.includes('--draw')) writeFileSync('README.md', drawn);

const sources = readSources(houses);
const faults = faultsIn(sources, ownPackages());
if (page !== drawn && !process.argv.includes('--draw'))
  faults.push('README.md shows another table of rooms: run `npm run arrows -- --draw`');
for (const sentence of faults) console.error(sentence);
if (faults.length > 0) process.exit(1);
console.log(`${sources.length} files, every arrow points the right way.`);
