import { describe, expect, it } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import type { ToolCopy, ToolNames } from '../../copy/types/tool.ts';

/** The sticker maker has a landing page with words of its own. */
const composed = tools.filter(({ slug }) => slug !== 'ai-sticker-maker');

const read = async (slug: string, locale: string): Promise<ToolCopy> =>
  ((await import(`../../copy/${locale}/tools/${slug}.ts`)) as { default: ToolCopy }).default;
type FormCopy = { labels: Record<string, string>; options: Record<string, Record<string, string> | undefined> };
const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** A ratio reads the same everywhere, a language is named in itself, and no choice has a sentence of its own. */
const isItsOwnWord = (field: string, option: string): boolean => field === 'ratio' || field === 'language' || option === '';

const names = await Promise.all(
  locales.map(async (locale) => ((await import(`../../copy/${locale}/tools/names.ts`)) as { default: ToolNames }).default),
);

describe('every tool of the catalog', () => {
  it.each(tools.map(({ slug }) => slug))('%s has a name of its own in every language', (slug) => {
    expect(new Set(names.map((name) => name[slug as keyof ToolNames])).size).toBe(locales.length);
  });

  it.each(composed.map(({ slug }) => slug))('%s speaks five languages, none borrowed from another', async (slug) => {
    const all = await Promise.all(locales.map((locale) => read(slug, locale)));
    for (const copy of all) expect([copy.steps.length, copy.reasons.length, copy.faqs.length > 0]).toEqual([3, 3, true]);
    expect(new Set(all.map(({ search }) => search.description)).size).toBe(locales.length);
    expect(new Set(all.map(({ action }) => action)).size).toBe(locales.length);
  });

  it.each(composed.map(({ slug }) => slug))('%s has a label for each of its fields and options in every language', async (slug) => {
    // How a subject is cut out is chosen where the cut is mended, and what a model paints by comes with every form: both in words of their own.
    const fields = tools.find((tool) => tool.slug === slug)!.fields.filter(({ name, kind }) => name !== 'cut' && kind !== 'painting');
    for (const locale of locales) {
      const { labels, options } = ((await import(`../../copy/${locale}/pages/form.ts`)) as { default: FormCopy }).default;
      expect(fields.map(({ name }) => name).filter((name) => !labels[name])).toEqual([]);
      const shown = fields.flatMap((field) =>
        field.kind === 'tabs' || field.kind === 'choice' ? field.options.map((option) => [field.name, option] as const) : [],
      );
      expect(shown.filter(([field, option]) => !isItsOwnWord(field, option) && !options[field]?.[camel(option)])).toEqual([]);
    }
  });
});
