import { fromCallback, setup } from 'xstate';

export default setup({
  actors: {
    streamAnswer: fromCallback(() => {}),
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
    tellShort: () => {},
    tellSignInNeeded: () => {},
    refreshCredits: () => {},
  },
  guards: {
    hasDraft: () => true,
    hasQuestion: () => true,
    isShort: () => true,
    isSignInNeeded: () => true,
    isSignIn: () => true,
    isGivenUp: () => true,
  },
}).createMachine({
  id: 'chat',
  description: 'A conversation with the chatbot.',
  context: {
    messages: [],
    draft: '',
    reply: '',
    key: null,
    failure: null,
  },
  initial: 'writing',
  on: {
    'draft.changed': {
      actions: 'noteDraft',
    },
    'conversation.cleared': {
      target: '.writing',
      actions: 'clearConversation',
    },
    'session.changed': {
      target: '.writing',
      actions: 'clearConversation',
    },
  },
  states: {
    writing: {
      description: 'The person writes; there is an answer to everything before.',
      on: {
        'message.sent': {
          guard: 'hasDraft',
          target: 'answering',
          actions: 'takeMessage',
        },
      },
    },
    answering: {
      description: 'The answer is being written.',
      entry: 'startReply',
      invoke: {
        id: 'streamAnswer',
        src: 'streamAnswer',
      },
      on: {
        'answer.started': {
          actions: 'noteKey',
        },
        'answer.grew': {
          actions: 'growReply',
        },
        'answer.finished': {
          target: 'writing',
          actions: ['keepReply', 'refreshCredits'],
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
          actions: ['keepReply', 'refreshCredits'],
        },
      },
    },
    awaitingSignIn: {
      description: 'The server wants the person to sign in first; the question goes on after it.',
      on: {
        'session.changed': {
          guard: 'isSignIn',
          target: 'answering',
        },
        'auth.dismissed': {
          guard: 'isGivenUp',
          target: 'failed',
          actions: 'noteBroken',
        },
      },
    },
    failed: {
      description: 'There is no answer; the question can be asked again, or another one.',
      on: {
        'retry.pressed': {
          guard: 'hasQuestion',
          target: 'answering',
        },
        'message.sent': {
          guard: 'hasDraft',
          target: 'answering',
          actions: 'takeMessage',
        },
      },
    },
  },
});
