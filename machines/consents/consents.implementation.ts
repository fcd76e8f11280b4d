import { assign, emit } from 'xstate';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { ConsentsTypes, Receipts, Revoked } from './consents.types.ts';

export const actions = actionsOf<ConsentsTypes>()({
  noteReceipts: assign((_, receipts: Receipts) => ({
    receipts: required(receipts, 'receipts').filter(({ revokedAt }) => revokedAt === null),
  })),
  forgetReceipts: assign({ receipts: [], chosen: null }),
  noteChosen: assign(({ event }) => ({ chosen: asserted(event, 'revocation.asked').id })),
  forgetChosen: assign({ chosen: null }),
  dropChosen: assign(({ context }) => ({ receipts: context.receipts.filter(({ id }) => id !== context.chosen), chosen: null })),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
  announceRefusal: emit((_, refusal: Revoked) => notice('error', refusal ?? { key: 'operationFailed' })),
  announceRevoked: emit(notice('success', { key: 'consentRevoked' })),
  tellRevoked: emit({ type: 'consent.revoked' }),
});

export const guards = guardsOf<ConsentsTypes>()({
  isListed: (_, receipts: Receipts) => receipts !== null,
  isRevoked: (_, refusal: Revoked) => refusal === null,
});
