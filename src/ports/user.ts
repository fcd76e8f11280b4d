/** The calls of the session; they come with the structs of the contract, so they are loaded when the first of them is made. */
import { getUserInfo, logout } from '../../contract/structs/calls/users.ts';
import { codes } from '../../contract/facts/codes.ts';
import type { SessionServices } from '../../machines/session/session.actors.ts';
import { callApi } from '../platform/api.ts';

export const fetchUser: SessionServices['fetchUser'] = async (token, signal) => {
  const { code, msg, data } = await callApi(getUserInfo, { token, signal });
  return code === codes.success && data ? { ok: true, user: data } : { ok: false, code, msg };
};

export const revoke: SessionServices['revoke'] = async (token) => {
  await callApi(logout, { token });
};
