import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import type { AnswerInput } from './chat.actors.ts';
import { actions, guards } from './chat.implementation.ts';
import type { AnswerEvent, ChatAssistant, ChatTypes, ConversationRestored } from './chat.types.ts';

/** A conversation: a message is sent, and the answer streams in and can be stopped or requested again. */
export const chatMachine = setup({
  types: {} as ChatTypes,
  actors: {
    streamAnswer: listenerPort<AnswerEvent, AnswerInput>('streamAnswer'),
    askAssistant: port<ChatAssistant | null>('askAssistant'),
    chatMemory: listenerPort<ConversationRestored>('chatMemory'),
  },
  actions,
  guards,
}).createMachine({
  id: 'chat',
  description: 'A conversation with the chatbot.',
  context: ({ input }) => ({ who: input.who, assistant: null, messages: [], draft: '', reply: '', key: null, failure: null }),
  entry: 'wantConversation',
  initial: 'writing',
  invoke: [
    {
      id: 'askAssistant',
      src: 'askAssistant',
      onDone: { actions: { type: 'noteAssistant', params: output } },
      // Without this the page shows less, but the conversation still works.
      onError: { actions: { type: 'noteAssistant', params: null } },
    },
    { id: 'chatMemory', src: 'chatMemory' },
  ],
  on: {
    'draft.changed': { actions: 'noteDraft' },
    'conversation.cleared': { target: '.writing', actions: ['clearConversation', 'keepConversation'] },
    // A conversation belongs to the person who wrote it; that of this tab comes back once it is known who is here.
    'session.changed': [
      { guard: 'isWhoUnknown', actions: ['noteWho', 'wantConversation'] },
      { target: '.writing', actions: ['noteWho', 'clearConversation', 'keepConversation'] },
    ],
  },
  states: {
    writing: {
      description: 'The person writes; every earlier message has an answer.',
      on: {
        'message.sent': { guard: 'isDraftReady', target: 'answering', actions: ['takeMessage', 'keepConversation'] },
        'conversation.restored': [
          {
            guard: 'isUnanswered',
            target: 'failed',
            actions: ['restoreConversation', 'noteBroken', 'keepConversation'],
          },
          { guard: 'isFresh', actions: ['restoreConversation', 'keepConversation'] },
        ],
      },
    },
    answering: {
      // A message sent now is ignored and stays in the draft: one question is answered at a time.
      description: 'The answer streams in.',
      entry: 'startReply',
      invoke: {
        id: 'streamAnswer',
        src: 'streamAnswer',
        input: ({ context }) => ({ messages: context.messages, key: context.key }),
      },
      on: {
        'answer.started': { actions: ['noteKey', 'keepConversation'] },
        'answer.grew': { actions: 'growReply' },
        'answer.finished': { target: 'writing', actions: ['keepReply', 'keepConversation', 'refreshCredits'] },
        'answer.refused': [
          { guard: 'isSignInNeeded', target: 'awaitingSignIn', actions: 'tellSignInNeeded' },
          { guard: 'isShort', target: 'failed', actions: ['noteRefusal', 'tellShort'] },
          { target: 'failed', actions: 'noteRefusal' },
        ],
        'answer.broken': { target: 'failed', actions: 'noteBroken' },
        'stop.pressed': { target: 'writing', actions: ['keepReply', 'keepConversation', 'refreshCredits'] },
      },
    },
    awaitingSignIn: {
      description: 'The server requires a sign-in; the question is sent after it.',
      on: {
        'session.changed': { guard: 'isSignIn', target: 'answering', actions: 'noteWho' },
        'auth.dismissed': { guard: 'isGivenUp', target: 'failed', actions: 'noteBroken' },
      },
    },
    failed: {
      // A conversation restored late is ignored here and while answering: the one on screen is newer.
      description: 'The answer failed; the person can retry or ask another question.',
      on: {
        'retry.pressed': { guard: 'hasQuestion', target: 'answering' },
        'message.sent': { guard: 'isDraftReady', target: 'answering', actions: ['takeMessage', 'keepConversation'] },
      },
    },
  },
});
