import { use } from 'react';
import type { Locale } from '../../contract/locales.ts';
import { useLocale, useWords } from '../i18n/words.ts';
import { copyOf, loadCopy } from './copy/load.ts';

const coming = new Map<string, Promise<void>>();

/** Loads a tool's copy once; a tool whose words stand elsewhere has none. */
function bring(slug: string, locale: Locale): Promise<void> {
  const key = `${locale}/${slug}`;
  const copy = coming.get(key) ?? loadCopy(slug, locale).catch(() => undefined);
  coming.set(key, copy);
  return copy;
}

/** The name of a tool, in the language of the page; suspends until it is here. */
export function ToolName({ slug }: { slug: string }) {
  const LL = useWords();
  const locale = useLocale();
  if (slug === 'ai-sticker-maker') return LL.nav.stickers();
  if (!copyOf(slug, locale)) use(bring(slug, locale));
  return copyOf(slug, locale)?.name ?? slug;
}
