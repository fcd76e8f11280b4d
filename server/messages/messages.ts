import { limits } from '../../contract/facts/limits.ts';
import type { Locale } from '../../contract/facts/locales.ts';
import en from '../../copy/en/server.ts';
import es from '../../copy/es/server.ts';
import fr from '../../copy/fr/server.ts';
import ru from '../../copy/ru/server.ts';
import zh from '../../copy/zh/server.ts';
import type { MessageKey, Messages } from '../../copy/types/server.ts';

export type { MessageKey } from '../../copy/types/server.ts';
/** What is filled in; a function writes it in the language of the message. */
export type MessageParams = Readonly<Record<string, string | number | ((locale: Locale) => string)>>;

const dictionaries: Readonly<Record<Locale, Messages>> = { en, zh, fr, es, ru };

/** The limits that messages name, whether an upload or a job met them. */
const limitParams: MessageParams = {
  megapixels: limits.imagePixels / 1_000_000,
  seconds: limits.videoSeconds,
  minutes: limits.audioSeconds / 60,
};

/** Returns a message in a locale. */
export const sentence = (locale: Locale, key: MessageKey, params: MessageParams = {}): string =>
  dictionaries[locale][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? limitParams[name] ?? whole;
    return typeof value === 'function' ? value(locale) : String(value);
  });
