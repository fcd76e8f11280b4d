/** The copy of a tool in a language: what is above its form loads with its page, the rest after it. */
import type { Locale } from '../../contract/facts/locales.ts';
import type { ToolCopy, ToolHead } from '../../copy/types/tool.ts';

/** Built for the browser, a file holds its head, and loads the rest (`scripts/build/vite/thin-copy.ts`). */
type Kept = ToolHead & { whole?: () => Promise<ToolCopy> };
type Files = Record<string, () => Promise<Kept>>;

const languages: Record<Locale, () => Promise<{ default: Files }>> = {
  en: () => import('./languages/en-tools.ts'),
  zh: () => import('./languages/zh-tools.ts'),
  fr: () => import('./languages/fr-tools.ts'),
  es: () => import('./languages/es-tools.ts'),
  ru: () => import('./languages/ru-tools.ts'),
};
const loaded = new Map<string, Kept>();
const wholes = new Map<string, ToolCopy>();

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

/** Loads the whole copy of a tool. Throws like `loadCopy`. */
export async function loadWholeCopy(slug: string, locale: Locale): Promise<void> {
  await loadCopy(slug, locale);
  const file = loaded.get(keyOf(slug, locale))!;
  wholes.set(keyOf(slug, locale), file.whole ? await file.whole() : (file as ToolCopy));
}

/** The whole copy of a tool; call `loadWholeCopy` first. */
export const wholeCopyOf = (slug: string, locale: Locale): ToolCopy => wholes.get(keyOf(slug, locale))!;

/** Null before the copy has loaded, and for a tool whose copy is elsewhere. */
export const copyOf = (slug: string, locale: Locale): ToolHead | null => loaded.get(keyOf(slug, locale)) ?? null;
