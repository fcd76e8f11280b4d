/** Texts of the checkout page and receipts. */
import type { Locale } from '../../../contract/facts/locales.ts';
import en from '../../../copy/en/checkout.ts';
import es from '../../../copy/es/checkout.ts';
import fr from '../../../copy/fr/checkout.ts';
import ru from '../../../copy/ru/checkout.ts';
import zh from '../../../copy/zh/checkout.ts';
import type { CheckoutWords } from '../../../copy/types/checkout.ts';

export const words: Readonly<Record<Locale, CheckoutWords>> = { en, zh, fr, es, ru };
