import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    listConsents: fromPromise(async () => {}),
    revokeConsent: fromPromise(async () => {}),
  },
  actions: {
    noteReceipts: () => {},
    forgetReceipts: () => {},
    noteChosen: () => {},
    forgetChosen: () => {},
    dropChosen: () => {},
    announceUnreached: emit({ type: 'notice.raised' }),
    announceRefusal: emit({ type: 'notice.raised' }),
    announceRevoked: emit({ type: 'notice.raised' }),
    tellRevoked: emit({ type: 'consent.revoked' }),
  },
  guards: {
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
      actions: 'forgetReceipts',
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
            actions: 'noteReceipts',
          },
          {
            target: 'failed',
          },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The consents failed to load; the person can retry.',
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
              actions: 'noteChosen',
            },
            'consents.shown': '#consents.loading',
          },
        },
        asked: {
          description: 'The person is asked to confirm, because what was made with the consent is deleted.',
          on: {
            'revocation.confirmed': 'revoking',
            'revocation.abandoned': {
              target: 'listed',
              actions: 'forgetChosen',
            },
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
                actions: ['dropChosen', 'announceRevoked', 'tellRevoked'],
              },
              {
                target: 'listed',
                actions: ['forgetChosen', 'announceRefusal'],
              },
            ],
            onError: {
              target: 'listed',
              actions: ['forgetChosen', 'announceUnreached'],
            },
          },
        },
      },
    },
  },
});
