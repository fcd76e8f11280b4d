import { assign, emit } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import type { Who } from '../credits/credits.types.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import type { ChatAssistant, ChatFailure, ChatMessage, ChatTypes, SavedConversation } from './chat.types.ts';

export const actions = actionsOf<ChatTypes>()({
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
});

export const guards = guardsOf<ChatTypes>()({
  hasDraft: ({ context }) => context.draft.trim() !== '',
  hasQuestion: ({ context }) => context.messages.at(-1)?.role === 'user',
  isFresh: ({ context }) => context.messages.length === 0,
  isUnanswered: ({ context }, { messages }: { messages: ChatMessage[] }) =>
    context.messages.length === 0 && messages.at(-1)?.role === 'user',
  isShort: (_, { code }: { code: number }) => code === codes.notEnoughCredits,
  isSignInNeeded: (_, { code }: { code: number }) => code === codes.signInNeeded,
  isSignIn: (_, { who }: { who: Who }) => who === 'user',
  isGivenUp: (_, { signedIn }: { signedIn: boolean }) => !signedIn,
});
