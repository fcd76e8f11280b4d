import { expect, test } from 'vitest';
import { selectSettings } from '../../machines/preferences/preferences.selectors.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, refusal } from './answers.ts';
import { Desk, settings, shown } from './settings-desk.ts';

test('a change shows at once and is kept', async () => {
  const desk = await shown();
  desk.parts.preferences.send({ type: 'settings.changed', change: { marketing: true } });
  expect(selectSettings(desk.preferences)?.marketing).toBe(true);
  await settled();
  expect([selectSettings(desk.preferences)?.marketing, desk.reported]).toEqual([true, ['settingsSaved']]);
});

test('a second change goes along with the first', async () => {
  const desk = await shown();
  await desk.receives({ type: 'settings.changed', change: { marketing: true } }, { type: 'settings.changed', change: { locale: null } });
  expect(desk.services.changeSettings.mock.lastCall![0]).toEqual({ marketing: true, locale: null });
  expect(selectSettings(desk.preferences)).toMatchObject({ marketing: true, locale: null });
});

test.each([
  ['refused', (desk: Desk) => desk.services.changeSettings.mockResolvedValueOnce(refusal('invalidInput', 'No.')), 'No.'],
  [
    'not answered',
    (desk: Desk) => desk.services.changeSettings.mockResolvedValueOnce({ ...granted(settings), data: null }),
    'operationFailed',
  ],
  ['broken off', (desk: Desk) => desk.services.changeSettings.mockRejectedValueOnce(new Error('offline')), 'networkProblem'],
])('a change that is %s is undone and reported', async (_, fail, sentence) => {
  const desk = await shown();
  fail(desk);
  await desk.receives({ type: 'settings.changed', change: { marketing: true } });
  expect([selectSettings(desk.preferences)?.marketing, desk.reported]).toEqual([false, [sentence]]);
  await desk.receives({ type: 'settings.changed', change: { locale: 'fr' } });
  expect(desk.services.changeSettings.mock.lastCall![0], 'what was taken back is not sent later').toEqual({ locale: 'fr' });
});
