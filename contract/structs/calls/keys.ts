import { keyLimits, keyScopes } from '../../facts/keys.ts';
import { proofFields } from '../account.ts';
import { asText, isBlank } from '../../facts/entered.ts';
import { list, nothing, nullable, oneOf, openRecord, record, ruled, text } from '../schema.ts';
import { call } from './call.ts';

const scopes = list(oneOf(keyScopes), { min: 1, max: keyScopes.length });
const name = ruled(text({ min: 1, max: keyLimits.name, as: asText }), 'seen', (value) => !isBlank(value), { pattern: '\\S' });

/** A key of the account, without its secret. `start`: its first letters, by which its owner recognizes it. */
export const keyItem = openRecord({
  id: text({ min: 1 }),
  name: text(),
  start: text(),
  scopes,
  createdAt: text({ format: 'date-time' }),
  usedAt: nullable(text({ format: 'date-time' })),
});

export const makeKey = call({
  method: 'POST',
  path: '/api/users/keys',
  summary: 'Makes a key for programs, with the present password or a code from `mail_send`; the key is shown in this response only',
  who: 'user',
  body: record({ name, scopes, ...proofFields }),
  data: openRecord({ key: text({ min: 1 }), item: keyItem }),
  codes: ['signInNeeded', 'codeNeeded', 'wrongCredentials', 'wrongCode'],
});

export const listKeys = call({
  method: 'GET',
  path: '/api/users/keys',
  summary: "Lists the account's keys, newest first",
  who: 'user',
  data: list(keyItem),
  codes: ['signInNeeded'],
});

export const revokeKey = call({
  method: 'DELETE',
  path: '/api/users/keys/{id}',
  summary: "Revokes one of the account's keys",
  who: 'user',
  data: nothing(),
  codes: ['signInNeeded', 'notFound'],
});
