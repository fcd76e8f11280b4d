/** How refusals are sent: the domains name what they refuse, and one table knows HTTP. */
import { expect, it } from 'vitest';
import { codes, type CodeName } from '../../contract/facts/codes.ts';
import { Refusal } from '../../server/core/refusal.ts';
import { sendingOf } from '../../server/http/refusals.ts';

it.each([
  [new Refusal('notFound'), 404, null],
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
  const others = (Object.keys(codes) as CodeName[]).filter((name) => !['notFound', 'tooManyAttempts', 'unavailable'].includes(name));
  for (const name of others) expect([name, sendingOf(new Refusal(name)).status]).toEqual([name, 200]);
});
