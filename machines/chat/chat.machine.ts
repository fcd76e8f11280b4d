import { output } from '../kit/output.ts';
import { chatSetup } from './chat.setup.ts';

/** A conversation: a message is sent, and the answer streams in and can be stopped or requested again. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  description: 'A conversation with the chatbot.',
  context: ({ input }) => ({ who: input.who, assistant: null, messages: [], draft: '', reply: '', key: null, failure: null }),
  entry: 'readConversation',
  initial: 'writing',
  invoke: [
    {
      id: 'askAssistant',
      src: 'askAssistant',
      onDone: { actions: { type: 'assignAssistant', params: output } },
      // Without this the page shows less, but the conversation still works.
      onError: { actions: { type: 'assignAssistant', params: null } },
    },
    { id: 'chatMemory', src: 'chatMemory' },
  ],
  on: {
    'draft.changed': { actions: 'assignDraft' },
    'conversation.cleared': { target: '.writing', actions: ['clearConversation', 'storeConversation'] },
    // A conversation belongs to one user; that of this tab is restored once the session is known.
    'session.changed': [
      { guard: 'isUserUnknown', actions: ['assignUser', 'readConversation'] },
      { target: '.writing', actions: ['assignUser', 'clearConversation', 'storeConversation'] },
    ],
  },
  states: {
    writing: {
      description: 'The user writes; every earlier message has an answer.',
      on: {
        'message.sent': { guard: 'isDraftReady', target: 'answering', actions: ['appendQuestion', 'storeConversation'] },
        'conversation.restored': [
          { guard: 'isUnanswered', target: 'failed', actions: ['assignConversation', 'assignBroken', 'storeConversation'] },
          { guard: 'isEmpty', actions: ['assignConversation', 'storeConversation'] },
        ],
      },
    },
    answering: {
      // A message sent now is ignored and stays in the draft: one question is answered at a time.
      description: 'The answer streams in.',
      tags: 'answering',
      entry: 'clearReply',
      invoke: {
        id: 'streamAnswer',
        src: 'streamAnswer',
        input: ({ context }) => ({ messages: context.messages, cost: context.assistant?.cost ?? null, key: context.key }),
      },
      on: {
        'answer.started': { actions: ['assignKey', 'storeConversation'] },
        'answer.grew': { actions: 'extendReply' },
        'answer.finished': { target: 'writing', actions: ['appendReply', 'storeConversation', 'emitCreditsRefresh'] },
        'answer.refused': [
          { guard: 'isSignInNeeded', target: 'awaitingSignIn' },
          { guard: 'isDearer', target: 'failed', actions: ['assignRefusal', 'forgetCost'] },
          { guard: 'isShort', target: 'failed', actions: ['assignRefusal', 'emitCreditsShort'] },
          { target: 'failed', actions: 'assignRefusal' },
        ],
        'answer.broken': { target: 'failed', actions: 'assignBroken' },
        'stop.clicked': { target: 'writing', actions: ['appendReply', 'storeConversation', 'emitCreditsRefresh'] },
      },
    },
    awaitingSignIn: {
      // A session that expires meanwhile ends the wait, as it ends any conversation.
      description: 'The server requires a sign-in; the question is sent after it.',
      tags: 'waiting',
      on: { 'session.changed': { guard: 'isUser', actions: 'assignUser' } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        onDone: [
          { guard: { type: 'isSignedIn', params: output }, target: 'answering' },
          { target: 'failed', actions: 'assignBroken' },
        ],
      },
    },
    failed: {
      // A conversation restored late is ignored here and while answering: the one on screen is newer.
      description: 'The answer failed; the user can retry or ask another question.',
      tags: 'failed',
      on: {
        'retry.clicked': { guard: 'hasQuestion', target: 'answering' },
        'message.sent': { guard: 'isDraftReady', target: 'answering', actions: ['appendQuestion', 'storeConversation'] },
      },
    },
  },
});
