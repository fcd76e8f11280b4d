import { setup } from 'xstate';
import { listenerPort, port } from '../kit/placeholder.ts';
import type { AnswerInput } from './chat.actors.ts';
import { actions, guards } from './chat.implementation.ts';
import type { AnswerEvent, ChatAssistant, ChatTypes } from './chat.types.ts';

/** A conversation: a message is sent, the answer is written before the reader's eyes, and may be stopped or asked for again. */
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
    onDone: { actions: { type: 'noteAssistant', params: ({ event }) => ({ assistant: event.output }) } },
    // Without it the page says less; asking and answering go on.
    onError: { actions: { type: 'noteAssistant', params: { assistant: null } } },
  },
  on: {
    'draft.changed': { actions: { type: 'noteDraft', params: ({ event }) => ({ text: event.text }) } },
    'conversation.cleared': { target: '.writing', actions: ['clearConversation', 'tellConversation'] },
    // What was said belongs to whoever said it.
    'session.changed': { target: '.writing', actions: ['clearConversation', 'tellConversation'] },
  },
  states: {
    writing: {
      description: 'The person writes; there is an answer to everything before.',
      on: {
        'message.sent': { guard: 'hasDraft', target: 'answering', actions: ['takeMessage', 'tellConversation'] },
        'conversation.restored': [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ messages: event.messages }) },
            target: 'failed',
            actions: [
              { type: 'restoreConversation', params: ({ event }) => ({ messages: event.messages, key: event.key }) },
              'noteBroken',
              'tellConversation',
            ],
          },
          {
            guard: 'isFresh',
            actions: [
              { type: 'restoreConversation', params: ({ event }) => ({ messages: event.messages, key: event.key }) },
              'tellConversation',
            ],
          },
        ],
      },
    },
    answering: {
      description: 'The answer is being written.',
      entry: 'startReply',
      invoke: {
        id: 'streamAnswer',
        src: 'streamAnswer',
        input: ({ context }) => ({ messages: context.messages, key: context.key }),
      },
      on: {
        'answer.started': { actions: [{ type: 'noteKey', params: ({ event }) => ({ key: event.key }) }, 'tellConversation'] },
        'answer.grew': { actions: { type: 'growReply', params: ({ event }) => ({ delta: event.delta }) } },
        'answer.finished': { target: 'writing', actions: ['keepReply', 'tellConversation', 'refreshCredits'] },
        'answer.refused': [
          {
            guard: { type: 'isSignInNeeded', params: ({ event }) => ({ code: event.code }) },
            target: 'awaitingSignIn',
            actions: 'tellSignInNeeded',
          },
          {
            guard: { type: 'isShort', params: ({ event }) => ({ code: event.code }) },
            target: 'failed',
            actions: [{ type: 'noteRefusal', params: ({ event }) => ({ failure: { code: event.code, msg: event.msg } }) }, 'tellShort'],
          },
          {
            target: 'failed',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ failure: { code: event.code, msg: event.msg } }) },
          },
        ],
        'answer.broken': { target: 'failed', actions: 'noteBroken' },
        'stop.pressed': { target: 'writing', actions: ['keepReply', 'tellConversation', 'refreshCredits'] },
      },
    },
    awaitingSignIn: {
      description: 'The server wants the person to sign in first; the question goes on after it.',
      on: {
        'session.changed': { guard: { type: 'isSignIn', params: ({ event }) => ({ who: event.who }) }, target: 'answering' },
        'auth.dismissed': {
          guard: { type: 'isGivenUp', params: ({ event }) => ({ signedIn: event.signedIn }) },
          target: 'failed',
          actions: 'noteBroken',
        },
      },
    },
    failed: {
      description: 'There is no answer; the question can be asked again, or another one.',
      on: {
        'retry.pressed': { guard: 'hasQuestion', target: 'answering' },
        'message.sent': { guard: 'hasDraft', target: 'answering', actions: ['takeMessage', 'tellConversation'] },
      },
    },
  },
});
