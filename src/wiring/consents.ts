import { createActor } from 'xstate';
import { consentsActors } from '../../machines/consents/consents.actors.ts';
import { consentsMachine } from '../../machines/consents/consents.machine.ts';
import { consentsServices } from '../ports/consents.ts';
import type { Root } from './root.ts';
import { visitFlow } from './visit.ts';

/** The actor of the consents in the settings. */
export const consentsFlow = (root: Root) =>
  root.keep({ role: 'consents' }, () => {
    visitFlow(root);
    return createActor(consentsMachine.provide({ actors: consentsActors(consentsServices) }));
  });
