import { getUserInfo, logout } from '../../contract/structs/calls/session.ts';
import { codes } from '../../contract/facts/codes.ts';
import { cookies } from '../../contract/facts/cookies.ts';
import { storageKeys } from '../../contract/facts/storage-keys.ts';
import { times } from '../../contract/facts/times.ts';
import type { SessionServices } from '../../machines/session/session.actors.ts';
import { callApi, lastingAnswered } from '../platform/api.ts';
import { readCookie, writeCookie } from '../platform/cookies.ts';
import { onOtherTab } from '../platform/storage.ts';
import { storedToken } from '../platform/token.ts';

const emailIn = (cookie: string | null): string | null => {
  try {
    const { user_email: email } = JSON.parse(cookie ?? '{}') as { user_email?: unknown };
    return typeof email === 'string' ? email : null;
  } catch {
    return null;
  }
};

/** The token, the user info and its cookies (spec §3, §9). */
export const sessionServices: SessionServices = {
  restore: () => ({ token: storedToken.get(), email: emailIn(readCookie(cookies.userInfo)) }),
  storeToken: (token) => storedToken.set(token),
  forget(token) {
    if (![token, null].includes(storedToken.get())) return;
    storedToken.remove();
    writeCookie(cookies.userInfo, '', 0);
    writeCookie(cookies.vip, '', 0);
  },
  remember(user) {
    writeCookie(cookies.userInfo, JSON.stringify({ user_email: user.user_email }), times.userInfo);
    writeCookie(cookies.vip, String(user.vip), times.userInfo);
  },
  async fetchUser(token, signal) {
    const { code, msg, data } = await callApi(getUserInfo, { token, signal, resumes: true, quiet: true });
    return code === codes.success && data ? { ok: true, user: data } : { ok: false, code, msg };
  },
  async revoke(token) {
    await lastingAnswered(times.lastingTimeout);
    await callApi(logout, { token, quiet: true });
  },
  onTokenChange: (listener) => onOtherTab(storageKeys.token, listener),
};
