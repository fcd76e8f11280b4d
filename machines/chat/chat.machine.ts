import { assign, emit, setup } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Who } from '../credits/credits.types.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import type { AnswerInput } from './chat.actors.ts';
import type {
  AnswerEvent,
  ChatAssistant,
  ChatContext,
  ChatEmitted,
  ChatEvent,
  ChatFailure,
  ChatMessage,
  SavedConversation,
} from './chat.types.ts';

/** A conversation: a message is sent, the answer is written before the reader's eyes, and may be stopped or asked for again. */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    emitted: {} as ChatEmitted,
  },
  actors: {
    streamAnswer: listenerPort<AnswerEvent, AnswerInput>('streamAnswer'),
    askAssistant: port<ChatAssistant | null>('askAssistant'),
  },
  actions: {
    noteDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    takeMessage: assign(({ context }) => ({
      messages: [...context.messages, { role: 'user' as const, content: context.draft.trim() }],
      draft: '',
      key: null,
    })),
    startReply: assign({ reply: '', failure: null }),
    noteKey: assign((_, { key }: { key: string }) => ({ key })),
    growReply: assign(({ context }, { delta }: { delta: string }) => ({ reply: context.reply + delta })),
    keepReply: assign(({ context }) => ({
      messages: context.reply ? [...context.messages, { role: 'assistant' as const, content: context.reply }] : context.messages,
      reply: '',
      key: null,
    })),
    noteRefusal: assign((_, { failure }: { failure: ChatFailure }) => ({ failure, reply: '', key: null })),
    noteBroken: assign({ failure: { code: null } satisfies ChatFailure, reply: '' }),
    clearConversation: assign({ messages: [], reply: '', key: null, failure: null }),
    restoreConversation: assign((_, { messages, key }: SavedConversation) => ({ messages, key })),
    noteAssistant: assign((_, { assistant }: { assistant: ChatAssistant | null }) => ({ assistant })),
    tellConversation: emit(({ context }) => ({ type: 'conversation.changed', messages: context.messages, key: context.key })),
    tellShort: emit(({ context }) => ({ type: 'credits.short', cost: context.assistant?.cost ?? 1 })),
    tellSignInNeeded: emit({ type: 'signIn.needed' }),
    refreshCredits: emit({ type: 'credits.refreshRequested' }),
  },
  guards: {
    hasDraft: ({ context }) => context.draft.trim() !== '',
    hasQuestion: ({ context }) => context.messages.at(-1)?.role === 'user',
    isFresh: ({ context }) => context.messages.length === 0,
    isUnanswered: ({ context }, { messages }: { messages: ChatMessage[] }) =>
      context.messages.length === 0 && messages.at(-1)?.role === 'user',
    isShort: (_, { code }: { code: number }) => code === codes.notEnoughCredits,
    isSignInNeeded: (_, { code }: { code: number }) => code === codes.signInNeeded,
    isSignIn: (_, { who }: { who: Who }) => who === 'user',
    isGivenUp: (_, { signedIn }: { signedIn: boolean }) => !signedIn,
  },
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
