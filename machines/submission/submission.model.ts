import { chartModel } from '../kit/model.ts';
import { submissionMachine } from './submission.machine.ts';
import {
  selectFieldValue,
  selectIsFaultyForm,
  selectIsSending,
  selectIsSent,
  selectSubmissionAnswer,
  selectSubmissionRefusal,
} from './submission.selectors.ts';

export const submissionModel = chartModel({
  name: 'submission',
  machine: submissionMachine,
  inputs: [{ values: {} }],
  events: {
    'field.changed': [{ name: 'message', value: 'Hello' }],
    'field.given': [
      { name: 'number', value: 'R-1', submit: true },
      { name: 'url', value: 'https://iridia.example/files/1.png', submit: false },
    ],
    'field.offered': [{ name: 'email', value: 'ann@example.com' }],
    'form.submitted': [{}],
    'another.requested': [{}],
  },
  outcomes: {
    checkFields: { done: [{}, { message: { rule: 'required' } }], error: [new Error('the rules could not be loaded')] },
    send: { done: [{ sent: { number: 'R-1' } }, { refusal: 'Too many attempts.' }], error: [new Error('offline')] },
  },
  invariants: {
    'an answer is there exactly when it was sent': (snapshot) => selectIsSent(snapshot) === (selectSubmissionAnswer(snapshot) !== null),
    'what has arrived is not in the form any more': (snapshot) => !selectIsSent(snapshot) || selectFieldValue(snapshot, 'message') === '',
  },
  shows: {
    filling: (snapshot) => !selectIsSending(snapshot) && !selectIsSent(snapshot),
    checking: (snapshot) => selectIsSending(snapshot) && !selectIsFaultyForm(snapshot),
    sending: (snapshot) => selectIsSending(snapshot) && selectSubmissionRefusal(snapshot) === null,
    sent: selectIsSent,
  },
});
