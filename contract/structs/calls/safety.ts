import { asText, isBlank } from '../../facts/entered.ts';
import { textLengths } from '../../facts/text-lengths.ts';
import { consentSubjects, contactTopics, reportReasons, reportStatuses } from '../../facts/trust.ts';
import { email } from '../account.ts';
import { anything, flag, list, literal, nothing, nullable, oneOf, openRecord, optional, record, ruled, text } from '../schema.ts';
import { call } from './call.ts';

const moment = text({ format: 'date-time' });

export const contact = call({
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends a message to the operator',
  who: 'anyone',
  body: record({
    email,
    message: ruled(text({ min: 1, max: textLengths.message, as: asText }), 'seen', (value) => !isBlank(value), { pattern: '\\S' }),
    topic: optional(oneOf(contactTopics)),
  }),
  data: nothing(),
  codes: [],
});

/** A report about content that was made here; `dueAt` is the deadline for resolving it. */
export const report = openRecord({
  number: text({ min: 1 }),
  status: oneOf(reportStatuses),
  at: moment,
  dueAt: moment,
  closedAt: nullable(moment),
  outcome: nullable(text()),
});

export const createReport = call({
  method: 'POST',
  path: '/api/reports',
  summary: 'Reports content that was made here; no account required',
  who: 'anyone',
  body: record({
    url: text({ min: 1, max: textLengths.reportedAddress }),
    reason: oneOf(reportReasons),
    message: optional(text({ max: textLengths.message })),
    email: optional(email),
  }),
  data: report,
  codes: [],
});

export const getReport = call({
  method: 'GET',
  path: '/api/reports/{number}',
  summary: 'Returns a report and its outcome by its number',
  who: 'anyone',
  data: report,
  codes: ['notFound'],
});

export const verifyFile = call({
  method: 'POST',
  path: '/api/verify',
  summary: 'Checks whether a file was made here, from the file itself or its SHA-256',
  who: 'anyone',
  scope: 'any',
  files: ['file'],
  body: record({ sha256: text({ pattern: /^[0-9a-fA-F]{64}$/ }) }),
  data: openRecord({ made_here: flag(), tool: nullable(text()), at: nullable(moment), sha256: text(), credentials: anything() }),
  codes: [],
});

/** A consent receipt. */
export const consent = openRecord({
  id: text({ min: 1 }),
  subject: oneOf(consentSubjects),
  tool: text(),
  at: moment,
  revokedAt: nullable(moment),
});

export const createConsent = call({
  method: 'POST',
  path: '/api/consents',
  summary: 'Creates a receipt stating that the person depicted or heard is an adult and is the user or has consented',
  who: 'anyone',
  scope: 'make',
  body: record({ subject: oneOf(consentSubjects), adult: literal(true), tool: text({ min: 1, max: 64 }) }),
  data: consent,
  codes: ['notFound'],
});

export const listConsents = call({
  method: 'GET',
  path: '/api/consents',
  summary: 'Lists the consent receipts, newest first',
  who: 'anyone',
  scope: 'read',
  data: openRecord({ items: list(consent) }),
  codes: [],
});

export const revokeConsent = call({
  method: 'DELETE',
  path: '/api/consents/{id}',
  summary: 'Revokes a consent receipt and deletes what was made with it',
  who: 'anyone',
  data: nothing(),
  codes: ['notFound'],
});
