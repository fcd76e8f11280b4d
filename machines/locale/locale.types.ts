import type { Locale } from '../../contract/facts/locales.ts';
import type { Notice } from '../kit/notice.ts';

export type LocaleContext = {
  /** The language of the page on screen, told by its prefix. */
  locale: Locale;
  /** The address of the page on screen, with query and hash. */
  href: string;
  /** The language that is being changed to. */
  wanted: Locale | null;
};

export type LocaleInput = { href: string };

export type LocaleEvent =
  | { type: 'locale.chosen'; locale: Locale }
  /** A page has come; its prefix may be another. */
  | { type: 'page.entered'; href: string };

export type LocaleEmitted =
  /** The same page, query and hash in the wanted language. */
  { type: 'navigation.wanted'; href: string; replace: boolean } | Notice;

/** `stored` is the cookie's language, `detected` the first of the browser's languages that we have. */
export type Preference = { stored: Locale | null; detected: Locale | null };

export type LocaleTypes = { context: LocaleContext; events: LocaleEvent; emitted: LocaleEmitted; input: LocaleInput };
