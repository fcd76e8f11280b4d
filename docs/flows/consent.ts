import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    recallConsent: fromPromise(async () => {}),
    giveConsent: fromPromise(async () => {}),
  },
  actions: {
    noteSubject: () => {},
    noteFiles: () => {},
    noteReceipt: () => {},
    noteRecalled: () => {},
    forget: () => {},
    tellGiven: emit({ type: 'consent.given' }),
    tellWithdrawn: emit({ type: 'consent.withdrawn' }),
    announceRefusal: emit({ type: 'notice.raised' }),
    announceUnreached: emit({ type: 'notice.raised' }),
  },
  guards: {
    isFilled: () => true,
    hasReceipt: () => true,
    isGiven: () => true,
    isRecalled: () => true,
  },
}).createMachine({
  id: 'consent',
  description: 'Records that the person who is shown or heard has consented.',
  context: {
    tool: 'ai-face-swap',
    subject: null,
    isFilled: false,
    receipt: null,
  },
  initial: 'unasked',
  on: {
    'files.changed': {
      actions: 'noteFiles',
    },
    'session.changed': [
      {
        guard: 'hasReceipt',
        target: '.unasked',
        actions: ['forget', 'tellWithdrawn'],
      },
      {
        target: '.unasked',
        actions: 'forget',
      },
    ],
    'consent.revoked': [
      {
        guard: 'hasReceipt',
        target: '.unasked',
        actions: ['forget', 'tellWithdrawn'],
      },
      {
        target: '.unasked',
        actions: 'forget',
      },
    ],
  },
  states: {
    unasked: {
      description: 'The form has had no file yet, so nobody is shown or heard.',
      always: {
        guard: 'isFilled',
        target: 'recalling',
      },
    },
    recalling: {
      description: 'The server is asked for a receipt that was given for this tool before; the page asks meanwhile.',
      invoke: {
        id: 'recallConsent',
        src: 'recallConsent',
        onDone: [
          {
            guard: 'isRecalled',
            target: 'given',
            actions: 'noteRecalled',
          },
          {
            target: 'asked',
          },
        ],
        onError: 'asked',
      },
      on: {
        'subject.chosen': {
          target: 'giving',
          actions: 'noteSubject',
        },
      },
    },
    asked: {
      description: 'The page asks who is shown or heard and whether they are an adult.',
      on: {
        'subject.chosen': {
          target: 'giving',
          actions: 'noteSubject',
        },
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
      description: 'There is a receipt, and the job includes it; the page says what it confirms.',
      entry: 'tellGiven',
      on: {
        'change.pressed': {
          target: 'asked',
          actions: ['forget', 'tellWithdrawn'],
        },
      },
    },
    failed: {
      description: 'There is no receipt; the person can try again.',
      on: {
        'retry.pressed': 'giving',
        'subject.chosen': {
          target: 'giving',
          actions: 'noteSubject',
        },
      },
    },
  },
});
