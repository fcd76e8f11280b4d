import { createActor } from 'xstate';
import { consentsActors } from '../../machines/consents/consents.actors.ts';
import { consentsMachine } from '../../machines/consents/consents.machine.ts';
import { consentsServices } from '../ports/consents.ts';
import type { Root } from './root.ts';

/** The actor of the consents in the settings. */
export const consentsFlow = (root: Root) =>
  root.keep({ role: 'consents' }, () => createActor(consentsMachine.provide({ actors: consentsActors(consentsServices) })));
