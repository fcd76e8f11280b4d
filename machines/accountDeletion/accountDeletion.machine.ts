import { output } from '../kit/output.ts';
import { proofOf } from '../kit/proof.ts';
import { accountDeletionSetup } from './accountDeletion.setup.ts';

/** The deletion of the account, in two steps and with a proof. */
export const accountDeletionMachine = accountDeletionSetup.createMachine({
  id: 'accountDeletion',
  description: 'The deletion of the account, in two steps and with a proof.',
  context: ({ input }) => ({ ...input, proof: '' }),
  initial: 'staying',
  states: {
    staying: { description: 'No deletion is in progress.', on: { 'deletion.asked': 'asked' } },
    asked: {
      description: 'The user is asked to confirm the deletion and to prove who they are.',
      initial: 'answering',
      on: { 'proof.changed': { actions: 'assignProof' } },
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        onDone: [
          { guard: { type: 'isConfirmed', params: output }, target: 'deleting' },
          { target: 'staying', actions: 'clearProof' },
        ],
      },
      states: {
        answering: {
          description: 'The password is being typed, or the code if the account has none.',
          on: { 'code.requested': { guard: 'isCodeNeeded', target: 'mailing' } },
        },
        mailing: {
          description: 'A code is being mailed to the account.',
          tags: 'mailing',
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context: { email } }) => ({ email }),
            onDone: [
              { guard: { type: 'isDone', params: output }, target: 'answering', actions: 'emitCodeSent' },
              { target: 'answering', actions: { type: 'emitRefusal', params: output } },
            ],
            onError: { target: 'answering', actions: 'emitUnanswered' },
          },
        },
      },
    },
    deleting: {
      description: 'The account and its creations are being deleted.',
      tags: 'busy',
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context }) => ({ proof: proofOf(context) }),
        onDone: [
          { guard: { type: 'isDone', params: output }, target: 'deleted', actions: ['emitDeletedNotice', 'emitDeleted'] },
          { target: 'asked', actions: { type: 'emitRefusal', params: output } },
        ],
        onError: { target: 'asked', actions: 'emitUnanswered' },
      },
    },
    deleted: { description: 'The account no longer exists.', type: 'final' },
  },
});
