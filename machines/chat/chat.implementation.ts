import { assign, emit, sendTo } from 'xstate';
import { isTooLong } from './chat.rules.ts';
import { codes } from '../../contract/facts/codes.ts';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import type { ChatAssistant, ChatFailure, ChatTypes, ConversationEvent } from './chat.types.ts';

export const actions = actionsOf<ChatTypes>()({
  noteDraft: assign(({ event }) => ({ draft: asserted(event, 'draft.changed').text })),
  takeMessage: assign(({ context }) => ({
    messages: [...context.messages, { role: 'user' as const, content: context.draft.trim() }],
    draft: '',
    key: null,
  })),
  startReply: assign({ reply: '' }),
  noteKey: assign(({ event }) => ({ key: asserted(event, 'answer.started').key })),
  growReply: assign(({ context, event }) => ({ reply: context.reply + asserted(event, 'answer.grew').delta })),
  keepReply: assign(({ context }) => ({
    messages: context.reply ? [...context.messages, { role: 'assistant' as const, content: context.reply }] : context.messages,
    key: null,
  })),
  noteRefusal: assign(({ event }) => {
    const { code, msg } = asserted(event, 'answer.refused');
    return { failure: { code, msg }, key: null };
  }),
  noteBroken: assign({ failure: { code: null } satisfies ChatFailure }),
  clearConversation: assign({ messages: [], reply: '', key: null }),
  restoreConversation: assign(({ event }) => {
    const { messages, key } = asserted(event, 'conversation.restored');
    return { messages, key };
  }),
  noteAssistant: assign((_, assistant: ChatAssistant | null) => ({ assistant })),
  noteWho: assign(({ event }) => ({ who: asserted(event, 'session.changed').who })),
  wantConversation: sendTo('chatMemory', ({ context }): ConversationEvent => ({ type: 'conversation.wanted', who: context.who })),
  keepConversation: sendTo('chatMemory', ({ context }): ConversationEvent => ({
    type: 'conversation.noted',
    who: context.who,
    messages: context.messages,
    key: context.key,
  })),
  tellShort: emit(({ context }) => ({ type: 'credits.short', cost: context.assistant?.cost ?? 1 })),
  tellSignInNeeded: emit({ type: 'signIn.needed' }),
  refreshCredits: emit({ type: 'credits.refreshRequested' }),
});

export const guards = guardsOf<ChatTypes>()({
  isWhoUnknown: ({ context }) => context.who === null,
  isDraftReady: ({ context }) => context.draft.trim() !== '' && !isTooLong(context.draft),
  hasQuestion: ({ context }) => context.messages.at(-1)?.role === 'user',
  isFresh: ({ context }) => context.messages.length === 0,
  isUnanswered: ({ context, event }) =>
    context.messages.length === 0 && asserted(event, 'conversation.restored').messages.at(-1)?.role === 'user',
  isShort: ({ event }) => asserted(event, 'answer.refused').code === codes.notEnoughCredits,
  isSignInNeeded: ({ event }) => asserted(event, 'answer.refused').code === codes.signInNeeded,
  isSignIn: ({ event }) => asserted(event, 'session.changed').who === 'user',
  isGivenUp: ({ event }) => !asserted(event, 'auth.dismissed').signedIn,
});
