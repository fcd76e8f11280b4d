import { creditSources, ledgerKinds } from '../../facts/ledger.ts';
import { integer, list, nothing, nullable, oneOf, openRecord, optional, record, text } from '../schema.ts';
import { call } from './call.ts';
import { userInfo } from './users.ts';

export const creditDetails = call({
  method: 'GET',
  path: '/api/credit/details',
  summary: 'The balance of the signed-in person',
  who: 'user',
  data: userInfo,
  codes: ['signInNeeded'],
});

export const anonymousCredit = call({
  method: 'GET',
  path: '/api/credit/anonymous-user-credit',
  summary: 'The balance of a visitor',
  who: 'anyone',
  data: openRecord({ credit_remain: integer({ min: 0 }) }),
  codes: [],
});

export const checkIn = call({
  method: 'GET',
  path: '/api/credit/checkin',
  summary: "Claims the daily reward of the person's date in the zone of the `time-zone` header",
  who: 'user',
  data: nothing(),
  codes: ['signInNeeded', 'alreadyClaimed'],
});

export const creditGrants = call({
  method: 'GET',
  path: '/api/credit/grants',
  summary: 'What the balance is made of, in the order in which it is spent',
  who: 'anyone',
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

/** One ledger line; `amount` is negative when credits leave the account. */
export const ledgerEntry = openRecord({
  id: text(),
  at: text({ format: 'date-time' }),
  kind: oneOf(ledgerKinds),
  source: oneOf(creditSources),
  amount: integer(),
  balance: integer({ min: 0 }),
  job: nullable(text()),
  txn: nullable(text()),
});

export const creditHistory = call({
  method: 'GET',
  path: '/api/credit/history',
  summary: 'Every line of the ledger, newest first',
  who: 'anyone',
  query: record({ cursor: optional(text({ max: 128 })) }),
  data: openRecord({ items: list(ledgerEntry), next: nullable(text()) }),
  codes: [],
});
