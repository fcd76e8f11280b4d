import { assign, emit, setup } from 'xstate';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { ConsentsTypes, Receipts, Revoked } from './consents.types.ts';

const base = setup({
  types: {} as ConsentsTypes,
  actors: {
    confirmation: confirmationMachine,
    listConsents: port<Receipts>('listConsents'),
    revokeConsent: port<Revoked, { id: string }>('revokeConsent'),
  },
});

export const consentsSetup = base
  .extend({
    guards: {
      isConfirmed: (_, { confirmed }: ConfirmationOutput) => confirmed,
      isListed: (_, receipts: Receipts) => receipts !== null,
      isRevoked: (_, refusal: Revoked) => refusal === null,
    },
  })
  .extend({
    actions: {
      assignReceipts: assign((_, receipts: Receipts) => ({
        receipts: required(receipts, 'receipts').filter(({ revokedAt }) => revokedAt === null),
      })),
      clearReceipts: assign({ receipts: [], chosen: null }),
      assignChosen: assign(({ event }) => ({ chosen: asserted(event, 'revocation.asked').id })),
      clearChosen: assign({ chosen: null }),
      removeChosen: assign(({ context }) => ({ receipts: context.receipts.filter(({ id }) => id !== context.chosen), chosen: null })),
      emitUnanswered: emit(unanswered),
      emitRefusal: emit((_, refusal: Revoked) => notice('error', refusal ?? { key: 'operationFailed' })),
      emitRevokedNotice: emit(notice('success', { key: 'consentRevoked' })),
      emitRevoked: emit({ type: 'consent.revoked' }),
    },
  });
