import { isBlank } from '../../contract/facts/entered.ts';
import { assign, emit, sendTo, setup } from 'xstate';
import { codes } from '../../contract/facts/codes.ts';
import { asserted } from '../kit/asserted.ts';
import { listenerPort, port } from '../kit/placeholder.ts';
import { signInMachine } from '../signIn/signIn.machine.ts';
import type { SignInOutput } from '../signIn/signIn.types.ts';
import type { AnswerInput } from './chat.actors.ts';
import { isTooLong } from './chat.rules.ts';
import type { AnswerEvent, ChatAssistant, ChatFailure, ChatTypes, ConversationEvent, ConversationRestored } from './chat.types.ts';

const base = setup({
  types: {} as ChatTypes,
  actors: {
    signIn: signInMachine,
    streamAnswer: listenerPort<AnswerEvent, AnswerInput>('streamAnswer'),
    askAssistant: port<ChatAssistant | null>('askAssistant'),
    chatMemory: listenerPort<ConversationRestored>('chatMemory'),
  },
});

export const chatSetup = base
  .extend({
    guards: {
      isUserUnknown: ({ context }) => context.who === null,
      isUser: ({ event }) => asserted(event, 'session.changed').who === 'user',
      isDraftReady: ({ context }) => !isBlank(context.draft) && !isTooLong(context.draft),
      hasQuestion: ({ context }) => context.messages.at(-1)?.role === 'user',
      isEmpty: ({ context }) => context.messages.length === 0,
      isUnanswered: ({ context, event }) =>
        context.messages.length === 0 && asserted(event, 'conversation.restored').messages.at(-1)?.role === 'user',
      isShort: ({ event }) => asserted(event, 'answer.refused').code === codes.notEnoughCredits,
      isDearer: ({ event }) => asserted(event, 'answer.refused').code === codes.priceChanged,
      isSignInNeeded: ({ event }) => asserted(event, 'answer.refused').code === codes.signInNeeded,
      isSignedIn: (_, { signedIn }: SignInOutput) => signedIn,
    },
  })
  .extend({
    actions: {
      assignDraft: assign(({ event }) => ({ draft: asserted(event, 'draft.changed').text })),
      appendQuestion: assign(({ context }) => ({
        messages: [...context.messages, { role: 'user' as const, content: context.draft.trim() }],
        draft: '',
        key: null,
      })),
      clearReply: assign({ reply: '' }),
      assignKey: assign(({ event }) => ({ key: asserted(event, 'answer.started').key })),
      extendReply: assign(({ context, event }) => ({ reply: context.reply + asserted(event, 'answer.grew').delta })),
      appendReply: assign(({ context }) => ({
        messages: context.reply ? [...context.messages, { role: 'assistant' as const, content: context.reply }] : context.messages,
        key: null,
      })),
      assignRefusal: assign(({ event }) => {
        const { code, msg } = asserted(event, 'answer.refused');
        return { failure: { code, msg }, key: null };
      }),
      assignBroken: assign({ failure: { code: null } satisfies ChatFailure }),
      clearConversation: assign({ messages: [], reply: '', key: null }),
      assignConversation: assign(({ event }) => {
        const { messages, key } = asserted(event, 'conversation.restored');
        return { messages, key };
      }),
      assignAssistant: assign((_, assistant: ChatAssistant | null) => ({ assistant })),
      // The refusal named the new cost: who asks again accepts it.
      forgetCost: assign(({ context: { assistant } }) => ({ assistant: assistant && { ...assistant, cost: null } })),
      assignUser: assign(({ event }) => ({ who: asserted(event, 'session.changed').who })),
      readConversation: sendTo('chatMemory', ({ context }): ConversationEvent => ({ type: 'conversation.wanted', who: context.who })),
      storeConversation: sendTo('chatMemory', ({ context }): ConversationEvent => ({
        type: 'conversation.noted',
        who: context.who,
        messages: context.messages,
        key: context.key,
      })),
      emitCreditsShort: emit(({ context }) => ({ type: 'credits.short', cost: context.assistant?.cost ?? 1 })),
      emitCreditsRefresh: emit({ type: 'credits.refreshRequested' }),
    },
  });
