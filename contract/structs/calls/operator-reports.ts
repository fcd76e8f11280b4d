import { asText } from '../../facts/entered.ts';
import { hinted } from '../../facts/moderation.ts';
import { orders, reportDecisions, reportStates } from '../../facts/statuses.ts';
import { textLengths } from '../../facts/text-lengths.ts';
import { reportReasons, reportStatuses } from '../../facts/trust.ts';
import { flag, integer, list, nothing, nullable, number, oneOf, openRecord, optional, record, text } from '../schema.ts';
import { call } from './call.ts';
import { actOutcome } from './operator-acts.ts';

const moment = text({ format: 'date-time' });
const likelihood = number({ min: 0, max: 1 });

/** A file that a report is about; `hint` is what two nets guess about nudity, from 0 to 1, or null where they have not looked. */
const reportedFile = openRecord({
  url: text(),
  type: text(),
  hint: nullable(openRecord({ photograph: likelihood, explicit: likelihood, suggestive: likelihood })),
});

/** A report as operators see it: never the address of the reporter. */
const operatorReport = openRecord({
  id: text({ min: 1 }),
  status: oneOf(reportStatuses),
  reason: oneOf(reportReasons),
  url: text(),
  message: text(),
  /** Whether the reporter left an address, and so gets a letter. */
  answered: flag(),
  at: moment,
  dueAt: moment,
  /** Milliseconds until the answer is due; negative once it has been. */
  left: integer(),
  closedAt: nullable(moment),
  outcome: nullable(text()),
  /** The result or the upload that it is about, and whose account made it; null where the address named nothing that is kept here. */
  subject: nullable(text()),
  account: nullable(text()),
  files: list(reportedFile),
  /** What the bundled net suspects in the words of the result, or null. */
  suspected: nullable(oneOf(hinted)),
  /** What else goes with it when it is removed: uploads of the result, results made from it, and files that it was made from. */
  copies: integer({ min: 0 }),
  remixes: integer({ min: 0 }),
  sources: integer({ min: 0 }),
});

export const listReports = call({
  method: 'GET',
  path: '/api/operator/reports',
  summary: 'Lists reports: open ones by their deadline, decided ones newest first',
  who: 'anyone',
  query: record({ state: optional(oneOf(reportStates)), order: optional(oneOf(orders.reports)), cursor: optional(text({ max: 100 })) }),
  data: openRecord({ items: list(operatorReport), next: nullable(text()) }),
  codes: ['notFound', 'codeNeeded'],
});

export const decideReport = call({
  method: 'POST',
  path: '/api/operator/reports/{number}/decide',
  summary: 'Decides an open report; the reporter and those who lose something read the outcome in a letter',
  who: 'anyone',
  body: record({
    decision: oneOf(reportDecisions),
    outcome: actOutcome,
    /** Also remove what others made from it. */
    remixes: flag(),
  }),
  data: nothing(),
  codes: ['notFound', 'codeNeeded'],
});

export const retargetReport = call({
  method: 'POST',
  path: '/api/operator/reports/{number}/target',
  summary: 'Notes what an open report is about: an address, the id of a creation, or the SHA-256 of a file made here',
  who: 'anyone',
  body: record({ target: text({ min: 1, max: textLengths.reportedAddress, as: asText }) }),
  data: nothing(),
  codes: ['notFound', 'codeNeeded'],
});
