/** The copy of a tool in a language, loaded with its page. */
import type { Locale } from '../../contract/facts/locales.ts';
import type { ToolCopy } from '../../copy/types/tool.ts';

type Files = Record<string, () => Promise<ToolCopy>>;

const languages: Record<Locale, () => Promise<{ default: Files }>> = {
  en: () => import('./languages/en-tools.ts'),
  zh: () => import('./languages/zh-tools.ts'),
  fr: () => import('./languages/fr-tools.ts'),
  es: () => import('./languages/es-tools.ts'),
  ru: () => import('./languages/ru-tools.ts'),
};
const loaded = new Map<string, ToolCopy>();

const keyOf = (slug: string, locale: Locale): string => `${locale}/${slug}`;

/** Loads the copy of a tool. Throws for a tool without copy, which a test rules out. */
export async function loadCopy(slug: string, locale: Locale): Promise<void> {
  const key = keyOf(slug, locale);
  // The prerender asks for every page what it loads.
  if (loaded.has(key) && !import.meta.env.SSR) return;
  const file = (await languages[locale]()).default[`./${slug}.ts`];
  if (!file) throw new Error(`The tool ${slug} has no copy in ${locale}`);
  loaded.set(key, await file());
}

/** Null before the copy has loaded, and for a tool whose copy is elsewhere. */
export const copyOf = (slug: string, locale: Locale): ToolCopy | null => loaded.get(keyOf(slug, locale)) ?? null;
