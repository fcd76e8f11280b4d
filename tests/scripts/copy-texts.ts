/** Every text of a language that a person reads, with the file and the key that it stands under. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { locales, type Locale } from '../../contract/facts/locales.ts';

export type Text = { readonly key: string; readonly text: string };

const folder = join(import.meta.dirname, '../../copy');

const flatten = (value: unknown, path: readonly string[]): Text[] => {
  if (typeof value === 'string') return [{ key: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]));
};

async function read(locale: Locale): Promise<Text[]> {
  const files = readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const read = files.map(async (file) => {
    const { default: words } = (await import(join(folder, locale, file))) as { default: unknown };
    return flatten(words, [file.slice(0, -'.ts'.length).split(sep).join('/')]);
  });
  // What the help assistant listens for is typed by people, in any spelling.
  return (await Promise.all(read)).flat().filter(({ key }) => !/^help\..*\.asks\.|^checkout\.ask/.test(key));
}

const texts = new Map(await Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const)));

/** Returns the texts of a language. */
export const textsOf = (locale: Locale): readonly Text[] => texts.get(locale) ?? [];
