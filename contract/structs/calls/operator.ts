import { operatorActs } from '../../facts/acts.ts';
import { integer, list, nothing, nullable, oneOf, openRecord, optional, record, text } from '../schema.ts';
import { factorProof } from '../account.ts';
import { call } from './call.ts';

const moment = text({ format: 'date-time' });

/** What the console asks for before it opens: that the account gets a second factor, or its proof; `open` asks for nothing. */
export const consoleSteps = ['setUp', 'prove', 'open'] as const;

// Every call here answers `notFound` to accounts outside `OPERATOR_EMAILS`, as if it weren’t there.

export const getConsole = call({
  method: 'GET',
  path: '/api/operator',
  summary: 'Returns what the operator’s console asks for before it opens',
  who: 'anyone',
  data: openRecord({ step: oneOf(consoleSteps) }),
  codes: ['notFound'],
});

export const proveFactor = call({
  method: 'POST',
  path: '/api/operator/proof',
  summary: 'Opens the console with a code of the second factor, with a recovery code, or with a passkey',
  who: 'anyone',
  body: factorProof,
  data: nothing(),
  codes: ['notFound', 'wrongCode'],
});

/** One line of the record: who did what to which id, and why. */
export const operatorAct = openRecord({
  seq: integer({ min: 1 }),
  operator: text(),
  act: oneOf(operatorActs),
  subject: nullable(text()),
  reason: nullable(text()),
  at: moment,
});

export const listActs = call({
  method: 'GET',
  path: '/api/operator/acts',
  summary: 'Lists what operators did, newest first; `before` is the number of the last line of the page before',
  who: 'anyone',
  query: record({ before: optional(text({ pattern: /^[1-9]\d{0,14}$/ })) }),
  data: openRecord({ items: list(operatorAct), next: nullable(text()) }),
  codes: ['notFound', 'codeNeeded'],
});

/** What happened on one day (UTC). */
export const dayFigures = openRecord({
  day: text({ pattern: /^\d{4}-\d{2}-\d{2}$/ }),
  visitors: integer({ min: 0 }),
  accounts: integer({ min: 0 }),
  made: integer({ min: 0 }),
  failed: integer({ min: 0 }),
  paid: integer({ min: 0 }),
  /** Half of the jobs started within this many milliseconds; null on a day without any. */
  wait: nullable(integer({ min: 0 })),
});

export const getToday = call({
  method: 'GET',
  path: '/api/operator/today',
  summary: 'Returns the figures of the last days (UTC), oldest first, and the jobs that wait and run now',
  who: 'anyone',
  data: openRecord({ days: list(dayFigures), waiting: integer({ min: 0 }), running: integer({ min: 0 }) }),
  codes: ['notFound', 'codeNeeded'],
});
