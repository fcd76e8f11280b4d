import { createActor } from 'xstate';
import { offerActors } from '../../machines/offer/offer.actors.ts';
import { offerMachine } from '../../machines/offer/offer.machine.ts';
import { offerServices } from '../ports/offer.ts';
import type { Root } from './root.ts';

/** The actor of the tools on offer. */
export const offerFlow = (root: Root) =>
  root.keep({ role: 'offer' }, () => createActor(offerMachine.provide({ actors: offerActors(offerServices) })));
