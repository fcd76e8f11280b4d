import { fromPromise } from 'xstate';
import type { Locale } from '../../contract/facts/locales.ts';
import { detectLocale } from './locale.rules.ts';
import type { Preference } from './locale.types.ts';

export type LocaleServices = {
  /** The cookie i18n_redirected, when it holds one of our locales. */
  storedLocale(): Locale | null;
  /** Keeps the cookie for 365 days on path /. */
  storeLocale(locale: Locale): void;
  /** The languages of the browser, the preferred one first. */
  browserLanguages(): readonly string[];
  /** Loads the words of the shell. Throws, and logs 'Failed locale loading', when they do not come. */
  loadDictionary(locale: Locale): Promise<void>;
};

/** Reads and stores the preference of this browser, and loads the words of a language. Rejects where they do not come. */
export const localeActors = (services: LocaleServices) => ({
  readPreference: fromPromise<Preference>(async () => ({
    stored: services.storedLocale(),
    detected: detectLocale(services.browserLanguages()),
  })),
  loadDictionary: fromPromise<void, { locale: Locale }>(({ input }) => services.loadDictionary(input.locale)),
  storePreference: fromPromise<void, { locale: Locale }>(async ({ input }) => services.storeLocale(input.locale)),
});
