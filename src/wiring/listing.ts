import { createActor } from 'xstate';
import { listingActors } from '../../machines/listing/listing.actors.ts';
import { listingMachine } from '../../machines/listing/listing.machine.ts';
import { grantServices, historyServices } from '../ports/listing.ts';
import type { Root } from './root.ts';

/** Every movement of credits. */
export const historyFlow = (root: Root) =>
  root.keep({ role: 'history' }, () => createActor(listingMachine.provide({ actors: listingActors(historyServices) }), { input: {} }));

/** What the balance is made of. */
export const grantsFlow = (root: Root) =>
  root.keep({ role: 'grants' }, () => createActor(listingMachine.provide({ actors: listingActors(grantServices) }), { input: {} }));
