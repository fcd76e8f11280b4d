import { chartModel } from '../kit/model.ts';
import { confirmationMachine } from './confirmation.machine.ts';

export const confirmationModel = chartModel({
  name: 'confirmation',
  machine: confirmationMachine,
  inputs: [undefined],
  events: { 'confirmation.given': [{}], 'confirmation.refused': [{}] },
  outcomes: {},
  invariants: {
    'its output names the end that it reached': (snapshot) =>
      snapshot.status === 'active' ? snapshot.matches('asked') : snapshot.output?.confirmed === snapshot.matches('confirmed'),
  },
  shows: {
    asked: ({ status }) => status === 'active',
    confirmed: ({ output }) => output?.confirmed === true,
    refused: ({ output }) => output?.confirmed === false,
  },
});
