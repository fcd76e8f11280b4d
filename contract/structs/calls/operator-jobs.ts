import { generationStatuses, jobStates, orders } from '../../facts/statuses.ts';
import { integer, list, nothing, nullable, oneOf, openRecord, optional, record, text } from '../schema.ts';
import { call } from './call.ts';
import { actReason } from './operator-acts.ts';

const moment = text({ format: 'date-time' });
const name = text({ min: 1, max: 64 });

/** What became of the credits of a job: `returned` also when an operator gave back what was spent. */
const jobCredits = ['held', 'spent', 'returned'] as const;

/** A job as operators see it: never what went in or came out. Durations in milliseconds. */
const operatorJob = openRecord({
  id: text(),
  account: text(),
  tool: text(),
  engine: nullable(text()),
  status: oneOf(generationStatuses),
  /** The key of the sentence that explains why it failed, and the sentence itself. */
  reason: nullable(text()),
  why: nullable(text()),
  cost: integer({ min: 0 }),
  credits: oneOf(jobCredits),
  attempts: integer({ min: 0 }),
  at: moment,
  waited: integer({ min: 0 }),
  ran: nullable(integer({ min: 0 })),
});

/** Jobs of the last days that ended alike; `reason` is null for those that were made. */
const jobGroup = openRecord({
  tool: text(),
  engine: nullable(text()),
  reason: nullable(text()),
  why: nullable(text()),
  count: integer({ min: 1 }),
  /** Nineteen in twenty ran at most this long. */
  ran: nullable(integer({ min: 0 })),
});

export const listJobs = call({
  method: 'GET',
  path: '/api/operator/jobs',
  summary: 'Lists jobs: the line in its order, others newest first; the first page also counts how those of the last days ended',
  who: 'anyone',
  query: record({
    state: optional(oneOf(jobStates)),
    tool: optional(name),
    engine: optional(name),
    reason: optional(name),
    order: optional(oneOf(orders.jobs)),
    cursor: optional(text({ max: 100 })),
  }),
  data: openRecord({ items: list(operatorJob), next: nullable(text()), groups: list(jobGroup) }),
  codes: ['notFound', 'codeNeeded'],
});

export const cancelJob = call({
  method: 'POST',
  path: '/api/operator/jobs/{id}/cancel',
  summary: 'Cancels a job that waits or runs, and returns its credits',
  who: 'anyone',
  body: record({ reason: actReason }),
  data: nothing(),
  codes: ['notFound', 'codeNeeded'],
});

export const giveBackJob = call({
  method: 'POST',
  path: '/api/operator/jobs/{id}/give-back',
  summary: 'Gives the credits back that a finished job cost; a second time gives nothing',
  who: 'anyone',
  body: record({ reason: actReason }),
  data: nothing(),
  codes: ['notFound', 'codeNeeded', 'refusedByPolicy'],
});
