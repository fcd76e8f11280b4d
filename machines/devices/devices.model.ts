import { asksExactly, emitsExactly } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { devicesMachine } from './devices.machine.ts';
import { selectDevices, selectEndingDevice, type DevicesSnapshot } from './devices.selectors.ts';
import type { SignedInDevice } from './devices.types.ts';

const device = (id: string, current: boolean): SignedInDevice => ({
  id,
  agent: 'Firefox',
  createdAt: '2026-11-01T00:00:00.000Z',
  seenAt: null,
  current,
});
const devices = [device('this', true), device('other', false), device('third', false)];
const listed = (snapshot: DevicesSnapshot) => selectDevices(snapshot).map(({ id }) => id);

export const devicesModel = chartModel({
  name: 'devices',
  machine: devicesMachine,
  inputs: [{ devices }],
  events: {
    'device.ended': (snapshot: DevicesSnapshot) => ['other', 'third'].filter((id) => listed(snapshot).includes(id)).map((id) => ({ id })),
    'password.replaced': [{}],
  },
  outcomes: { endSession: { done: [null, { text: 'Not for a moment.' }], error: [new Error('offline')] } },
  invariants: {
    'this device stays signed in': (snapshot) => listed(snapshot).includes('this'),
  },
  rules: {
    'only a failure is announced': emitsExactly({
      'done.endSession': ({ output }) => (output === null ? [] : [notice('error', output)]),
      'failed.endSession': () => [notice('error', { key: 'networkProblem' })],
    }),
    'one device is signed out at a time': asksExactly('endSession', ({ gesture, event }, way) => {
      const isBusy = way.slice(0, -1).findLast((step) => step.gesture !== 'password.replaced')?.gesture === 'device.ended';
      return gesture === 'device.ended' && !isBusy ? { id: event['id'] } : undefined;
    }),
  },
  shows: {
    listed: (snapshot) => selectEndingDevice(snapshot) === null,
    ending: (snapshot) => ['other', 'third'].includes(selectEndingDevice(snapshot) ?? ''),
  },
});
