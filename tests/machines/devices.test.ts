import { expect, test } from 'vitest';
import { selectDevices, selectEndingDevice } from '../../machines/devices/devices.selectors.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { refusal } from './answers.ts';
import { Desk, shown } from './settings-desk.ts';

test('a device is signed out; one that was already is gone as well', async () => {
  const desk = await shown();
  desk.parts.devices.send({ type: 'device.ended', id: 'there' });
  expect(selectEndingDevice(desk.devices)).toBe('there');
  await settled();
  expect(selectDevices(desk.devices).map(({ id }) => id)).toEqual(['here']);
  desk.services.endSession.mockResolvedValueOnce(refusal('notFound'));
  await desk.receives({ type: 'device.ended', id: 'here' });
  expect(selectDevices(desk.devices)).toEqual([]);
});

test.each([
  ['refused', (desk: Desk) => desk.services.endSession.mockResolvedValueOnce(refusal('unavailable', 'Later.')), 'Later.'],
  ['broken off', (desk: Desk) => desk.services.endSession.mockRejectedValueOnce(new Error('offline')), 'networkProblem'],
])('a device whose end is %s stays', async (_, fail, sentence) => {
  const desk = await shown();
  fail(desk);
  await desk.receives({ type: 'device.ended', id: 'there' });
  expect([selectDevices(desk.devices).length, desk.reported, selectEndingDevice(desk.devices)]).toEqual([2, [sentence], null]);
});
