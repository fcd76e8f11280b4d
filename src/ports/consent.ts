import { createConsent, listConsents } from '../../contract/structs/calls/safety.ts';
import type { ConsentServices } from '../../machines/consent/consent.actors.ts';
import { callApi } from '../platform/api.ts';

/** Records a consent on the server and returns its receipt; lists the receipts that there are. */
export const consentServices: ConsentServices = {
  createConsent: (body, signal) => callApi(createConsent, { body, signal, quiet: true }),
  listConsents: (signal) => callApi(listConsents, { signal, quiet: true }),
};
