import { setup } from 'xstate';
import { output } from '../kit/output.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import type { AnswerInput } from './chat.actors.ts';
import { actions, guards } from './chat.implementation.ts';
import type { AnswerEvent, ChatAssistant, ChatTypes } from './chat.types.ts';

/** A conversation: a message is sent, and the answer streams in and can be stopped or requested again. */
export const chatMachine = setup({
  types: {} as ChatTypes,
  actors: {
    streamAnswer: listenerPort<AnswerEvent, AnswerInput>('streamAnswer'),
    askAssistant: port<ChatAssistant | null>('askAssistant'),
  },
  actions,
  guards,
}).createMachine({
  id: 'chat',
  description: 'A conversation with the chatbot.',
  context: { assistant: null, messages: [], draft: '', reply: '', key: null, failure: null },
  initial: 'writing',
  invoke: {
    id: 'askAssistant',
    src: 'askAssistant',
    onDone: { actions: { type: 'noteAssistant', params: output } },
    // Without this the page shows less, but the conversation still works.
    onError: { actions: { type: 'noteAssistant', params: null } },
  },
  on: {
    'draft.changed': { actions: 'noteDraft' },
    'conversation.cleared': { target: '.writing', actions: ['clearConversation', 'tellConversation'] },
    // A conversation belongs to the person who wrote it.
    'session.changed': { target: '.writing', actions: ['clearConversation', 'tellConversation'] },
  },
  states: {
    writing: {
      description: 'The person writes; every earlier message has an answer.',
      on: {
        'message.sent': { guard: 'hasDraft', target: 'answering', actions: ['takeMessage', 'tellConversation'] },
        'conversation.restored': [
          {
            guard: 'isUnanswered',
            target: 'failed',
            actions: ['restoreConversation', 'noteBroken', 'tellConversation'],
          },
          { guard: 'isFresh', actions: ['restoreConversation', 'tellConversation'] },
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
        'answer.started': { actions: ['noteKey', 'tellConversation'] },
        'answer.grew': { actions: 'growReply' },
        'answer.finished': { target: 'writing', actions: ['keepReply', 'tellConversation', 'refreshCredits'] },
        'answer.refused': [
          { guard: 'isSignInNeeded', target: 'awaitingSignIn', actions: 'tellSignInNeeded' },
          { guard: 'isShort', target: 'failed', actions: ['noteRefusal', 'tellShort'] },
          { target: 'failed', actions: 'noteRefusal' },
        ],
        'answer.broken': { target: 'failed', actions: 'noteBroken' },
        'stop.pressed': { target: 'writing', actions: ['keepReply', 'tellConversation', 'refreshCredits'] },
      },
    },
    awaitingSignIn: {
      description: 'The server requires a sign-in; the question is sent after it.',
      on: {
        'session.changed': { guard: 'isSignIn', target: 'answering' },
        'auth.dismissed': { guard: 'isGivenUp', target: 'failed', actions: 'noteBroken' },
      },
    },
    failed: {
      // A conversation restored late is ignored here and while answering: the one on screen is newer.
      description: 'The answer failed; the person can retry or ask another question.',
      on: {
        'retry.pressed': { guard: 'hasQuestion', target: 'answering' },
        'message.sent': { guard: 'hasDraft', target: 'answering', actions: ['takeMessage', 'tellConversation'] },
      },
    },
  },
});
