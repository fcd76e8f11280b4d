/** The pages of the build that the server serves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitLocale, type Locale } from '../../../contract/facts/locales.ts';
import { everyPage } from '../../depth.ts';

const client = join(import.meta.dirname, '../../../dist/client');
const read = (file: string): unknown => JSON.parse(readFileSync(join(client, file), 'utf8'));

export type BuiltPage = { href: string; locale: Locale; path: string };

/** Every prerendered page except the developer pages, which a server shows only when enabled. */
export function builtPages(): BuiltPage[] {
  const { id } = read('builds/latest.json') as { id: string };
  const { prerendered } = read(`builds/meta/${id}.json`) as { prerendered: string[] };
  return prerendered.map((href) => ({ href, ...splitLocale(href) })).filter(({ path }) => !path.startsWith('/__'));
}

/** One of each kind of page; all tools, and all templates of a tool, are made alike. */
const kinds = ['/', '/ai-face-swap', '/ai-chatbot', '/template', '/pricing', '/settings'];
const darkest = ['/ai-face-swap'];

/** With `EVERY_PAGE=1` all of a language; else one of each kind, and fewer of them in the dark. */
export function pagesToWalk(locale: Locale, theme: 'light' | 'dark'): BuiltPage[] {
  const some = theme === 'dark' ? darkest : kinds;
  return builtPages().filter((page) => page.locale === locale && (everyPage || some.includes(page.path)));
}
