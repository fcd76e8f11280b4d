/** Addresses: which are ours, and what two of them have in common. */
import { localePath, splitLocale } from '../../contract/facts/locales.ts';

/** The most redirections that one way may take. */
export const maxRedirects = 5;

/**
 * An address of our own, or null. Only a path counts: a second slash or a backslash after the first would make a browser read a foreign
 * host, and it drops tabs and line ends before it looks.
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

/** The hash of an address without its sign; null when there is none. */
export const hashOf = (href: string): string | null => href.split('#')[1] || null;

/** Whether two addresses differ in their hash alone. */
export const isSamePage = (one: string, other: string): boolean => one.split('#')[0] === other.split('#')[0];

/** Where a rule leads an address: its query and hash go along, unless the rule names its own. */
export const redirected = (href: string, redirect: string): string =>
  /[?#]/.test(redirect) ? redirect : redirect + href.slice(pathnameOf(href).length);

/** /login in the language of this address. */
export const loginFrom = (href: string): string => localePath(splitLocale(pathnameOf(href)).locale, '/login');
/** The start page in the language of this address. */
export const homeFrom = (href: string): string => localePath(splitLocale(pathnameOf(href)).locale, '/');
