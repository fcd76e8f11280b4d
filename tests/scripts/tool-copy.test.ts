import { describe, expect, it } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import type { ToolCopy, ToolNames } from '../../copy/types/tool.ts';

/** The sticker maker has a landing page with words of its own. */
const composed = tools.filter(({ slug }) => slug !== 'ai-sticker-maker');

const read = async (slug: string, locale: string): Promise<ToolCopy> =>
  ((await import(`../../copy/${locale}/tools/${slug}.ts`)) as { default: ToolCopy }).default;
const names = await Promise.all(
  locales.map(async (locale) => ((await import(`../../copy/${locale}/tools/names.ts`)) as { default: ToolNames }).default),
);

describe('every tool of the catalogue', () => {
  it.each(tools.map(({ slug }) => slug))('%s has a name of its own in every language', (slug) => {
    expect(new Set(names.map((name) => name[slug as keyof ToolNames])).size).toBe(locales.length);
  });

  it.each(composed.map(({ slug }) => slug))('%s speaks five languages, none borrowed from another', async (slug) => {
    const all = await Promise.all(locales.map((locale) => read(slug, locale)));
    for (const copy of all) expect([copy.steps.length, copy.reasons.length, copy.faqs.length > 0]).toEqual([3, 3, true]);
    expect(new Set(all.map(({ description }) => description)).size).toBe(locales.length);
    expect(new Set(all.map(({ action }) => action)).size).toBe(locales.length);
  });
});
