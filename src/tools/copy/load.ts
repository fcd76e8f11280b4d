/** The copy of a tool in a language, loaded with its page. */
import type { Locale } from '../../../contract/locales.ts';
import { tools } from '../../../contract/tools/index.ts';
import type { ToolCopy } from './tool-copy.ts';

const files = import.meta.glob<{ copy: ToolCopy }>('./*/*.ts');
const loaded = new Map<string, ToolCopy>();

const keyOf = (slug: string, locale: Locale): string => `./${slug}/${locale}.ts`;

/** Throws for a tool without copy, which a test forbids. */
export async function loadCopy(slug: string, locale: Locale): Promise<void> {
  const key = keyOf(slug, locale);
  if (loaded.has(key)) return;
  const file = files[key];
  if (!file) throw new Error(`The tool ${slug} has no copy in ${locale}`);
  loaded.set(key, (await file()).copy);
}

/** The copy of every tool that has no landing page of its own, for lists. */
export const loadAllCopy = (locale: Locale): Promise<void[]> =>
  Promise.all(tools.filter(({ slug }) => keyOf(slug, locale) in files).map(({ slug }) => loadCopy(slug, locale)));

/** Null before it was loaded, and for a tool whose words stand elsewhere. */
export const copyOf = (slug: string, locale: Locale): ToolCopy | null => loaded.get(keyOf(slug, locale)) ?? null;
