import { listConsents, revokeConsent } from '../../contract/structs/calls/safety.ts';
import type { ConsentsServices } from '../../machines/consents/consents.actors.ts';
import { callApi } from '../platform/api.ts';

/** The consents of the caller. */
export const consentsServices: ConsentsServices = {
  listConsents: (signal) => callApi(listConsents, { signal }),
  revokeConsent: (id) => callApi(revokeConsent, { params: { id } }),
};
