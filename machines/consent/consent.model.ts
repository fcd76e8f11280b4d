import { chartModel } from '../kit/model.ts';
import { consentMachine } from './consent.machine.ts';
import { selectConfirmed, selectIsConsentFailed, selectReceipt } from './consent.selectors.ts';

const receipt = { id: 'receipt-1', subject: 'me' as const, tool: 'ai-face-swap', at: '2026-11-21T12:00:00.000Z', revokedAt: null };

export const consentModel = chartModel({
  name: 'consent',
  machine: consentMachine,
  inputs: [{ tool: 'ai-face-swap' }],
  events: {
    'subject.chosen': [{ subject: 'me' }, { subject: 'agreed' }],
    'change.clicked': [{}],
    'files.changed': [{ refs: ['cat'] }, { refs: [] }],
    'retry.clicked': [{}],
    'session.changed': [{}],
    'consent.revoked': [{}],
  },
  outcomes: {
    recallConsent: { done: [receipt, null], error: [new Error('offline')] },
    giveConsent: { done: [{ receipt }, { refusal: 'Not for a moment.' }], error: [new Error('offline')] },
  },
  invariants: {
    'there is no receipt of nobody': (snapshot) => selectReceipt(snapshot) === null || selectConfirmed(snapshot) !== null,
    'a form with files is asked about': (snapshot) => !(snapshot.context.isFilled && snapshot.matches('unasked')),
    'only a given consent has a receipt': (snapshot) => snapshot.matches('given') === (snapshot.context.receipt !== null),
  },
  shows: {
    unasked: (snapshot) => selectReceipt(snapshot) === null && !snapshot.context.isFilled,
    recalling: (snapshot) => selectReceipt(snapshot) === null && !selectIsConsentFailed(snapshot),
    asked: (snapshot) => selectReceipt(snapshot) === null,
    giving: (snapshot) => selectReceipt(snapshot) === null && !selectIsConsentFailed(snapshot),
    given: (snapshot) => selectReceipt(snapshot) === receipt.id,
    failed: (snapshot) => selectIsConsentFailed(snapshot) && selectReceipt(snapshot) === null,
  },
});
