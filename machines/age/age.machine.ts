import { sendTo, setup } from 'xstate';
import { listenerPort } from '../kit/placeholder.ts';
import type { AgeNoted, AgeRecalled, AgeTypes } from './age.types.ts';

/** Whether the person is an adult: asked once in this browser, before the first tool for adults. */
export const ageMachine = setup({
  types: {} as AgeTypes,
  actors: { ageMemory: listenerPort<AgeRecalled>('ageMemory') },
  actions: { noteAge: sendTo('ageMemory', { type: 'age.noted' } satisfies AgeNoted) },
}).createMachine({
  id: 'age',
  description: 'The question about the age that tools for adults ask once.',
  invoke: { id: 'ageMemory', src: 'ageMemory' },
  initial: 'asked',
  states: {
    asked: {
      description: 'The page asks before it shows the form.',
      on: {
        'age.recalled': 'confirmed',
        'age.confirmed': { target: 'confirmed', actions: 'noteAge' },
        'age.denied': 'denied',
      },
    },
    confirmed: { description: 'The person is an adult, and is not asked again.' },
    denied: {
      description: 'The person is no adult: the form stays closed and other tools are shown. Nothing is remembered.',
      on: { 'question.reopened': 'asked' },
    },
  },
});
