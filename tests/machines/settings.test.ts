import { expect, test } from 'vitest';
import { selectProof } from '../../machines/accountDeletion/accountDeletion.selectors.ts';
import { selectDevices } from '../../machines/devices/devices.selectors.ts';
import { selectSecret } from '../../machines/passwordChange/passwordChange.selectors.ts';
import { selectSettings } from '../../machines/preferences/preferences.selectors.ts';
import { selectAccount, selectParts, selectSettingsPhase } from '../../machines/settings/settings.selectors.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { Held, refusal } from './answers.ts';
import { Desk, settings, shown, typing } from './settings-desk.ts';

test('shows the account and where it is signed in', async () => {
  const desk = await shown();
  expect(selectSettings(desk.preferences)).toEqual(settings);
  expect(selectDevices(desk.devices).map(({ id }) => id)).toEqual(['here', 'there']);
});

test.each(['getSettings', 'listSessions'] as const)('without %s there is another try', async (call) => {
  const desk = new Desk();
  desk.services[call].mockResolvedValueOnce(refusal('unavailable'));
  await desk.receives({ type: 'settings.shown' });
  expect(selectSettingsPhase(desk.sees)).toBe('failed');
  await desk.receives({ type: 'retry.clicked' });
  expect(selectSettingsPhase(desk.sees)).toBe('shown');
});

test('a page that shows them again asks again only after a failure', async () => {
  const desk = new Desk();
  desk.services.getSettings.mockRejectedValueOnce(new Error('offline'));
  desk.actor.send({ type: 'settings.shown' });
  expect(selectSettingsPhase(desk.sees)).toBe('loading');
  await settled();
  expect(selectSettingsPhase(desk.sees)).toBe('failed');
  await desk.receives({ type: 'settings.shown' });
  await desk.receives({ type: 'settings.shown' });
  expect([selectSettingsPhase(desk.sees), desk.services.getSettings.mock.calls.length]).toEqual(['shown', 2]);
});

test('nothing of one user is shown to the next', async () => {
  const desk = await typing(await shown());
  desk.services.changeSettings.mockReturnValueOnce(new Held<never>().promise);
  const { parts } = desk;
  await desk.receives(
    { type: 'settings.changed', change: { marketing: true } },
    { type: 'deletion.asked' },
    { type: 'proof.changed', value: '123456' },
    { type: 'session.changed' },
  );
  expect([selectSettingsPhase(desk.sees), selectAccount(desk.sees), selectParts(desk.sees)]).toEqual(['hidden', null, null]);
  expect(Object.values(parts).map((part) => part.getSnapshot().status)).toEqual(Array(7).fill('stopped'));
  await desk.receives({ type: 'settings.shown' });
  expect(selectSettings(desk.preferences), 'a change of the one before is not shown as theirs').toEqual(settings);
  expect([selectProof(desk.deletion), selectSecret(desk.password)]).toEqual(['', { present: '', next: '' }]);
});
