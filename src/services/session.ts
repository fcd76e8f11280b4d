import { getUserInfo, logout } from '../../contract/calls/users.ts';
import { codes } from '../../contract/codes.ts';
import { storageKeys, times } from '../../contract/constants.ts';
import type { SessionServices } from '../../machines/session/session.actors.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { localStore, onOtherTab } from './storage.ts';

const emailIn = (cookie: string | null): string | null => {
  try {
    const { user_email: email } = JSON.parse(cookie ?? '{}') as { user_email?: unknown };
    return typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
};

/** Token, user info and its cookies (spec §3, §9). */
export const sessionServices: SessionServices = {
  restore: () => ({ token: localStore.get(storageKeys.token), email: emailIn(readCookie(storageKeys.userInfoCookie)) }),
  storeToken: (token) => localStore.set(storageKeys.token, token),
  forget() {
    localStore.remove(storageKeys.token);
    writeCookie(storageKeys.userInfoCookie, '', 0);
    writeCookie(storageKeys.vipCookie, '', 0);
  },
  remember(user) {
    writeCookie(storageKeys.userInfoCookie, JSON.stringify({ user_email: user.user_email }), times.userInfo);
    writeCookie(storageKeys.vipCookie, String(user.vip), times.userInfo);
  },
  async fetchUser(token, signal) {
    const { callApi } = await import('./api.ts');
    const { code, msg, data } = await callApi(getUserInfo, { token, signal });
    return code === codes.success && data ? { ok: true, user: data } : { ok: false, code, msg };
  },
  async revoke(token) {
    const { callApi } = await import('./api.ts');
    await callApi(logout, { token });
  },
  onTokenChange: (listener) => onOtherTab(storageKeys.token, listener),
};
