import { createActor } from 'xstate';
import { ageActors } from '../../machines/age/age.actors.ts';
import { ageMachine } from '../../machines/age/age.machine.ts';
import { ageServices } from '../ports/age.ts';
import type { Root } from './root.ts';

/** The actor that asks for the person's age. */
export const ageFlow = (root: Root) =>
  root.keep({ role: 'age' }, () => createActor(ageMachine.provide({ actors: ageActors(ageServices) })));
