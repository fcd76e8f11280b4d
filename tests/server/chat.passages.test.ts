import { expect, it } from 'vitest';
import { locales, splitLocale } from '../../contract/facts/locales.ts';
import { tools } from '../../contract/facts/tools/index.ts';
import { readPassages } from '../../server/chat/help/passages.ts';
import { prerenderedPaths, routeOf } from '../../src/routing/routes.ts';

const facts = { currency: 'USD', dailyCredits: 23 };
const open = prerenderedPaths().filter((path) => !path.startsWith('/__'));

it.each(locales)('in %s the help assistant knows every tool, the daily credits, and no page for developers', async (locale) => {
  const passages = await readPassages(locale, facts);
  const paths = new Set(passages.map(({ path }) => splitLocale(path).path));
  for (const { slug } of tools) expect(paths).toContain(`/${slug}`);
  for (const path of paths) expect([open.includes(path), routeOf(path) !== null]).toEqual([true, true]);
  for (const { path } of passages) expect(splitLocale(path).locale).toBe(locale);
  expect(passages.filter(({ text }) => text.includes('23')).length).toBeGreaterThan(0);
});

it.each(locales)('in %s every passage appears in full, once', async (locale) => {
  const passages = await readPassages(locale, facts);
  for (const { title, text } of passages) {
    expect(title.trim(), text).not.toBe('');
    expect(text.trim(), title).not.toBe('');
    // A fact that was not filled in leaves two spaces.
    expect(`${title} ${text}`).not.toMatch(/[{}[\]]|undefined| {2}/);
  }
  expect(new Set(passages.map(({ title, text }) => `${title} ${text}`)).size).toBe(passages.length);
});
