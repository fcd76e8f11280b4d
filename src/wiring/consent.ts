import { createActor } from 'xstate';
import { consentActors } from '../../machines/consent/consent.actors.ts';
import { consentMachine } from '../../machines/consent/consent.machine.ts';
import { consentServices } from '../ports/consent.ts';
import type { Root } from './root.ts';

/** The consent that a tool requires; its receipt goes into the form and stays with the next files. */
export const consentFlow = (root: Root, tool: string) =>
  root.keep({ role: 'consent', tool }, () =>
    createActor(consentMachine.provide({ actors: consentActors(consentServices) }), { input: { tool } }),
  );
