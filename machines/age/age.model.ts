import { exactlyWith, sends, took } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { ageMachine } from './age.machine.ts';
import { selectIsAdultConfirmed, selectIsAdultDenied } from './age.selectors.ts';

export const ageModel = chartModel({
  name: 'age',
  machine: ageMachine,
  inputs: [undefined],
  events: { 'age.confirmed': [{}], 'age.denied': [{}], 'age.recalled': [{}], 'question.reopened': [{}] },
  outcomes: {},
  invariants: {
    'nobody is both': (snapshot) => !(selectIsAdultConfirmed(snapshot) && selectIsAdultDenied(snapshot)),
  },
  rules: {
    'only the answer of the user is stored, at once': exactlyWith(
      took('age.confirmed'),
      sends('ageMemory', 'age.noted'),
      'the answer is not stored, or one is that nobody gave',
    ),
  },
  shows: {
    asked: (snapshot) => !selectIsAdultConfirmed(snapshot) && !selectIsAdultDenied(snapshot),
    confirmed: selectIsAdultConfirmed,
    denied: selectIsAdultDenied,
  },
});
