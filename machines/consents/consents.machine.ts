import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { consentsSetup } from './consents.setup.ts';

/** The consents that a user gave, each of which can be revoked in two steps. */
export const consentsMachine = consentsSetup.createMachine({
  id: 'consents',
  description: 'The consents of a visitor or a user, in the settings.',
  context: { receipts: [], chosen: null },
  initial: 'hidden',
  on: { 'session.changed': { target: '.hidden', actions: 'clearReceipts' } },
  states: {
    hidden: {
      description: 'The consents have not been opened yet.',
      on: { 'consents.shown': 'loading' },
    },
    loading: {
      description: 'The consents are loading.',
      invoke: {
        id: 'listConsents',
        src: 'listConsents',
        onDone: [
          { guard: { type: 'isListed', params: output }, target: 'shown', actions: { type: 'assignReceipts', params: output } },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    failed: {
      description: 'The consents failed to load; the user can retry.',
      tags: 'failed',
      on: { 'retry.clicked': 'loading', 'consents.shown': 'loading' },
    },
    shown: {
      description: 'The consents are listed, and each can be revoked.',
      tags: 'shown',
      initial: 'listed',
      states: {
        listed: {
          description: 'No revocation is in progress. Opening the page again reads the list again, because another tab may have added one.',
          on: {
            'revocation.asked': { target: 'asked', actions: 'assignChosen' },
            'consents.shown': '#consents.loading',
          },
        },
        asked: {
          description: 'The user is asked to confirm, because what was made with the consent is deleted.',
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
          description: 'The consent is being revoked, and what was made with it is being deleted.',
          tags: 'busy',
          invoke: {
            id: 'revokeConsent',
            src: 'revokeConsent',
            input: ({ context }) => ({ id: required(context.chosen, 'chosen') }),
            onDone: [
              {
                guard: { type: 'isRevoked', params: output },
                target: 'listed',
                actions: ['removeChosen', 'emitRevokedNotice', 'emitRevoked'],
              },
              { target: 'listed', actions: ['clearChosen', { type: 'emitRefusal', params: output }] },
            ],
            onError: { target: 'listed', actions: ['clearChosen', 'emitUnanswered'] },
          },
        },
      },
    },
  },
});
