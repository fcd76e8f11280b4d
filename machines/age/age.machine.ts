import { emit, sendTo, setup } from 'xstate';
import { listenerPort } from '../kit/placeholder.ts';
import type { AgeNoted, AgeRecalled, AgeTypes } from './age.types.ts';

/** Asks once per browser whether the person is an adult, before the first tool for adults. */
export const ageMachine = setup({
  types: {} as AgeTypes,
  actors: { ageMemory: listenerPort<AgeRecalled>('ageMemory') },
  actions: {
    noteAge: sendTo('ageMemory', { type: 'age.noted' } satisfies AgeNoted),
    tellConfirmed: emit({ type: 'adult.confirmed' }),
  },
}).createMachine({
  id: 'age',
  description: "Asks for the person's age before a tool for adults makes anything.",
  invoke: { id: 'ageMemory', src: 'ageMemory' },
  initial: 'asked',
  states: {
    asked: {
      description: "The form asks for the person's age, at its first file or at the press.",
      on: {
        'age.recalled': 'confirmed',
        'age.confirmed': { target: 'confirmed', actions: 'noteAge' },
        'age.denied': 'denied',
      },
    },
    confirmed: { description: 'The person is an adult and is not asked again.', entry: 'tellConfirmed' },
    denied: {
      description: 'The person is not an adult: the form stays closed, other tools are shown, and the answer is not stored.',
      on: { 'question.reopened': 'asked' },
    },
  },
});
