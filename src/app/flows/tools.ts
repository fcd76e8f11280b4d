import { createActor } from 'xstate';
import { ageActors } from '../../../machines/age/age.actors.ts';
import { ageMachine } from '../../../machines/age/age.machine.ts';
import { offerActors } from '../../../machines/offer/offer.actors.ts';
import { offerMachine } from '../../../machines/offer/offer.machine.ts';
import { ageServices, offerServices } from '../../services/tools.ts';
import type { Root } from '../root.ts';

/** What the server offers now. */
export const offerFlow = (root: Root) =>
  root.keep('offer', () => createActor(offerMachine.provide({ actors: offerActors(offerServices) })));

/** The question about the age. */
export const ageFlow = (root: Root) => root.keep('age', () => createActor(ageMachine.provide({ actors: ageActors(ageServices) })));
