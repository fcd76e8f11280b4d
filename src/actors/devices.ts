import * as calls from '../../contract/structs/calls/users.ts';
import type { DevicesServices } from '../../machines/devices/devices.actors.ts';
import { callApi } from '../platform/api.ts';

/** The devices on which the account is signed in. A device signs out by the end of its session; the chart reports a refusal itself. */
export const devicesServices: DevicesServices = {
  endSession: (id) => callApi(calls.endSession, { params: { id }, quiet: true }),
};
