import type { Locale } from '../../contract/facts/locales.ts';
import type { Notice } from '../kit/notice.ts';

export type LocaleContext = {
  /** The language of the page on screen, from its prefix. */
  locale: Locale;
  /** The address of the page on screen, with query and hash. */
  href: string;
  /** The language being switched to. */
  wanted: Locale | null;
};

export type LocaleInput = { href: string };

export type LocaleEvent =
  | { type: 'locale.chosen'; locale: Locale }
  /** A page was entered; its prefix may be different. */
  | { type: 'page.entered'; href: string };

export type LocaleEmitted =
  /** The same page, query and hash in the chosen language. */
  { type: 'navigation.wanted'; href: string; replace: boolean } | Notice;

/** `stored` is the cookie's language, `detected` the first supported one of the browser's languages. */
export type Preference = { stored: Locale | null; detected: Locale | null };

export type LocaleTypes = { context: LocaleContext; events: LocaleEvent; emitted: LocaleEmitted; input: LocaleInput };
