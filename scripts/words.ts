/**
 * `npm run words`: fails when a word that the glossary avoids stands in more places than `words/baseline.json` allows. `--list WORD` shows the
 * places of a word, `--rooms` counts by room, `--shrink` lowers the baseline to what is left, and `--draw` writes docs/vocabulary.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vocabularyPage } from './words/page.ts';
import { findIn, insteadOf, roomOf } from './words/scan.ts';

const root = join(import.meta.dirname, '..');
const baselineFile = join(import.meta.dirname, 'words', 'baseline.json');
const page = join(root, 'docs', 'vocabulary.md');
const [option, argument] = process.argv.slice(2);

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '*.ts', '*.tsx', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 10_000_000,
})
  .split('\n')
  .filter((path) => path !== '' && !/^(docs|scripts\/words)\//.test(path));

const read = (path: string): string => {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    // Deleted, but not yet in the index.
    return '';
  }
};
const findings = paths.flatMap((path) => findIn(path, read(path)));
const counts = new Map<string, number>();
for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
const baseline = JSON.parse(readFileSync(baselineFile, 'utf8')) as Record<string, number>;

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
  const more = [...counts].filter(([rule, count]) => count > (baseline[rule] ?? 0));
  const fewer = Object.entries(baseline).filter(([rule, allowed]) => (counts.get(rule) ?? 0) < allowed);
  if (option === '--shrink') {
    const shrunk = Object.entries(baseline).flatMap(([rule, allowed]) => {
      const left = Math.min(allowed, counts.get(rule) ?? 0);
      return left > 0 ? [[rule, left]] : [];
    });
    writeFileSync(baselineFile, `${JSON.stringify(Object.fromEntries(shrunk), null, 2)}\n`);
  }
  for (const [rule, count] of more) {
    console.error(
      `"${rule}" stands in ${count} places, ${baseline[rule] ?? 0} are allowed: write ${insteadOf.get(rule)} (npm run words -- --list '${rule}')`,
    );
    process.exitCode = 1;
  }
  if (readFileSync(page, 'utf8') !== vocabularyPage()) {
    console.error('docs/vocabulary.md is stale: run npm run words -- --draw');
    process.exitCode = 1;
  }
  console.log(
    `${paths.length} files, ${findings.length} words to replace, ${Object.values(baseline).reduce((sum, count) => sum + count, 0)} allowed.${
      fewer.length > 0 && option !== '--shrink' ? ` ${fewer.length} counts can shrink: npm run words -- --shrink` : ''
    }`,
  );
}
