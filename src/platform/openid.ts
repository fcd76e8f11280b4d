/** The way to the operator's OpenID provider, which leaves the site, and the way back, which ends on the login page. */
import { openidStart } from '../../contract/structs/calls/users.ts';
import { splitLocale } from '../../contract/facts/locales.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { sessionStore } from './storage.ts';

/** The address of the site that leads to the provider, and from there back to this page. */
export const wayToProvider = (): string =>
  `${openidStart.path}?from=${encodeURIComponent(location.pathname + location.search + location.hash)}`;
/** Leaves for the provider. */
export const leaveForProvider = (): void => location.assign(wayToProvider());

export type ProviderAnswer =
  | { type: 'provider.answered'; code: string; state: string }
  | { type: 'provider.refused'; key: 'signInCanceled' | 'signInFailed' };

const isLogin = (href: string): boolean => splitLocale(href.split(/[?#]/)[0]!).path === '/login';

/**
 * Takes what the provider sent back out of the address of the login page, so that a reload does not repeat it; null where there is nothing. The page
 * where the sign-in began is saved as the one to return to.
 */
export function takeProviderAnswer(): ProviderAnswer | null {
  const query = new URLSearchParams(location.search);
  const [code, state, error, from] = ['code', 'state', 'error', 'from'].map((name) => query.get(name));
  if (!isLogin(location.pathname) || !(error || (code && state))) return null;
  history.replaceState(history.state, '', location.pathname);
  if (from && !isLogin(from)) sessionStore.set(storageKeys.fromFullPath, from);
  if (code && state) return { type: 'provider.answered', code, state };
  return { type: 'provider.refused', key: error === 'canceled' ? 'signInCanceled' : 'signInFailed' };
}
