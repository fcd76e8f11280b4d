import { isKey } from '../../contract/facts/keys.ts';
import type { AppContext } from './app.ts';

/** Returns the token from either header; the spec sends both with the same value. */
export function tokenOf(c: AppContext): string | null {
  const header = c.req.header('token');
  if (header) return header;
  const bearer = /^Bearer\s+(\S.*)$/i.exec(c.req.header('authorization') ?? '');
  return bearer ? bearer[1]!.trim() : null;
}

/** Returns whether a request comes with a key, which only a program sends: a browser adds none by itself. */
export const bringsKey = (c: AppContext): boolean => isKey(tokenOf(c) ?? '');
