/** The calls of a session that runs: what every page sends, apart from those that begin one or change an account. */
import { flag, integer, nothing, nullable, openRecord, optional, text } from '../schema.ts';
import { call } from './call.ts';

/** The signed-in user and the balance (spec §3); amounts in credits. */
export const userInfo = openRecord({
  user_email: text(),
  credit_remain: integer({ min: 0 }),
  invite_credit: openRecord({ total: integer({ min: 0 }) }),
  today_spent: integer({ min: 0 }),
  vip: flag(),
  daily_credit: openRecord({
    init_credits: integer({ min: 0 }),
    /** The local date of the last check-in, `2026-11-23`; null before the first. */
    claimed_on: optional(nullable(text({ min: 10, max: 10 }))),
  }),
});

export const getUserInfo = call({
  method: 'GET',
  path: '/api/users/user_info',
  summary: 'Returns the signed-in user and the balance',
  who: 'user',
  scope: 'read',
  data: userInfo,
  codes: ['signInNeeded'],
});

export const logout = call({
  method: 'POST',
  path: '/api/users/logout',
  summary: 'Revokes the current session',
  who: 'anyone',
  data: nothing(),
  codes: [],
});
