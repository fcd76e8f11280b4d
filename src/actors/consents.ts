import { consentsActors } from '../../machines/consents/consents.actors.ts';
import { consentsMachine } from '../../machines/consents/consents.machine.ts';
import type { Root } from './root.ts';
import { listConsents, revokeConsent } from '../../contract/structs/calls/safety.ts';
import type { ConsentsServices } from '../../machines/consents/consents.actors.ts';
import { callApi } from '../platform/api.ts';

/** The consents of the caller. */
export const consentsServices: ConsentsServices = {
  listConsents: (signal) => callApi(listConsents, { signal }),
  revokeConsent: (id) => callApi(revokeConsent, { params: { id } }),
};

/** The actor of the consents in the settings. */
export const consentsFlow = (root: Root) =>
  root.keep({ role: 'consents' }, () => {
    return { logic: consentsMachine.provide({ actors: consentsActors(consentsServices) }) };
  });
