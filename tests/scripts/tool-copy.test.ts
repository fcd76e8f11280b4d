import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import type { ToolCopy, ToolName } from '../../src/tools/copy/tool-copy.ts';

const folder = join(import.meta.dirname, '../../src/tools/copy');
/** The sticker maker has a landing page with words of its own. */
const composed = tools.filter(({ slug }) => slug !== 'ai-sticker-maker');

const read = async (slug: string, locale: string): Promise<ToolCopy> =>
  ((await import(join(folder, slug, `${locale}.ts`))) as { copy: ToolCopy }).copy;

describe('every tool of the catalogue', () => {
  it.each(tools.map(({ slug }) => slug))('%s has a name of its own in every language', async (slug) => {
    const { name } = (await import(join(folder, slug, 'name.ts'))) as { name: ToolName };
    expect(new Set(locales.map((locale) => name[locale])).size).toBe(locales.length);
  });

  it.each(composed.map(({ slug }) => slug))('%s speaks five languages, none borrowed from another', async (slug) => {
    expect(locales.every((locale) => existsSync(join(folder, slug, `${locale}.ts`)))).toBe(true);
    const all = await Promise.all(locales.map((locale) => read(slug, locale)));
    for (const copy of all) expect([copy.steps.length, copy.reasons.length, copy.faqs.length > 0]).toEqual([3, 3, true]);
    expect(new Set(all.map(({ description }) => description)).size).toBe(locales.length);
    expect(new Set(all.map(({ action }) => action)).size).toBe(locales.length);
  });
});
