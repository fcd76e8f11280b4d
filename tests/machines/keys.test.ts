import { expect, test } from 'vitest';
import { selectIsRevokingKey, selectKeyForm, selectKeys, selectNewKey, selectProof } from '../../machines/keys/keys.selectors.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';
import { Desk, madeKey, settings, shown } from './settings-desk.ts';

const filled = async (desk: Desk): Promise<Desk> =>
  desk.receives(
    { type: 'key.wanted' },
    { type: 'name.changed', value: '  Poster printer ' },
    { type: 'scope.toggled', scope: 'make' },
    { type: 'scope.toggled', scope: 'read' },
    { type: 'proof.changed', value: 'Kaleido5cope' },
  );

test('a key is made with the password, shown whole once, and copied', async () => {
  const desk = await filled(await shown());
  await desk.receives({ type: 'key.submitted' });
  expect(desk.services.makeKey).toHaveBeenLastCalledWith({ name: 'Poster printer', scopes: ['read', 'make'], password: 'Kaleido5cope' });
  expect([selectNewKey(desk.keys), selectKeys(desk.keys).map(({ name }) => name), selectProof(desk.keys)]).toEqual([
    'iridia_whole',
    ['Poster printer'],
    '',
  ]);
  await desk.receives({ type: 'copy.clicked' });
  expect([desk.services.copyText.mock.lastCall, desk.reported]).toEqual([['iridia_whole'], ['copied']]);
  await desk.receives({ type: 'key.kept' });
  expect([selectNewKey(desk.keys), selectKeys(desk.keys).length]).toEqual([null, 1]);
});

test('a refusal leaves what was typed, and is read', async () => {
  const desk = await filled(await shown());
  desk.services.makeKey.mockResolvedValueOnce(refusal('wrongCredentials', 'This password is wrong.'));
  await desk.receives({ type: 'key.submitted' });
  expect([selectKeyForm(desk.keys), selectProof(desk.keys), desk.reported]).toEqual([
    'answering',
    'Kaleido5cope',
    ['This password is wrong.'],
  ]);
});

test('a key without a name, or that may do nothing, is not requested', async () => {
  const desk = await (await shown()).receives({ type: 'key.wanted' }, { type: 'name.changed', value: '   ' });
  await desk.receives({ type: 'scope.toggled', scope: 'read' }, { type: 'key.submitted' });
  expect(selectKeyForm(desk.keys)).toBe('unfit');
  await desk.receives({ type: 'name.changed', value: 'x' }, { type: 'scope.toggled', scope: 'read' }, { type: 'key.submitted' });
  expect([selectKeyForm(desk.keys), desk.services.makeKey.mock.calls.length]).toEqual(['unfit', 0]);
});

test('an account without a password proves itself with a mailed code, and goes on typing meanwhile', async () => {
  const desk = new Desk();
  desk.services.getSettings.mockResolvedValueOnce(granted({ ...settings, google: true, password: false }));
  await desk.receives({ type: 'settings.shown' });
  await desk.receives({ type: 'key.wanted' });
  desk.parts.keys.send({ type: 'code.requested' });
  desk.parts.keys.send({ type: 'name.changed', value: 'x' });
  desk.parts.keys.send({ type: 'scope.toggled', scope: 'read' });
  expect(selectKeyForm(desk.keys)).toBe('mailing');
  await settled();
  await desk.receives({ type: 'proof.changed', value: '123456' }, { type: 'key.submitted' });
  expect([desk.services.sendCode.mock.lastCall![0], desk.services.makeKey.mock.lastCall]).toEqual([
    'ann@example.com',
    [{ name: 'x', scopes: ['read'], code: '123456' }],
  ]);
});

test('a key is revoked with two clicks; one that was already is gone as well', async () => {
  const desk = new Desk();
  desk.services.listKeys.mockResolvedValueOnce(granted([madeKey('b'), madeKey('a')]));
  await desk.receives({ type: 'settings.shown' });
  await desk.receives({ type: 'revocation.asked', id: 'a' }, { type: 'confirmation.refused' }, { type: 'confirmation.given' });
  expect([desk.services.revokeKey.mock.calls.length, selectKeys(desk.keys).length]).toEqual([0, 2]);
  desk.services.revokeKey.mockResolvedValueOnce(refusal('notFound'));
  await desk.receives({ type: 'revocation.asked', id: 'a' }, { type: 'confirmation.given' });
  expect([selectKeys(desk.keys).map(({ id }) => id), desk.reported]).toEqual([['b'], []]);
  desk.services.revokeKey.mockRejectedValueOnce(new Error('offline'));
  await desk.receives({ type: 'revocation.asked', id: 'b' }, { type: 'confirmation.given' });
  expect([selectKeys(desk.keys).length, selectIsRevokingKey(desk.keys), desk.reported]).toEqual([1, false, ['networkProblem']]);
});
