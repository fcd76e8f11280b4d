import { createConsent } from '../../contract/structs/calls/safety.ts';
import type { ConsentServices } from '../../machines/consent/consent.actors.ts';
import { callApi } from '../platform/api.ts';

/** Records a consent on the server and returns its receipt. */
export const consentServices: ConsentServices = {
  createConsent: (body, signal) => callApi(createConsent, { body, signal, quiet: true }),
};
