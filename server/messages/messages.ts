import type { Locale } from '../../contract/facts/locales.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

export type MessageKey = keyof typeof en;
/** Every sentence of the server in one language; `{name}` stands for a parameter. */
export type Messages = Record<MessageKey, string>;
export type MessageParams = Readonly<Record<string, string | number>>;

const dictionaries: Record<Locale, Messages> = { en, zh, fr, es, ru };

/** The sentence in the person's language. */
export const sentence = (locale: Locale, key: MessageKey, params: MessageParams = {}): string =>
  dictionaries[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
