import { localeActors } from '../../machines/locale/locale.actors.ts';
import { localeMachine } from '../../machines/locale/locale.machine.ts';
import { selectHref } from '../../machines/navigation/navigation.selectors.ts';
import type { Root } from './root.ts';
import { cookies } from '../../contract/facts/cookies.ts';
import { times } from '../../contract/facts/times.ts';
import { isLocale } from '../../contract/facts/locales.ts';
import type { LocaleServices } from '../../machines/locale/locale.actors.ts';
import { loadWords } from '../platform/words.ts';
import { readCookie, writeCookie } from '../platform/cookies.ts';

/** Whether the visitor came from a page of this site, and so chose the language by a link that worked before the code loaded. */
const isChosen = () => document.referrer.startsWith(`${location.origin}/`);

/** The language cookie and the browser's languages (spec §3, §4, §9). */
export const localeServices: LocaleServices = {
  storedLocale() {
    const stored = readCookie(cookies.locale);
    return isLocale(stored) && !isChosen() ? stored : null;
  },
  storeLocale: (locale) => writeCookie(cookies.locale, locale, times.localeCookie),
  browserLanguages: () => (isChosen() ? [] : navigator.languages),
  async loadDictionary(locale) {
    try {
      await loadWords(locale, ['notice']);
    } catch (problem) {
      console.warn('Failed locale loading', problem);
      throw problem;
    }
  },
};

/** The actor of the page's language; a switch keeps the page, its query and hash, and the text typed into forms. */
export const localeFlow = (root: Root) =>
  root.keep({ role: 'locale' }, () => ({
    logic: localeMachine.provide({ actors: localeActors(localeServices) }),
    input: { href: selectHref(root.navigation.getSnapshot()) },
  }));
