/** Amounts of credits in every language, bundled together for the server. */
import type { Locale } from '../contract/facts/locales.ts';
import { wordsOver } from './dictionary.ts';
import en from './en/shell.ts';
import es from './es/shell.ts';
import fr from './fr/shell.ts';
import ru from './ru/shell.ts';
import zh from './zh/shell.ts';

const shells: Readonly<Record<Locale, object>> = { en, zh, fr, es, ru };

/** Returns an amount of credits in the plural of the language, such as `100 credits`. */
export const creditsIn = (locale: Locale, amount: number): string => wordsOver(locale, { ...shells[locale] }).credit.cost(amount);
