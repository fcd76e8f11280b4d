import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { costs } from '../../contract/facts/costs.ts';
import { listed } from '../../contract/facts/tools/catalog.ts';
import { tools, type Tool } from '../../contract/facts/tools/index.ts';
import { inputStructs } from '../../contract/structs/inputs/index.ts';
import { jsonSchema } from '../../contract/structs/schema.ts';

const facts = join(import.meta.dirname, '../../contract/facts');

/** The names that a struct takes at all. */
const namesOf = ({ slug }: Tool): string[] => Object.keys(jsonSchema(inputStructs[slug]).properties as object);

it('facts stand on nothing but facts', () => {
  const files = readdirSync(facts, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const imports = files.flatMap((name) =>
    [...readFileSync(join(facts, name), 'utf8').matchAll(/from '([^']+)'/g)].map((found) => found[1]!),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(imports.filter((from) => !from.startsWith('.') || from.includes('structs'))).toEqual([]);
});

describe('the catalog', () => {
  it('has a form and a struct for every tool that it lists, in its order', () => {
    expect(tools.map(({ slug }) => slug)).toEqual(listed.map(({ slug }) => slug));
    expect(Object.keys(inputStructs).toSorted()).toEqual(listed.map(({ slug }) => slug).toSorted());
  });

  it.each(tools)('$slug: the struct of its inputs knows every field and every file', (tool) => {
    const known = namesOf(tool);
    for (const { name } of tool.fields) expect(known).toContain(name);
    for (const name of tool.files) expect(known).toContain(name);
    expect(known.includes('consent')).toBe(tool.consent === true);
  });

  it.each(tools)('$slug: costs what its kind of result costs', ({ cost, result }) => expect(cost).toBe(costs[result]));
});
