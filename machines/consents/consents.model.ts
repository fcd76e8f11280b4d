import { chartModel } from '../kit/model.ts';
import { consentsMachine } from './consents.machine.ts';
import { selectChosenReceipt, selectConsentsPhase, selectIsRevoking, selectReceipts, type ConsentsSnapshot } from './consents.selectors.ts';
import type { Receipt } from './consents.types.ts';

const receipt = (id: string, revokedAt: string | null): Receipt => ({
  id,
  subject: 'me',
  tool: 'ai-face-swap',
  at: '2026-11-01T00:00:00.000Z',
  revokedAt,
});

export const consentsModel = chartModel({
  name: 'consents',
  machine: consentsMachine,
  inputs: [undefined],
  events: {
    'consents.shown': [{}],
    'retry.clicked': [{}],
    'revocation.asked': (snapshot: ConsentsSnapshot) => (selectReceipts(snapshot).length > 0 ? [{ id: 'c1' }] : []),
    'session.changed': [{}],
  },
  outcomes: {
    confirmation: { done: [{ confirmed: true }, { confirmed: false }], error: [] },
    listConsents: { done: [[receipt('c1', null), receipt('c0', '2026-11-02T00:00:00.000Z')], null], error: [new Error('offline')] },
    revokeConsent: { done: [null, { text: 'Not for a moment.' }], error: [new Error('offline')] },
  },
  invariants: {
    'nothing is shown to a user who is not here': (snapshot) => !snapshot.matches('hidden') || selectReceipts(snapshot).length === 0,
    'no revoked consent is listed': (snapshot) => selectReceipts(snapshot).every(({ revokedAt }) => revokedAt === null),
  },
  shows: {
    hidden: (snapshot) => selectReceipts(snapshot).length === 0,
    loading: (snapshot) => selectConsentsPhase(snapshot) === 'loading',
    failed: (snapshot) => selectConsentsPhase(snapshot) === 'failed',
    'shown.listed': (snapshot) => selectChosenReceipt(snapshot) === null && !selectIsRevoking(snapshot),
    'shown.asked': (snapshot) => selectChosenReceipt(snapshot) === 'c1' && !selectIsRevoking(snapshot),
    'shown.revoking': selectIsRevoking,
  },
});
