import { expect, test } from 'vitest';
import { selectIsSendingCode, selectProof, selectIsDeleting } from '../../machines/accountDeletion/accountDeletion.selectors.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';
import { selectSettings } from '../../machines/preferences/preferences.selectors.ts';
import { selectAccount } from '../../machines/settings/settings.selectors.ts';
import { sendToAll } from './nested.ts';
import { Desk, isDeletionAsked, settings, shown } from './settings-desk.ts';

test('the account is deleted with two clicks, not with one', async () => {
  const desk = await (await shown()).receives({ type: 'confirmation.given' }, { type: 'deletion.asked' });
  expect([isDeletionAsked(desk), desk.services.deleteAccount.mock.calls.length]).toEqual([true, 0]);
  await desk.receives({ type: 'confirmation.refused' }, { type: 'confirmation.given' });
  expect(desk.services.deleteAccount).not.toHaveBeenCalled();
  await desk.receives({ type: 'deletion.asked' }, { type: 'confirmation.given' });
  expect([desk.reported, selectAccount(desk.sees)]).toEqual([['accountDeleted', 'account.deleted'], null]);
});

test('an account that could not be deleted is still there', async () => {
  const desk = await shown();
  desk.services.deleteAccount.mockRejectedValueOnce(new Error('offline'));
  desk.parts.accountDeletion.send({ type: 'deletion.asked' });
  sendToAll(desk.actor, { type: 'confirmation.given' });
  expect(selectIsDeleting(desk.deletion)).toBe(true);
  await settled();
  expect([selectIsDeleting(desk.deletion), desk.reported, selectSettings(desk.preferences)]).toEqual([false, ['networkProblem'], settings]);
});

test('the account is deleted with the password that was typed', async () => {
  const desk = await (await shown()).receives({ type: 'deletion.asked' }, { type: 'proof.changed', value: 'Kaleido5cope' });
  desk.services.deleteAccount.mockResolvedValueOnce(refusal('wrongCredentials', 'This password is wrong.'));
  await desk.receives({ type: 'confirmation.given' });
  expect(desk.services.deleteAccount).toHaveBeenLastCalledWith({ password: 'Kaleido5cope' });
  expect([isDeletionAsked(desk), desk.reported]).toEqual([true, ['This password is wrong.']]);
  await desk.receives({ type: 'confirmation.refused' });
  expect(selectProof(desk.deletion)).toBe('');
});

test.each([
  ['comes', (_desk: Desk) => undefined, 'operationSucceeded'],
  ['is refused', (desk: Desk) => desk.services.sendCode.mockResolvedValueOnce(refusal('tooManyAttempts', 'Later.')), 'Later.'],
  ['is not reached', (desk: Desk) => desk.services.sendCode.mockRejectedValueOnce(new Error('offline')), 'networkProblem'],
])('an account without a password is deleted with a code; when the code %s', async (_, prepare, sentence) => {
  const desk = new Desk();
  desk.services.getSettings.mockResolvedValueOnce(granted({ ...settings, google: true, password: false }));
  await desk.receives({ type: 'settings.shown' });
  await desk.receives({ type: 'deletion.asked' });
  prepare(desk);
  desk.parts.accountDeletion.send({ type: 'code.requested' });
  expect(selectIsSendingCode(desk.deletion)).toBe(true);
  await settled();
  expect([desk.services.sendCode.mock.lastCall![0], desk.reported]).toEqual(['ann@example.com', [sentence]]);
  await desk.receives({ type: 'proof.changed', value: '123456' }, { type: 'confirmation.given' });
  expect(desk.services.deleteAccount).toHaveBeenLastCalledWith({ code: '123456' });
});
