import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    streamAnswer: fromCallback(() => {}),
    askAssistant: fromPromise(async () => {}),
    chatMemory: fromCallback(() => {}),
  },
  actions: {
    noteDraft: () => {},
    takeMessage: () => {},
    startReply: () => {},
    noteKey: () => {},
    growReply: () => {},
    keepReply: () => {},
    noteRefusal: () => {},
    noteBroken: () => {},
    clearConversation: () => {},
    restoreConversation: () => {},
    noteAssistant: () => {},
    noteWho: () => {},
    wantConversation: () => {},
    keepConversation: () => {},
    tellShort: emit({ type: 'credits.short' }),
    tellSignInNeeded: emit({ type: 'signIn.needed' }),
    refreshCredits: emit({ type: 'credits.refreshRequested' }),
  },
  guards: {
    isWhoUnknown: () => true,
    isDraftReady: () => true,
    hasQuestion: () => true,
    isFresh: () => true,
    isUnanswered: () => true,
    isShort: () => true,
    isSignInNeeded: () => true,
    isSignIn: () => true,
    isGivenUp: () => true,
  },
}).createMachine({
  id: 'chat',
  description: 'A conversation with the chatbot.',
  context: {
    who: null,
    assistant: null,
    messages: [],
    draft: '',
    reply: '',
    key: null,
    failure: null,
  },
  initial: 'writing',
  entry: 'wantConversation',
  invoke: [
    {
      id: 'askAssistant',
      src: 'askAssistant',
      onDone: {
        actions: 'noteAssistant',
      },
      onError: {
        actions: 'noteAssistant',
      },
    },
    {
      id: 'chatMemory',
      src: 'chatMemory',
    },
  ],
  on: {
    'draft.changed': {
      actions: 'noteDraft',
    },
    'conversation.cleared': {
      target: '.writing',
      actions: ['clearConversation', 'keepConversation'],
    },
    'session.changed': [
      {
        guard: 'isWhoUnknown',
        actions: ['noteWho', 'wantConversation'],
      },
      {
        target: '.writing',
        actions: ['noteWho', 'clearConversation', 'keepConversation'],
      },
    ],
  },
  states: {
    writing: {
      description: 'The person writes; every earlier message has an answer.',
      on: {
        'message.sent': {
          guard: 'isDraftReady',
          target: 'answering',
          actions: ['takeMessage', 'keepConversation'],
        },
        'conversation.restored': [
          {
            guard: 'isUnanswered',
            target: 'failed',
            actions: ['restoreConversation', 'noteBroken', 'keepConversation'],
          },
          {
            guard: 'isFresh',
            actions: ['restoreConversation', 'keepConversation'],
          },
        ],
      },
    },
    answering: {
      description: 'The answer streams in.',
      entry: 'startReply',
      invoke: {
        id: 'streamAnswer',
        src: 'streamAnswer',
      },
      on: {
        'answer.started': {
          actions: ['noteKey', 'keepConversation'],
        },
        'answer.grew': {
          actions: 'growReply',
        },
        'answer.finished': {
          target: 'writing',
          actions: ['keepReply', 'keepConversation', 'refreshCredits'],
        },
        'answer.refused': [
          {
            guard: 'isSignInNeeded',
            target: 'awaitingSignIn',
            actions: 'tellSignInNeeded',
          },
          {
            guard: 'isShort',
            target: 'failed',
            actions: ['noteRefusal', 'tellShort'],
          },
          {
            target: 'failed',
            actions: 'noteRefusal',
          },
        ],
        'answer.broken': {
          target: 'failed',
          actions: 'noteBroken',
        },
        'stop.pressed': {
          target: 'writing',
          actions: ['keepReply', 'keepConversation', 'refreshCredits'],
        },
      },
    },
    awaitingSignIn: {
      description: 'The server requires a sign-in; the question is sent after it.',
      on: {
        'session.changed': {
          guard: 'isSignIn',
          target: 'answering',
          actions: 'noteWho',
        },
        'auth.dismissed': {
          guard: 'isGivenUp',
          target: 'failed',
          actions: 'noteBroken',
        },
      },
    },
    failed: {
      description: 'The answer failed; the person can retry or ask another question.',
      on: {
        'retry.pressed': {
          guard: 'hasQuestion',
          target: 'answering',
        },
        'message.sent': {
          guard: 'isDraftReady',
          target: 'answering',
          actions: ['takeMessage', 'keepConversation'],
        },
      },
    },
  },
});
