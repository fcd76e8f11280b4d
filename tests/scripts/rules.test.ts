/** The table of the specification's rules is whole and leaves out nothing that no decision leaves out; `documents.test.ts` looks for its tests. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);
const page = readFileSync(at('docs/rules.md'), 'utf8');
const lines = page.split('\n').filter((line) => line.startsWith('| §'));
const rows = lines.map((line) => /^\| (§\d .+) \| (?:`(\S+)` "(.+)"|left out \(\[decision \d+\]\((\S+)\)\)) \|$/.exec(line));

describe('the rules of the specification', () => {
  it('are all read, in every section', () => {
    expect(lines.filter((_, index) => !rows[index])).toEqual([]);
    expect(new Set(rows.map((row) => row![1]!.slice(0, 2)))).toEqual(new Set(['§2', '§3', '§4', '§5', '§6', '§7', '§8', '§9']));
  });

  it('are left out only by a decision that names them', () => {
    for (const row of rows) if (row?.[4]) expect(existsSync(at(`docs/${row[4]}`)), row[1]).toBe(true);
  });
});
