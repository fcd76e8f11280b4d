import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { composedVideo, costs } from '../../contract/facts/costs.ts';
import { listed } from '../../contract/facts/tools/catalog.ts';
import { toolBySlug, tools, type Tool } from '../../contract/facts/tools/index.ts';
import { costOf } from '../../contract/facts/tools/terms.ts';
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

  it.each(tools)('$slug: costs what its kind of result costs, unless the built-in engine composes it', (tool) => {
    expect(tool.cost).toBe(costOf(tool, {}));
    expect([costs[tool.result], composedVideo]).toContain(tool.cost);
    expect(costOf(tool, {}, 'comfyui')).toBe(costs[tool.result]);
  });

  it('takes 20 credits for the French kiss video, as a tool and as an effect, and 2 for a hug that is composed', () => {
    const costOfTool = (slug: string) => costOf(toolBySlug(slug)!, {});
    expect(costOfTool('ai-french-kiss-video-generator')).toBe(20);
    expect(costOf(toolBySlug('ai-effect')!, { effect: 'kiss' })).toBe(20);
    expect(['ai-hug-generator', 'text-to-video-ai', 'image-to-video-ai', 'video-face-swap'].map(costOfTool)).toEqual([2, 2, 2, 20]);
    expect(costOf(toolBySlug('ai-effect')!, { effect: 'hug' }, 'fal')).toBe(20);
  });
});
