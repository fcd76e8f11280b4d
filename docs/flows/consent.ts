import { emit, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    recallConsent: fromPromise(async () => {}),
    giveConsent: fromPromise(async () => {}),
  },
  actions: {
    assignSubject: () => {},
    assignFilled: () => {},
    assignReceipt: () => {},
    assignRecalled: () => {},
    clearConsent: () => {},
    emitGiven: emit({ type: 'consent.given' }),
    emitWithdrawn: emit({ type: 'consent.withdrawn' }),
    emitRefusal: emit({ type: 'notice.raised' }),
    emitUnreached: emit({ type: 'notice.raised' }),
  },
  guards: {
    isFilled: () => true,
    hasFiles: () => true,
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
      actions: 'assignFilled',
    },
    'session.changed': [
      {
        guard: 'isFilled',
        target: '.recalling',
        actions: 'clearConsent',
      },
      {
        target: '.unasked',
        actions: 'clearConsent',
      },
    ],
    'consent.revoked': [
      {
        guard: 'isFilled',
        target: '.recalling',
        actions: 'clearConsent',
      },
      {
        target: '.unasked',
        actions: 'clearConsent',
      },
    ],
  },
  states: {
    unasked: {
      description: 'The form has had no file yet, so the question is not asked.',
      on: {
        'files.changed': {
          guard: 'hasFiles',
          target: 'recalling',
          actions: 'assignFilled',
        },
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
            actions: 'assignRecalled',
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
          actions: 'assignSubject',
        },
      },
    },
    asked: {
      description: 'The page asks who is shown or heard and whether they are an adult.',
      on: {
        'subject.chosen': {
          target: 'giving',
          actions: 'assignSubject',
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
            actions: 'assignReceipt',
          },
          {
            target: 'failed',
            actions: 'emitRefusal',
          },
        ],
        onError: {
          target: 'failed',
          actions: 'emitUnreached',
        },
      },
    },
    given: {
      description: 'There is a receipt, and the job includes it; the page says what it confirms.',
      entry: 'emitGiven',
      exit: 'emitWithdrawn',
      on: {
        'change.pressed': {
          target: 'asked',
          actions: 'clearConsent',
        },
      },
    },
    failed: {
      description: 'There is no receipt; the user can try again.',
      on: {
        'retry.pressed': 'giving',
        'subject.chosen': {
          target: 'giving',
          actions: 'assignSubject',
        },
      },
    },
  },
});
