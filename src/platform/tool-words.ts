/** The copy of a tool in a language, loaded with its page. */
import type { Locale } from '../../contract/facts/locales.ts';
import { toolSlugs } from '../../contract/facts/tools/catalogue.ts';
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
const fileOf = (slug: string): string => `./${slug}.ts`;

/** Loads the copy of a tool. Throws for a tool without copy, which a test rules out. */
export async function loadCopy(slug: string, locale: Locale): Promise<void> {
  const key = keyOf(slug, locale);
  // The prerender asks for every page what it loads.
  if (loaded.has(key) && !import.meta.env.SSR) return;
  const file = (await languages[locale]()).default[fileOf(slug)];
  if (!file) throw new Error(`The tool ${slug} has no copy in ${locale}`);
  loaded.set(key, await file());
}

/** Loads the copy of every tool without a landing page of its own, for lists. */
export async function loadAllCopy(locale: Locale): Promise<void> {
  const files = (await languages[locale]()).default;
  await Promise.all(toolSlugs.filter((slug) => fileOf(slug) in files).map((slug) => loadCopy(slug, locale)));
}

/** Null before the copy has loaded, and for a tool whose copy is elsewhere. */
export const copyOf = (slug: string, locale: Locale): ToolCopy | null => loaded.get(keyOf(slug, locale)) ?? null;
