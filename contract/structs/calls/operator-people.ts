import { emailMax } from '../../facts/account.ts';
import { generationStatuses, orders } from '../../facts/statuses.ts';
import { limits } from '../../facts/limits.ts';
import { flag, integer, list, nothing, nullable, oneOf, openRecord, optional, record, ruled, text } from '../schema.ts';
import { call } from './call.ts';
import { actOutcome, actReason } from './operator-acts.ts';

const moment = text({ format: 'date-time' });
const forReason = record({ reason: actReason });

/** Something that a person made; its files can be opened. */
const madeItem = openRecord({
  id: text(),
  tool: text(),
  status: oneOf(generationStatuses),
  at: moment,
  files: list(openRecord({ url: text(), type: text() })),
});

/** An account as operators see it; a visitor's has no address. */
const operatorPerson = openRecord({
  id: text(),
  email: nullable(text()),
  at: moment,
  closedAt: nullable(moment),
  balance: integer(),
  sessions: integer({ min: 0 }),
  keys: integer({ min: 0 }),
  /** Whether the account has a second factor. */
  factor: flag(),
  jobs: integer({ min: 0 }),
  payments: integer({ min: 0 }),
  /** Whether it may open the console; such an account isn't closed here. */
  operator: flag(),
  /** The newest things it made, for an hour after an operator gave a reason to see them; else null. */
  made: nullable(list(madeItem)),
});

export const listPeople = call({
  method: 'GET',
  path: '/api/operator/people',
  summary: 'Finds an account by its address or id; without either, lists the accounts of users, newest first',
  who: 'anyone',
  query: record({
    search: optional(text({ min: 1, max: emailMax })),
    order: optional(oneOf(orders.people)),
    cursor: optional(text({ max: 100 })),
  }),
  data: openRecord({ items: list(operatorPerson), next: nullable(text()) }),
  codes: ['notFound', 'codeNeeded'],
});

export const seeMade = call({
  method: 'POST',
  path: '/api/operator/people/{id}/made',
  summary: 'Shows an operator what an account made, for an hour, for a reason that is recorded',
  who: 'anyone',
  body: forReason,
  data: nothing(),
  codes: ['notFound', 'codeNeeded'],
});

export const moveCredits = call({
  method: 'POST',
  path: '/api/operator/people/{id}/credits',
  summary: 'Gives an account credits that do not expire, or takes some with a negative amount',
  who: 'anyone',
  idempotent: true,
  body: record({
    amount: ruled(integer({ min: -limits.operatorCredits, max: limits.operatorCredits }), 'nonzero', (amount) => amount !== 0),
    reason: actReason,
  }),
  data: nothing(),
  codes: ['notFound', 'codeNeeded', 'refusedByPolicy'],
});

export const endSessions = call({
  method: 'POST',
  path: '/api/operator/people/{id}/sessions/end',
  summary: 'Signs a user out everywhere and revokes the keys',
  who: 'anyone',
  body: forReason,
  data: nothing(),
  codes: ['notFound', 'codeNeeded'],
});

export const removeFactor = call({
  method: 'POST',
  path: '/api/operator/people/{id}/factor/remove',
  summary: 'Removes the second factors of a user who has none left to prove, with an email to the user',
  who: 'anyone',
  body: forReason,
  data: nothing(),
  codes: ['notFound', 'codeNeeded'],
});

export const closeAccount = call({
  method: 'POST',
  path: '/api/operator/people/{id}/close',
  summary: 'Closes an account for good, deletes what it made and tells its owner why by email',
  who: 'anyone',
  body: record({ outcome: actOutcome }),
  data: nothing(),
  codes: ['notFound', 'codeNeeded', 'refusedByPolicy'],
});
