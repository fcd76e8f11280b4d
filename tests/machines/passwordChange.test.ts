import { expect, test } from 'vitest';
import { selectDevices } from '../../machines/devices/devices.selectors.ts';
import { selectSecret, selectSecretStep } from '../../machines/passwordChange/passwordChange.selectors.ts';
import { granted, refusal } from './answers.ts';
import { Desk, settings, shown, typed, typing } from './settings-desk.ts';

test('the password is changed with the present one, and the other devices are gone', async () => {
  const desk = await typing(await shown());
  await desk.receives({ type: 'password.submitted' });
  expect(desk.services.replacePassword).toHaveBeenLastCalledWith({ password: typed.present, new_passwd: typed.next });
  expect([selectSecretStep(desk.password), desk.reported]).toEqual(['kept', ['password.replaced', 'passwordReplaced']]);
  expect(selectDevices(desk.devices).map(({ id }) => id)).toEqual(['here']);
  expect(selectSecret(desk.password)).toEqual({ present: '', next: '' });
});

test.each([
  ['refused', (desk: Desk) => desk.services.replacePassword.mockResolvedValueOnce(refusal('wrongCredentials', 'Wrong.')), 'Wrong.'],
  ['broken off', (desk: Desk) => desk.services.replacePassword.mockRejectedValueOnce(new Error('offline')), 'networkProblem'],
])('a change of the password that is %s keeps what was typed and every device', async (_, fail, sentence) => {
  const desk = await typing(await shown());
  fail(desk);
  await desk.receives({ type: 'password.submitted' });
  expect([selectSecretStep(desk.password), selectSecret(desk.password), desk.reported]).toEqual(['answering', typed, [sentence]]);
  expect(selectDevices(desk.devices)).toHaveLength(2);
  await desk.receives({ type: 'password.abandoned' });
  expect(selectSecret(desk.password)).toEqual({ present: '', next: '' });
});

test.each([
  ['present', ''],
  ['next', 'weak'],
] as const)('nothing is sent while the %s password is "%s"', async (field, value) => {
  const desk = await typing(await shown());
  await desk.receives({ type: 'password.typed', field, value }, { type: 'password.submitted' });
  expect([selectSecretStep(desk.password), desk.services.replacePassword.mock.calls.length]).toEqual(['unfit', 0]);
  await desk.receives({ type: 'password.typed', field, value: typed[field] });
  expect(selectSecretStep(desk.password)).toBe('answering');
});

test('an account without a password has no present one to change', async () => {
  const desk = new Desk();
  desk.services.getSettings.mockResolvedValueOnce(granted({ ...settings, google: true, password: false }));
  await desk.receives({ type: 'settings.shown' }, { type: 'password.asked' });
  await desk.receives({ type: 'password.asked' });
  expect(selectSecretStep(desk.password)).toBe('absent');
});
