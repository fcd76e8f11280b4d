import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    giveConsent: fromPromise(async () => {}),
  },
  actions: {
    noteSubject: () => {},
    noteAdult: () => {},
    noteFiles: () => {},
    noteReceipt: () => {},
    forgetReceipt: () => {},
    forgetAll: () => {},
    tellGiven: emit({ type: 'consent.given' }),
    tellWithdrawn: emit({ type: 'consent.withdrawn' }),
    announceRefusal: emit({ type: 'notice.raised' }),
    announceUnreached: emit({ type: 'notice.raised' }),
  },
  guards: {
    isFileGone: () => true,
    isAnswered: () => true,
    isComplete: () => false,
    isGiven: () => true,
  },
}).createMachine({
  id: 'consent',
  description: 'Records that the person who is shown or heard has consented.',
  context: {
    tool: 'ai-face-swap',
    subject: null,
    adult: false,
    refs: [],
    receipt: null,
  },
  initial: 'asked',
  on: {
    'files.changed': [
      {
        guard: 'isFileGone',
        target: '.asked',
        actions: ['noteFiles', 'forgetAll', 'tellWithdrawn'],
      },
      {
        actions: 'noteFiles',
      },
    ],
    'session.changed': {
      guard: 'isAnswered',
      target: '.asked',
      actions: ['forgetAll', 'tellWithdrawn'],
    },
    'consent.revoked': {
      target: '.asked',
      actions: ['forgetAll', 'tellWithdrawn'],
    },
    'subject.chosen': {
      target: '.asked',
      actions: ['forgetReceipt', 'noteSubject', 'tellWithdrawn'],
    },
    'adult.confirmed': {
      target: '.asked',
      actions: ['forgetReceipt', 'noteAdult', 'tellWithdrawn'],
    },
  },
  states: {
    asked: {
      description: 'The page asks who is shown or heard and whether they are an adult.',
      always: {
        guard: 'isComplete',
        target: 'giving',
      },
    },
    giving: {
      description: 'The server is creating the receipt.',
      invoke: {
        id: 'giveConsent',
        src: 'giveConsent',
        onDone: [
          {
            guard: 'isGiven',
            target: 'given',
            actions: 'noteReceipt',
          },
          {
            target: 'failed',
            actions: 'announceRefusal',
          },
        ],
        onError: {
          target: 'failed',
          actions: 'announceUnreached',
        },
      },
    },
    given: {
      description: 'There is a receipt, and the job includes it.',
      entry: 'tellGiven',
    },
    failed: {
      description: 'There is no receipt; the person can try again.',
      on: {
        'retry.pressed': 'giving',
      },
    },
  },
});
