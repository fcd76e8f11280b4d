import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { newFactorOf, noForm, secondFactorSetup } from './secondFactor.setup.ts';

/** The second factors of the account: added with a proof of who adds them, removed with a proof of one of them, which also renews the recovery codes. */
export const secondFactorMachine = secondFactorSetup.createMachine({
  id: 'secondFactor',
  description: 'The second factors of the account: an authenticator app, passkeys and recovery codes.',
  context: ({ input }) => ({ ...input, factor: null, ...noForm, recovery: null, proving: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The factors are loading.',
      invoke: {
        id: 'loadFactor',
        src: 'loadFactor',
        onDone: [
          { guard: { type: 'isLoaded', params: output }, target: 'listed', actions: { type: 'assignFactor', params: output } },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    failed: {
      description: 'The factors failed to load; the user can retry.',
      on: { 'retry.clicked': 'loading' },
    },
    listed: {
      description: 'The factors are listed. Others can be added, and each can be removed.',
      on: {
        'app.wanted': 'beginning',
        'passkey.wanted': { target: 'filling', actions: 'clearForm' },
        'removal.asked': { target: 'proving', actions: 'assignRemoving' },
        'renewal.asked': { target: 'proving', actions: 'assignRenewing' },
      },
    },
    beginning: {
      description: 'A secret for the authenticator app is being created.',
      invoke: {
        id: 'setUpApp',
        src: 'setUpApp',
        onDone: [
          { guard: { type: 'isBegun', params: output }, target: 'filling', actions: { type: 'assignApp', params: output } },
          { target: 'listed', actions: { type: 'emitNotBegun', params: output } },
        ],
        onError: { target: 'listed', actions: 'emitUnanswered' },
      },
    },
    filling: {
      description: 'The first code of the app, or the name of the passkey, and the proof are being given.',
      tags: 'form',
      initial: 'answering',
      on: {
        'factor.typed': { actions: 'assignTyped' },
        'proof.changed': { actions: 'assignProof' },
        'factor.submitted': [{ guard: 'isFilled', target: 'adding' }, { target: '.unfit' }],
        'factor.abandoned': { target: 'listed', actions: 'clearForm' },
      },
      states: {
        answering: {
          description: 'Nothing is known to be missing.',
          on: { 'code.requested': { guard: 'isCodeNeeded', target: 'mailing' } },
        },
        unfit: {
          description: 'One of the fields is empty.',
          tags: 'unfit',
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
    adding: {
      description: 'The factor is being added; for a passkey the browser asks its owner first.',
      tags: ['form', 'busy'],
      invoke: {
        id: 'addFactor',
        src: 'addFactor',
        input: ({ context }) => newFactorOf(context),
        onDone: [
          { guard: { type: 'hasRecovery', params: output }, target: 'recovery', actions: { type: 'assignRecovery', params: output } },
          { guard: { type: 'isAdded', params: output }, target: 'loading', actions: 'clearForm' },
          { guard: { type: 'isRefused', params: output }, target: 'filling', actions: { type: 'emitNotAdded', params: output } },
          // The browser’s own window was closed, so nothing needs to be announced.
          { target: 'filling' },
        ],
        onError: { target: 'filling', actions: 'emitUnanswered' },
      },
    },
    recovery: {
      description: 'The recovery codes are shown, once.',
      on: { 'recovery.kept': { target: 'loading', actions: 'clearRecovery' } },
    },
    proving: {
      description: 'A factor is removed, or the recovery codes are renewed, once one of the factors is proved.',
      invoke: {
        id: 'secondStep',
        src: 'secondStep',
        input: ({ context }) => ({ subject: required(context.proving, 'subject'), alone: false }),
        onDone: [
          { guard: { type: 'isRenewed', params: output }, target: 'recovery', actions: { type: 'assignRenewed', params: output } },
          { guard: { type: 'isPassed', params: output }, target: 'loading', actions: 'clearProving' },
          { target: 'listed', actions: 'clearProving' },
        ],
      },
    },
  },
});
