/** Tool names in every language, bundled together for the server. */
import type { Locale } from '../contract/facts/locales.ts';
import en from './en/tools/names.ts';
import es from './es/tools/names.ts';
import fr from './fr/tools/names.ts';
import ru from './ru/tools/names.ts';
import zh from './zh/tools/names.ts';
import type { ToolNames } from './types/tool.ts';

const names: Readonly<Record<Locale, ToolNames>> = { en, zh, fr, es, ru };

/** Returns the localized name of a tool; for a slug that is no longer in the catalog, the slug with spaces instead of hyphens. */
export const toolName = (slug: string, locale: Locale): string =>
  (names[locale] as Readonly<Record<string, string>>)[slug] ?? slug.replaceAll('-', ' ');
