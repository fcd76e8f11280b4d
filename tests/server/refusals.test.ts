/** How refusals are sent: the domains name what they refuse, and one table knows HTTP. */
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { codes, type CodeName } from '../../contract/facts/codes.ts';
import { Refusal } from '../../server/core/refusal.ts';
import { createLog } from '../../server/core/log.ts';
import type { App } from '../../server/http/app.ts';
import { answerErrors } from '../../server/http/errors.ts';
import { sendingOf } from '../../server/http/refusals.ts';

it.each([
  [new Refusal('notFound'), 404, null],
  [new Refusal('keyReused'), 409, null],
  [new Refusal('tooManyAttempts', { retryAfter: 7 }), 429, 7],
  [new Refusal('unavailable'), 503, 5],
  [new Refusal('unavailable', { key: 'storageFull' }), 507, 5],
  [new Refusal('unavailable', { reason: 'fault' }), 500, null],
  [new Refusal('unavailable', { key: 'googleOff' }), 200, null],
  [new Refusal('signInNeeded'), 200, null],
  [new Refusal('signInNeeded', { key: 'sessionEnded' }), 401, null],
  [new Refusal('invalidInput', { reason: 'unsignedEvent', params: { field: 'signature' } }), 400, null],
  [new Refusal('invalidInput', { key: 'methodNotAllowed' }), 405, null],
  [new Refusal('invalidInput', { key: 'uploadTooLargeVideo' }), 413, null],
  [new Refusal('invalidInput', { key: 'uploadNotTaken' }), 415, null],
])('%o: status %i, retry-after %o', (refusal, status, retryAfter) => {
  expect(sendingOf(refusal)).toEqual({ status, retryAfter });
});

it('sends every other code as an answer like any other', () => {
  const others = (Object.keys(codes) as CodeName[]).filter(
    (name) => !['notFound', 'keyReused', 'tooManyAttempts', 'unavailable'].includes(name),
  );
  for (const name of others) expect([name, sendingOf(new Refusal(name)).status]).toEqual([name, 200]);
});

it('writes down why a service was unavailable, and nothing of what a person did wrong', async () => {
  const lines: string[] = [];
  const app = new Hono() as App;
  answerErrors(app, { log: createLog('warn', (line) => lines.push(line)) });
  app.get('/away', () => {
    throw new Refusal('unavailable', { cause: new Error('no key server') });
  });
  app.get('/wrong', () => {
    throw new Refusal('wrongCode', { cause: new Error('no such code') });
  });
  expect((await app.request('/away')).status).toBe(503);
  expect((await app.request('/wrong')).status).toBe(200);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('no key server');
});
