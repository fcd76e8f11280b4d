import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { keysSetup, newKeyOf, noForm } from './keys.setup.ts';

/** The keys with which programs act for the account: made with a proof, shown once, revoked in two steps. */
export const keysMachine = keysSetup.createMachine({
  id: 'keys',
  description: 'The keys with which programs act for the account.',
  context: ({ input }) => ({ ...input, keys: [], ...noForm, secret: null, chosen: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The keys are loading.',
      tags: 'loading',
      invoke: {
        id: 'listKeys',
        src: 'listKeys',
        onDone: [
          { guard: { type: 'isListed', params: output }, target: 'listed', actions: { type: 'assignKeys', params: output } },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    failed: {
      description: 'The keys failed to load; the user can retry.',
      tags: 'failed',
      on: { 'retry.clicked': 'loading' },
    },
    listed: {
      description: 'The keys are listed. One can be made, and each can be revoked.',
      on: {
        'key.wanted': 'filling',
        'revocation.asked': { target: 'asked', actions: 'assignChosen' },
      },
    },
    filling: {
      description: 'The name of a new key, what it may do and the proof are being given.',
      tags: 'form',
      initial: 'answering',
      on: {
        'name.changed': { target: '.answering', actions: 'assignName' },
        'scope.toggled': { target: '.answering', actions: 'toggleScope' },
        'proof.changed': { actions: 'assignProof' },
        'key.submitted': [{ guard: 'isFilled', target: 'making' }, { target: '.unfit' }],
        'key.abandoned': { target: 'listed', actions: 'clearForm' },
      },
      states: {
        answering: {
          description: 'Nothing is known to be missing.',
          on: { 'code.requested': { guard: 'isCodeNeeded', target: 'mailing' } },
        },
        unfit: {
          description: 'The name or what the key may do is missing.',
          tags: 'unfit',
          on: { 'code.requested': { guard: 'isCodeNeeded', target: 'mailing' } },
        },
        mailing: {
          description: 'A code is being mailed to the account.',
          tags: 'mailing',
          on: {
            // What is typed meanwhile does not take back the request for the code.
            'name.changed': { actions: 'assignName' },
            'scope.toggled': { actions: 'toggleScope' },
          },
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
    making: {
      description: 'The key is being made.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'makeKey',
        src: 'makeKey',
        input: ({ context }) => ({ key: newKeyOf(context) }),
        onDone: [
          { guard: { type: 'isMade', params: output }, target: 'made', actions: { type: 'assignMade', params: output } },
          { target: 'filling', actions: { type: 'emitNotMade', params: output } },
        ],
        onError: { target: 'filling', actions: 'emitUnanswered' },
      },
    },
    made: {
      description: 'The new key is shown, once, and can be copied.',
      initial: 'shown',
      on: { 'key.kept': { target: 'listed', actions: 'clearSecret' } },
      states: {
        shown: { description: 'The key is in its field.', on: { 'copy.clicked': 'copying' } },
        copying: {
          description: 'The key is being copied.',
          invoke: {
            id: 'copyKey',
            src: 'copyKey',
            input: ({ context }) => ({ secret: required(context.secret, 'secret') }),
            onDone: [
              { guard: { type: 'isCopied', params: output }, target: 'shown', actions: 'emitCopied' },
              { target: 'shown', actions: 'emitNotCopied' },
            ],
            onError: { target: 'shown', actions: 'emitNotCopied' },
          },
        },
      },
    },
    asked: {
      description: 'The user is asked to confirm, because programs stop working without the key.',
      invoke: {
        id: 'confirmation',
        src: 'confirmation',
        onDone: [
          { guard: { type: 'isConfirmed', params: output }, target: 'revoking' },
          { target: 'listed', actions: 'clearChosen' },
        ],
      },
    },
    revoking: {
      description: 'The key is being revoked.',
      tags: 'busy',
      invoke: {
        id: 'revokeKey',
        src: 'revokeKey',
        input: ({ context }) => ({ id: required(context.chosen, 'chosen') }),
        onDone: [
          { guard: { type: 'isDone', params: output }, target: 'listed', actions: 'removeChosen' },
          { target: 'listed', actions: ['clearChosen', { type: 'emitRefusal', params: output }] },
        ],
        onError: { target: 'listed', actions: ['clearChosen', 'emitUnanswered'] },
      },
    },
  },
});
