import { creditSources, ledgerKinds } from '../../facts/ledger.ts';
import { flag, integer, list, nothing, nullable, oneOf, openRecord, optional, record, text } from '../schema.ts';
import { call } from './call.ts';
import { userInfo } from './session.ts';

export const creditDetails = call({
  method: 'GET',
  path: '/api/credit/details',
  summary: 'Returns the balance of the signed-in user',
  who: 'user',
  scope: 'read',
  data: userInfo,
  codes: ['signInNeeded'],
});

export const anonymousCredit = call({
  method: 'GET',
  path: '/api/credit/anonymous-user-credit',
  summary: 'Returns the balance of a visitor',
  who: 'anyone',
  data: openRecord({
    credit_remain: integer({ min: 0 }),
    /** Today's allowance was not granted, because other visitors of the same address have used what it has. */
    withheld: optional(flag()),
  }),
  codes: [],
});

export const checkIn = call({
  method: 'GET',
  path: '/api/credit/checkin',
  summary: 'Claims the daily reward for the local date in the zone of the `time-zone` header',
  who: 'user',
  data: nothing(),
  codes: ['signInNeeded', 'alreadyClaimed'],
});

export const creditGrants = call({
  method: 'GET',
  path: '/api/credit/grants',
  summary: 'Lists the grants that make up the balance, in the order in which they are spent',
  who: 'anyone',
  scope: 'read',
  data: openRecord({
    items: list(
      openRecord({
        source: oneOf(creditSources),
        remaining: integer({ min: 0 }),
        expiresAt: nullable(text({ format: 'date-time' })),
      }),
    ),
  }),
  codes: [],
});

/**
 * One line of the history; `amount` is negative when credits leave the account. A generation has one line, whose kind states what became of
 * its credits: `hold` while it runs, then `settle` or, with the amount 0, `release`.
 */
export const ledgerEntry = openRecord({
  id: text(),
  at: text({ format: 'date-time' }),
  kind: oneOf(ledgerKinds),
  source: oneOf(creditSources),
  amount: integer(),
  balance: integer({ min: 0 }),
  job: nullable(text()),
  /** The slug of the generation's tool. */
  tool: nullable(text()),
  txn: nullable(text()),
});

export const creditHistory = call({
  method: 'GET',
  path: '/api/credit/history',
  summary: 'Lists what changed the balance, newest first, with one line for each generation',
  who: 'anyone',
  scope: 'read',
  query: record({ cursor: optional(text({ max: 128 })) }),
  data: openRecord({ items: list(ledgerEntry), next: nullable(text()) }),
  codes: [],
});
