import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    confirmation: fromPromise(async () => {}),
    listConsents: fromPromise(async () => {}),
    revokeConsent: fromPromise(async () => {}),
  },
  actions: {
    assignReceipts: () => {},
    clearReceipts: () => {},
    assignChosen: () => {},
    clearChosen: () => {},
    removeChosen: () => {},
    emitNetworkProblem: emit({ type: 'notice.raised' }),
    emitRefusal: emit({ type: 'notice.raised' }),
    emitRevokedNotice: emit({ type: 'notice.raised' }),
    emitRevoked: emit({ type: 'consent.revoked' }),
  },
  guards: {
    isConfirmed: () => true,
    isListed: () => true,
    isRevoked: () => true,
  },
}).createMachine({
  id: 'consents',
  description: 'The consents of a visitor or a user, in the settings.',
  context: {
    receipts: [],
    chosen: null,
  },
  initial: 'hidden',
  on: {
    'session.changed': {
      target: '.hidden',
      actions: 'clearReceipts',
    },
  },
  states: {
    hidden: {
      description: 'The consents have not been opened yet.',
      on: {
        'consents.shown': 'loading',
      },
    },
    loading: {
      description: 'The consents are loading.',
      invoke: {
        id: 'listConsents',
        src: 'listConsents',
        onDone: [
          {
            guard: 'isListed',
            target: 'shown',
            actions: 'assignReceipts',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The consents failed to load; the user can retry.',
      on: {
        'retry.pressed': 'loading',
        'consents.shown': 'loading',
      },
    },
    shown: {
      description: 'The consents are listed, and each can be revoked.',
      initial: 'listed',
      states: {
        listed: {
          description: 'No revocation is in progress. Opening the page again reads the list again, because another tab may have added one.',
          on: {
            'revocation.asked': {
              target: 'asked',
              actions: 'assignChosen',
            },
            'consents.shown': '#consents.loading',
          },
        },
        asked: {
          description: 'The user is asked to confirm, because what was made with the consent is deleted.',
          invoke: {
            id: 'confirmation',
            src: 'confirmation',
            onDone: [
              {
                guard: 'isConfirmed',
                target: 'revoking',
              },
              {
                target: 'listed',
                actions: 'clearChosen',
              },
            ],
          },
        },
        revoking: {
          description: 'The consent is being revoked, and what was made with it is being deleted.',
          invoke: {
            id: 'revokeConsent',
            src: 'revokeConsent',
            onDone: [
              {
                guard: 'isRevoked',
                target: 'listed',
                actions: ['removeChosen', 'emitRevokedNotice', 'emitRevoked'],
              },
              {
                target: 'listed',
                actions: ['clearChosen', 'emitRefusal'],
              },
            ],
            onError: {
              target: 'listed',
              actions: ['clearChosen', 'emitNetworkProblem'],
            },
          },
        },
      },
    },
  },
});
