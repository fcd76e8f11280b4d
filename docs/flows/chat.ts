import { emit, fromCallback, fromPromise, setup } from 'xstate';

export default setup({
  actors: {
    signIn: fromPromise(async () => {}),
    streamAnswer: fromCallback(() => {}),
    askAssistant: fromPromise(async () => {}),
    chatMemory: fromCallback(() => {}),
  },
  actions: {
    assignDraft: () => {},
    appendQuestion: () => {},
    clearReply: () => {},
    assignKey: () => {},
    extendReply: () => {},
    appendReply: () => {},
    assignRefusal: () => {},
    assignBroken: () => {},
    clearConversation: () => {},
    assignConversation: () => {},
    assignAssistant: () => {},
    assignUser: () => {},
    readConversation: () => {},
    storeConversation: () => {},
    emitCreditsShort: emit({ type: 'credits.short' }),
    emitCreditsRefresh: emit({ type: 'credits.refreshRequested' }),
  },
  guards: {
    isUserUnknown: () => true,
    isUser: () => true,
    isDraftReady: () => true,
    hasQuestion: () => true,
    isEmpty: () => true,
    isUnanswered: () => true,
    isShort: () => true,
    isSignInNeeded: () => true,
    isSignedIn: () => true,
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
  entry: 'readConversation',
  invoke: [
    {
      id: 'askAssistant',
      src: 'askAssistant',
      onDone: {
        actions: 'assignAssistant',
      },
      onError: {
        actions: 'assignAssistant',
      },
    },
    {
      id: 'chatMemory',
      src: 'chatMemory',
    },
  ],
  on: {
    'draft.changed': {
      actions: 'assignDraft',
    },
    'conversation.cleared': {
      target: '.writing',
      actions: ['clearConversation', 'storeConversation'],
    },
    'session.changed': [
      {
        guard: 'isUserUnknown',
        actions: ['assignUser', 'readConversation'],
      },
      {
        target: '.writing',
        actions: ['assignUser', 'clearConversation', 'storeConversation'],
      },
    ],
  },
  states: {
    writing: {
      description: 'The user writes; every earlier message has an answer.',
      on: {
        'message.sent': {
          guard: 'isDraftReady',
          target: 'answering',
          actions: ['appendQuestion', 'storeConversation'],
        },
        'conversation.restored': [
          {
            guard: 'isUnanswered',
            target: 'failed',
            actions: ['assignConversation', 'assignBroken', 'storeConversation'],
          },
          {
            guard: 'isEmpty',
            actions: ['assignConversation', 'storeConversation'],
          },
        ],
      },
    },
    answering: {
      description: 'The answer streams in.',
      entry: 'clearReply',
      invoke: {
        id: 'streamAnswer',
        src: 'streamAnswer',
      },
      on: {
        'answer.started': {
          actions: ['assignKey', 'storeConversation'],
        },
        'answer.grew': {
          actions: 'extendReply',
        },
        'answer.finished': {
          target: 'writing',
          actions: ['appendReply', 'storeConversation', 'emitCreditsRefresh'],
        },
        'answer.refused': [
          {
            guard: 'isSignInNeeded',
            target: 'awaitingSignIn',
          },
          {
            guard: 'isShort',
            target: 'failed',
            actions: ['assignRefusal', 'emitCreditsShort'],
          },
          {
            target: 'failed',
            actions: 'assignRefusal',
          },
        ],
        'answer.broken': {
          target: 'failed',
          actions: 'assignBroken',
        },
        'stop.pressed': {
          target: 'writing',
          actions: ['appendReply', 'storeConversation', 'emitCreditsRefresh'],
        },
      },
    },
    awaitingSignIn: {
      description: 'The server requires a sign-in; the question is sent after it.',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          {
            guard: 'isSignedIn',
            target: 'answering',
          },
          {
            target: 'failed',
            actions: 'assignBroken',
          },
        ],
      },
      on: {
        'session.changed': {
          guard: 'isUser',
          actions: 'assignUser',
        },
      },
    },
    failed: {
      description: 'The answer failed; the user can retry or ask another question.',
      on: {
        'retry.pressed': {
          guard: 'hasQuestion',
          target: 'answering',
        },
        'message.sent': {
          guard: 'isDraftReady',
          target: 'answering',
          actions: ['appendQuestion', 'storeConversation'],
        },
      },
    },
  },
});
