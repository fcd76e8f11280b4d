import * as calls from '../../contract/structs/calls/users.ts';
import type { DevicesServices } from '../../machines/devices/devices.actors.ts';
import { callApi } from '../platform/api.ts';

/** The sessions of the account. */
export const devicesServices: DevicesServices = {
  endSession: (id) => callApi(calls.endSession, { params: { id }, quiet: true }),
};
