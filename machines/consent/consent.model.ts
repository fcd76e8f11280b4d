import { chartModel } from '../kit/model.ts';
import { consentMachine } from './consent.machine.ts';
import { selectIsAdult, selectIsConsentFailed, selectReceipt, selectSubject } from './consent.selectors.ts';

const receipt = { id: 'receipt-1', subject: 'me' as const, tool: 'ai-face-swap', at: '2026-11-21T12:00:00.000Z', revokedAt: null };

export const consentModel = chartModel({
  name: 'consent',
  machine: consentMachine,
  inputs: [{ tool: 'ai-face-swap' }],
  events: {
    'subject.chosen': [{ subject: 'me' }, { subject: 'agreed' }],
    'adult.confirmed': [{ adult: true }, { adult: false }],
    'files.changed': [{ refs: ['cat'] }, { refs: ['dog'] }, { refs: [] }],
    'retry.pressed': [{}],
    'session.changed': [{}],
    'consent.revoked': [{}],
  },
  outcomes: {
    giveConsent: { done: [{ receipt }, { refusal: 'Not for a moment.' }], error: [new Error('offline')] },
  },
  invariants: {
    'there is no receipt for a child': (snapshot) => selectReceipt(snapshot) === null || selectIsAdult(snapshot),
    'there is no receipt of nobody': (snapshot) => selectReceipt(snapshot) === null || selectSubject(snapshot) !== null,
  },
  shows: {
    asked: (snapshot) => selectReceipt(snapshot) === null,
    giving: (snapshot) => selectReceipt(snapshot) === null && !selectIsConsentFailed(snapshot),
    given: (snapshot) => selectReceipt(snapshot) === receipt.id,
    failed: (snapshot) => selectIsConsentFailed(snapshot) && selectReceipt(snapshot) === null,
  },
});
