/** Texts of the checkout page and receipts. */
import type { Locale } from '../../../contract/facts/locales.ts';
import en from '../../../copy/en/checkout.ts';
import es from '../../../copy/es/checkout.ts';
import fr from '../../../copy/fr/checkout.ts';
import ru from '../../../copy/ru/checkout.ts';
import zh from '../../../copy/zh/checkout.ts';
import { wordsOver } from '../../../copy/dictionary.ts';
import enShell from '../../../copy/en/shell.ts';
import esShell from '../../../copy/es/shell.ts';
import frShell from '../../../copy/fr/shell.ts';
import ruShell from '../../../copy/ru/shell.ts';
import zhShell from '../../../copy/zh/shell.ts';
import type { CheckoutWords } from '../../../copy/types/checkout.ts';

export const words: Readonly<Record<Locale, CheckoutWords>> = { en, zh, fr, es, ru };

const shells: Readonly<Record<Locale, object>> = { en: enShell, zh: zhShell, fr: frShell, es: esShell, ru: ruShell };

/** Returns an amount of credits in the language's plural, such as `100 credits`. */
export const creditsIn = (locale: Locale, amount: number): string => wordsOver(locale, { ...shells[locale] }).credit.cost(amount);
