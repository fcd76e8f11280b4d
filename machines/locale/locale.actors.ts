import { fromPromise } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import { detectLocale } from './locale.rules.ts';
import type { Preference } from './locale.types.ts';

export type LocaleServices = {
  /** The cookie i18n_redirected, when it holds a supported locale. */
  storedLocale(): Locale | null;
  /** Sets the cookie for 365 days on path /. */
  storeLocale(locale: Locale): void;
  /** The browser's languages, preferred one first. */
  browserLanguages(): readonly string[];
  /** Loads the shell's dictionary. On failure it logs 'Failed locale loading' and throws. */
  loadDictionary(locale: Locale): Promise<void>;
};

/** Reads and stores this browser's language preference and loads dictionaries. Rejects when one fails to load. */
export const localeActors = (services: LocaleServices) => ({
  readPreference: fromPromise<Preference>(async () => ({
    stored: services.storedLocale(),
    detected: detectLocale(services.browserLanguages()),
  })),
  loadDictionary: fromPromise<void, { locale: Locale }>(({ input }) => services.loadDictionary(input.locale)),
  storePreference: fromPromise<void, { locale: Locale }>(async ({ input }) => services.storeLocale(input.locale)),
});
