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
  shows: {
    asked: (snapshot) => !selectIsAdultConfirmed(snapshot) && !selectIsAdultDenied(snapshot),
    confirmed: selectIsAdultConfirmed,
    denied: selectIsAdultDenied,
  },
});
