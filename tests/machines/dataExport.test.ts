import { expect, test } from 'vitest';
import { selectIsExporting } from '../../machines/dataExport/dataExport.selectors.ts';
import { type SettingsServices } from '../../machines/settings/settings.actors.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted, Held, refusal } from './answers.ts';
import { Desk, shown } from './settings-desk.ts';

test('a copy of everything is made once at a time', async () => {
  const desk = await shown();
  const copy = new Held<Awaited<ReturnType<SettingsServices['exportAccount']>>>();
  desk.services.exportAccount.mockReturnValueOnce(copy.promise);
  await desk.receives({ type: 'export.requested' }, { type: 'export.requested' });
  expect([selectIsExporting(desk.copy), desk.services.exportAccount.mock.calls.length]).toEqual([true, 1]);
  copy.resolve(granted(null));
  await settled();
  expect([selectIsExporting(desk.copy), desk.reported]).toEqual([false, ['dataReady']]);
});

test.each([
  ['refused', (desk: Desk) => desk.services.exportAccount.mockResolvedValueOnce(refusal('unavailable', 'Later.')), 'Later.'],
  ['broken off', (desk: Desk) => desk.services.exportAccount.mockRejectedValueOnce(new Error('offline')), 'networkProblem'],
])('a copy that is %s may be asked for again', async (_, fail, sentence) => {
  const desk = await shown();
  fail(desk);
  await desk.receives({ type: 'export.requested' });
  await desk.receives({ type: 'export.requested' });
  expect([selectIsExporting(desk.copy), desk.reported]).toEqual([false, [sentence, 'dataReady']]);
});
