import { assign, emit, setup } from 'xstate';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice, unanswered } from '../kit/notice.ts';
import type { Refusal } from '../kit/outcome.ts';
import { port } from '../kit/placeholder.ts';
import type { Proof } from '../kit/proof.ts';
import { required } from '../kit/required.ts';
import type { AccountDeletionTypes } from './accountDeletion.types.ts';

const base = setup({
  types: {} as AccountDeletionTypes,
  actors: {
    confirmation: confirmationMachine,
    sendCode: port<Refusal, { email: string }>('sendCode'),
    deleteAccount: port<Refusal, { proof: Proof }>('deleteAccount'),
  },
});

/** The ports, guards and actions of the deletion. */
export const accountDeletionSetup = base
  .extend({
    guards: {
      isCodeNeeded: ({ context }) => !context.hasPassword,
      isConfirmed: (_, { confirmed }: ConfirmationOutput) => confirmed,
      isDone: (_, refusal: Refusal) => refusal === null,
    },
  })
  .extend({
    actions: {
      assignProof: assign({ proof: ({ event }) => asserted(event, 'proof.changed').value }),
      clearProof: assign({ proof: '' }),
      emitCodeSent: emit(notice('success', { key: 'operationSucceeded' })),
      emitRefusal: emit((_, refusal: Refusal) => notice('error', required(refusal, 'refusal'))),
      emitUnanswered: emit(unanswered),
      emitDeletedNotice: emit(notice('success', { key: 'accountDeleted' })),
      emitDeleted: emit({ type: 'account.deleted' }),
    },
  });
