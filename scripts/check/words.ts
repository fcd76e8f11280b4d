/**
 * `npm run words`: fails where a word stands that the glossary avoids. `--list WORD` shows the places of one word, `--rooms` counts by room,
 * and `--draw` writes docs/vocabulary.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vocabularyPage } from './words/page.ts';
import { findIn, insteadOf, roomOf } from './words/scan.ts';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs', 'vocabulary.md');
const [option, argument] = process.argv.slice(2);

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 10_000_000,
})
  .split('\n')
  .filter((path) => path !== '' && !/^(docs|scripts\/check\/words)\//.test(path));

const read = (path: string): string => {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    // Deleted, but not yet in the index.
    return '';
  }
};
const findings = paths.flatMap((path) => findIn(path, read(path)));

if (option === '--list') {
  for (const { path, at, text } of findings.filter(({ rule }) => rule === argument)) console.log(`${path}:${at} ${text}`);
} else if (option === '--rooms') {
  const rooms = Map.groupBy(findings, ({ path }) => roomOf(path));
  for (const [room, inside] of [...rooms].toSorted(([, one], [, other]) => other.length - one.length)) {
    const worst = [...Map.groupBy(inside, ({ rule }) => rule)].toSorted(([, one], [, other]) => other.length - one.length).slice(0, 6);
    console.log(
      `${room.padEnd(24)}${String(inside.length).padStart(6)}  ${worst.map(([rule, some]) => `${rule} ${some.length}`).join(', ')}`,
    );
  }
} else if (option === '--draw') {
  writeFileSync(page, vocabularyPage());
} else {
  for (const { rule, path, at, text } of findings) {
    console.error(`${path}:${at} "${text}": write ${insteadOf.get(rule)}`);
    process.exitCode = 1;
  }
  if (readFileSync(page, 'utf8') !== vocabularyPage()) {
    console.error('docs/vocabulary.md is stale: run npm run words -- --draw');
    process.exitCode = 1;
  }
  console.log(`${paths.length} files, ${findings.length} words to replace.`);
}
