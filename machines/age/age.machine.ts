import { emit, sendTo, setup } from 'xstate';
import { listenerPort } from '../kit/placeholder.ts';
import type { AgeNoted, AgeRecalled, AgeTypes } from './age.types.ts';

/** Asks once per browser whether the user is an adult, before the first tool for adults. */
export const ageMachine = setup({
  types: {} as AgeTypes,
  actors: { ageMemory: listenerPort<AgeRecalled>('ageMemory') },
  actions: {
    storeConfirmation: sendTo('ageMemory', { type: 'age.noted' } satisfies AgeNoted),
    emitConfirmed: emit({ type: 'adult.confirmed' }),
  },
}).createMachine({
  id: 'age',
  description: "Asks for the user's age before a tool for adults makes anything.",
  invoke: { id: 'ageMemory', src: 'ageMemory' },
  initial: 'asked',
  states: {
    asked: {
      description: "The form asks for the user's age, at its first file or at the submit.",
      on: {
        'age.recalled': 'confirmed',
        'age.confirmed': { target: 'confirmed', actions: 'storeConfirmation' },
        'age.denied': 'denied',
      },
    },
    confirmed: { description: 'The user is an adult and is not asked again.', tags: 'confirmed', entry: 'emitConfirmed' },
    denied: {
      description: 'The user is not an adult: the form stays closed, other tools are shown, and the answer is not stored.',
      tags: 'denied',
      on: { 'question.reopened': 'asked' },
    },
  },
});
