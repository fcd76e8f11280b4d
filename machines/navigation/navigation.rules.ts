/** Addresses: which ones are on this site, and how to compare and build them. */
import { localePath, splitLocale, type Locale } from '../../contract/facts/locales.ts';
import { homeSection, sectionOf } from '../../contract/facts/sections.ts';

/** Maximum number of redirects in one navigation. */
export const maxRedirects = 5;

/**
 * An address on this site, or null. Only a path is accepted: with a second slash or a backslash after the first, a browser would read a
 * foreign host, and browsers strip tabs and line breaks before parsing.
 */
export function ownPath(href: string | null): string | null {
  if (href === null || !/^\/(?![/\\])/.test(href)) return null;
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u001f\u007f\\]/.test(href) ? null : href;
}

/** An address without query and hash. */
export const pathnameOf = (href: string): string => href.split(/[?#]/)[0] ?? '/';

/** The path of an address without query, hash and locale prefix. */
export const pathOf = (href: string): string => splitLocale(pathnameOf(href)).path;

/** The query of an address without the `?`; empty when there is none. */
export const queryOf = (href: string): string => href.split('#')[0]!.split('?')[1] ?? '';

/** Whether two addresses are the same page with the same query, in any language. */
export const isTranslation = (one: string, other: string): boolean => pathOf(one) === pathOf(other) && queryOf(one) === queryOf(other);

/** The language of an address, from its prefix. */
export const localeOf = (href: string): Locale => splitLocale(pathnameOf(href)).locale;

/** The hash of an address without the `#`; null when there is none. */
export const hashOf = (href: string): string | null => href.split('#')[1] || null;

/** Whether two addresses differ only in their hash. */
export const isSamePage = (one: string, other: string): boolean => one.split('#')[0] === other.split('#')[0];

/** Applies a redirect to an address: its query and hash are kept unless the redirect has its own. */
export const redirected = (href: string, redirect: string): string =>
  /[?#]/.test(redirect) ? redirect : redirect + href.slice(pathnameOf(href).length);

/** /login in the language of this address. */
export const loginFrom = (href: string): string => localePath(localeOf(href), '/login');
/** The start page in the language of this address. */
export const homeFrom = (href: string): string => localePath(localeOf(href), '/');

/** The section key of a page (spec §4); one that does not exist belongs to home. */
export const sectionIn = ({ href, found }: { href: string; found: boolean }): string => (found ? sectionOf(pathOf(href)) : homeSection);
