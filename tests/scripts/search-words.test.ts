/** What search engines list of every tool: long enough to state something, short enough to be shown whole, and never twice the same. */
import { describe, expect, it, test } from 'vitest';
import { locales } from '../../contract/facts/locales.ts';
import { toolSlugs } from '../../contract/facts/tools/catalog.ts';
import { prerenderedPaths, routeOf } from '../../src/routing/routes.ts';
import type { ToolCopy } from '../../copy/types/tool.ts';

const slugs = toolSlugs.filter((slug) => slug !== 'ai-sticker-maker');
const read = async (locale: string, slug: string): Promise<ToolCopy> =>
  ((await import(`../../copy/${locale}/tools/${slug}.ts`)) as { default: ToolCopy }).default;

/** The width of a text as a search engine cuts it: a Chinese character takes the room of two letters. */
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (/[\u2E80-\uFFEF]/.test(letter) ? 2 : 1), 0);

const written = new Map(
  await Promise.all(
    locales.map(
      async (locale) => [locale, await Promise.all(slugs.map(async (slug) => ({ slug, copy: await read(locale, slug) })))] as const,
    ),
  ),
);

/** Pages that search engines list beside the tools, with what they show as title and description; the gallery of each tool is one. */
type Listed = { page: string; title: string; description: string };
type Written = {
  title: string;
  description: string;
  allTitle?: string;
  allLead?: string;
  ofTools?: Readonly<Record<string, Omit<Listed, 'page'>>>;
};
const pages = ['home', 'sticker', 'tool', 'pricing', 'operation', 'verify', 'reportResult', 'contactUs', 'developers', 'templates'];
const legal = ['privacyPolicy', 'termsOfService', 'contentPolicy'];
async function listedIn(locale: string): Promise<Listed[]> {
  const found = [...pages, ...legal].map(async (page): Promise<Listed[]> => {
    const { default: text } = (await import(`../../copy/${locale}/pages/${page}.ts`)) as { default: Written };
    const inner = Object.entries(text.ofTools ?? {}).map(([slug, listed]) => ({ page: `${page} ${slug}`, ...listed }));
    // The list of all tools keeps its words beside those of every tool's page.
    return [{ page, title: text.allTitle ?? text.title, description: text.allLead ?? text.description }, ...inner];
  });
  return (await Promise.all(found)).flat();
}
const listed = new Map(await Promise.all(locales.map(async (locale) => [locale, await listedIn(locale)] as const)));

describe.each(locales)('in %s', (locale) => {
  const copies = written.get(locale)!;

  it('other pages have descriptions of 70 to 155 characters and titles of 60 at most, no two alike', () => {
    const found = listed.get(locale)!;
    expect(found.length).toBeGreaterThan(12);
    const wrong = found.flatMap(({ page, title, description }) => {
      const [ofTitle, ofDescription] = [widthOf(title), widthOf(description)];
      return ofTitle > 60 || ofDescription < 70 || ofDescription > 155 ? [`${page}: ${ofTitle}, ${ofDescription}`] : [];
    });
    expect(wrong).toEqual([]);
    const texts = [
      ...found.flatMap(({ title, description }) => [title, description]),
      ...copies.flatMap(({ copy: { search } }) => [search.title, search.description]),
    ];
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('titles have 30 to 60 characters, descriptions 70 to 155', () => {
    const wrong = copies.flatMap(({ slug, copy: { search } }) => {
      const [title, description] = [widthOf(search.title), widthOf(search.description)];
      return title < 30 || title > 60 || description < 70 || description > 155 ? [`${slug}: ${title}, ${description}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('no title, description, heading, lead or question stands on two pages', () => {
    const texts = copies.flatMap(({ copy: { search, h1, lead, faqs } }) => [
      search.title,
      search.description,
      `heading: ${h1}`,
      `lead: ${lead}`,
      ...faqs.map(({ title }) => title),
    ]);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('every tool has four questions and sections of its own', () => {
    for (const { slug, copy } of copies) expect([slug, copy.faqs.length, copy.about.length >= 3]).toEqual([slug, 4, true]);
  });
});

test('what search engines list in English stands in docs/search.md; `vitest -u` writes it anew', async () => {
  const addressOf = (page: string): string => prerenderedPaths().find((path) => routeOf(path)?.namespaces[0] === page)!;
  const rows: Listed[] = [
    ...listed.get('en')!.map(({ page, ...more }) => {
      const [name, slug] = page.split(' ');
      return { page: slug ? `/template/${slug}` : addressOf(name!), ...more };
    }),
    ...written.get('en')!.map(({ slug, copy: { search } }) => ({ page: `/${slug}`, ...search })),
  ];
  const lines = rows.map(({ page, title, description }) => `- \`${page}\`: **${title}** ${description}`);
  await expect(
    `# What search engines list\n\nThe title and the description of every indexed page, in English.\n\n${lines.join('\n')}\n`,
  ).toMatchFileSnapshot('../../docs/search.md');
});
