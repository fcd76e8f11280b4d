/** Everyday and spoken words of Chinese, French, and Spanish that the dictionary lacks or reads as something else. Each counts in its own language only: an oven is a “four”. */
import type { Locale } from '../../../contract/facts/locales.ts';
import { namesIn } from './table.ts';

/** The drawing shows what the words name; plurals are found by their singular. */
const itself = {
  fr: namesIn('spoken', 'fr'),
  es: namesIn('spoken', 'es'),
  zh: namesIn('spoken', 'zh'),
};

/** The drawing shows the nearest that there is, and the notes say what. */
const nearest = {
  fr: namesIn('spoken nearest', 'fr'),
  es: namesIn('spoken nearest', 'es'),
  zh: namesIn('spoken nearest', 'zh'),
};

const singularOf = (text: string, locale: 'fr' | 'es'): string => text.replace(locale === 'es' ? /(?<=[^aeiou])es$|s$/ : /[sx]$/, '');

/** What a word or phrase of one language names: its icon, and whether that shows the thing itself. */
export function spokenIn(text: string, locale: Locale): { icon: string; own: boolean } | undefined {
  if (locale !== 'fr' && locale !== 'es' && locale !== 'zh') return undefined;
  const forms = locale === 'zh' ? [text] : [text, singularOf(text, locale)];
  for (const form of forms) {
    const [own, near] = [itself[locale](form), nearest[locale](form)];
    if (own ?? near) return { icon: (own ?? near)!, own: own !== undefined };
  }
  return undefined;
}
