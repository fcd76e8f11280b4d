/**
 * `npm run arrows`: fails on an import that the table of rooms does not allow, and on a cycle of folders or files. `--draw` writes the table as
 * docs/rooms.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { faultsIn } from './arrows/check.ts';
import { drawnRooms } from './arrows/draw.ts';
import { readSources } from './arrows/imports.ts';
import { ownPackages } from './arrows/packages.ts';
import { houses } from './arrows/table.ts';

const path = 'docs/rooms.md';
const drawn = drawnRooms();
if (process.argv.includes('--draw')) writeFileSync(path, drawn);

const sources = readSources(houses);
const faults = faultsIn(sources, ownPackages());
if (readFileSync(path, 'utf8') !== drawn) faults.push(`${path} shows another table of rooms: run \`npm run arrows -- --draw\``);
for (const sentence of faults) console.error(sentence);
if (faults.length > 0) process.exit(1);
console.log(`${sources.length} files, every arrow points the right way.`);
