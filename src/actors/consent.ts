import { consentActors } from '../../machines/consent/consent.actors.ts';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import type { Root } from './root.ts';
import { createConsent, listConsents } from '../../contract/structs/calls/safety.ts';
import type { ConsentServices } from '../../machines/consent/consent.actors.ts';
import { callApi } from '../platform/api.ts';

/** Records a consent on the server and returns its receipt; lists the receipts that there are. */
export const consentServices: ConsentServices = {
  createConsent: (body, signal) => callApi(createConsent, { body, signal, quiet: true }),
  listConsents: (signal) => callApi(listConsents, { signal, quiet: true }),
};

/** The consent that a tool requires; its receipt goes into the form and stays with the next files. */
export const consentFlow = (root: Root, tool: string) =>
  root.keep({ role: 'consent', tool }, () => ({
    logic: consentMachine.provide({ actors: consentActors(consentServices) }),
    input: { tool },
  }));
