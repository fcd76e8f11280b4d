import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { chatActors, type ChatServices, type ChatStreamEvent } from '../../machines/chat/chat.actors.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import {
  selectAssistant,
  selectCanSend,
  selectCanStop,
  selectChatDraft,
  selectChatFailure,
  selectIsDraftTooLong,
  selectMessages,
  selectReply,
} from '../../machines/chat/chat.selectors.ts';
import type { ChatEmitted, ChatEvent } from '../../machines/chat/chat.types.ts';
import { textLengths } from '../../contract/facts/text-lengths.ts';
import { codes } from '../../contract/facts/codes.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import type { SignInEmitted, SignInEvent } from '../../machines/signIn/signIn.types.ts';
import { granted, Held, refusal } from './answers.ts';
import { onFacts, sendToAll } from './nested.ts';

class Talk {
  readonly facts: (ChatEmitted | SignInEmitted)[] = [];
  readonly streams: { send: (event: ChatStreamEvent) => void; end: Held<void>; signal: AbortSignal }[] = [];
  readonly services = {
    askAssistant: vi.fn<ChatServices['askAssistant']>(async () => granted({ kind: 'help', cost: 0 })),
    keepConversation: vi.fn<ChatServices['keepConversation']>(),
    recallConversation: vi.fn<ChatServices['recallConversation']>(() => null),
    makeKey: vi.fn(() => `key-${this.services.makeKey.mock.calls.length}`),
    streamChat: vi.fn<ChatServices['streamChat']>((_question, _key, send, signal) => {
      const end = new Held<void>();
      this.streams.push({ send, end, signal });
      return end.promise;
    }),
  };
  readonly actor = createActor(chatMachine.provide({ actors: chatActors(this.services) }), { input: { who: 'visitor' } });

  constructor(askAssistant?: ChatServices['askAssistant']) {
    if (askAssistant) this.services.askAssistant.mockImplementation(askAssistant);
    onFacts(this.actor, (fact) => this.facts.push(fact));
    this.actor.start();
  }

  get sees() {
    return this.actor.getSnapshot();
  }

  get reported(): string[] {
    return this.facts.map(({ type }) => type);
  }

  get kept() {
    return this.services.keepConversation.mock.lastCall;
  }

  get stream() {
    return this.streams.at(-1)!;
  }

  get keys(): string[] {
    return this.services.streamChat.mock.calls.map(([, key]) => key);
  }

  receives(event: ChatEvent | SignInEvent): this {
    sendToAll(this.actor, event);
    return this;
  }

  asks(text: string): this {
    return this.receives({ type: 'draft.changed', text }).receives({ type: 'message.sent' });
  }
}

test('a question is sent trimmed, its answer grows and is kept', () => {
  const talk = new Talk().asks('  How? ');
  expect(talk.services.streamChat.mock.calls[0]![0].messages).toEqual([{ role: 'user', content: 'How?' }]);
  expect(selectChatDraft(talk.sees)).toBe('');
  talk.stream.send({ delta: 'Like ' });
  talk.stream.send({ delta: 'this.' });
  expect(selectReply(talk.sees)).toBe('Like this.');
  talk.stream.send({ done: true, cost: 1 });
  expect(selectMessages(talk.sees).at(-1)).toEqual({ role: 'assistant', content: 'Like this.' });
  expect([selectReply(talk.sees), talk.reported]).toEqual([null, ['credits.refreshRequested']]);
});

test('nothing is sent of an empty draft, or while an answer is written', () => {
  const talk = new Talk().asks('   ');
  expect(talk.streams).toHaveLength(0);
  talk.asks('How?').receives({ type: 'draft.changed', text: 'And?' });
  expect(selectCanSend(talk.sees)).toBe(false);
  talk.receives({ type: 'message.sent' });
  expect(talk.streams).toHaveLength(1);
});

test('a draft that is too long is not sent, and stays whole', () => {
  const long = 'a'.repeat(textLengths.chatMessage + 1);
  const talk = new Talk().asks(long);
  expect([talk.streams.length, selectChatDraft(talk.sees), selectIsDraftTooLong(talk.sees)]).toEqual([0, long, true]);
  talk.asks(` ${long.slice(1)} `);
  expect([talk.streams.length, selectIsDraftTooLong(talk.sees)]).toEqual([1, false]);
});

test('stopping breaks the stream off and keeps what was written', () => {
  const talk = new Talk();
  expect(selectCanStop(talk.sees)).toBe(false);
  talk.asks('How?').stream.send({ delta: 'Like' });
  expect(selectCanStop(talk.sees)).toBe(true);
  talk.receives({ type: 'stop.clicked' });
  expect([selectCanStop(talk.sees), talk.reported]).toEqual([false, ['credits.refreshRequested']]);
  expect(talk.kept).toEqual(['visitor', { messages: selectMessages(talk.sees), key: null }]);
  expect(talk.stream.signal.aborted).toBe(true);
  expect(selectMessages(talk.sees).map(({ content }) => content)).toEqual(['How?', 'Like']);
  talk.stream.send({ delta: ' this.' });
  expect(selectMessages(talk.sees).at(-1)!.content).toBe('Like');
});

test('stopping before the first word leaves no empty answer', () => {
  const talk = new Talk().asks('How?').receives({ type: 'stop.clicked' });
  expect(selectMessages(talk.sees)).toHaveLength(1);
});

test.each(['breaks', 'ends without saying so'])('a stream that %s is asked for again under the same key', async (how) => {
  const talk = new Talk().asks('How?');
  talk.stream.send({ delta: 'Li' });
  if (how === 'breaks') talk.stream.end.reject(new Error('reset'));
  else talk.stream.end.resolve();
  await settled();
  expect(selectChatFailure(talk.sees)).toEqual({ code: null });
  talk.receives({ type: 'retry.clicked' });
  expect(selectReply(talk.sees)).toBe('');
  expect(talk.keys).toEqual(['key-1', 'key-1']);
});

test('a refusal shows the server’s reason; the next try has its own key', () => {
  const talk = new Talk().asks('How?');
  talk.stream.send({ error: { code: codes.unavailable, msg: 'Later.' } });
  expect(selectChatFailure(talk.sees)).toEqual({ code: codes.unavailable, msg: 'Later.' });
  talk.receives({ type: 'retry.clicked' });
  expect(talk.keys).toEqual(['key-1', 'key-2']);
});

test('without credits the way to more opens', () => {
  const talk = new Talk().asks('How?');
  talk.stream.send({ error: { code: codes.notEnoughCredits, msg: 'Not enough.' } });
  expect(talk.facts.at(-1)).toEqual({ type: 'credits.short', cost: 1 });
});

test('a shortage names the price that the assistant reported', async () => {
  const talk = new Talk(async () => granted({ kind: 'model', cost: 3 }));
  await settled();
  talk.asks('How?').stream.send({ error: { code: codes.notEnoughCredits, msg: 'Not enough.' } });
  expect(talk.facts.at(-1)).toEqual({ type: 'credits.short', cost: 3 });
});

test('an answer costs at most what was shown, until a refusal names another price', async () => {
  const talk = new Talk(async () => granted({ kind: 'model', cost: 3 }));
  await settled();
  talk.asks('How?').stream.send({ error: { code: codes.priceChanged, msg: 'It now costs 4 credits.' } });
  talk.receives({ type: 'retry.clicked' });
  expect(talk.services.streamChat.mock.calls.map(([{ cost }]) => cost)).toEqual([3, null]);
});

test('after a failure another question may be asked; what was written of the failed answer is not part of the next', () => {
  const talk = new Talk().asks('How?');
  talk.stream.send({ delta: 'Li' });
  talk.stream.send({ error: { code: codes.unavailable, msg: 'Later.' } });
  expect(selectReply(talk.sees)).toBeNull();
  talk.asks('Why?');
  expect([selectReply(talk.sees), selectChatFailure(talk.sees)]).toEqual(['', null]);
  expect(talk.services.streamChat.mock.lastCall![0].messages.map(({ content }) => content)).toEqual(['How?', 'Why?']);
  talk.stream.send({ delta: 'So.' });
  talk.stream.send({ done: true, cost: 1 });
  expect(selectMessages(talk.sees).at(-1)!.content).toBe('So.');
});

test('a cleared conversation breaks its answer off, and what comes of it is not shown', () => {
  const talk = new Talk().asks('How?');
  talk.stream.send({ delta: 'Li' });
  talk.receives({ type: 'conversation.cleared' });
  expect([talk.stream.signal.aborted, selectMessages(talk.sees), selectReply(talk.sees)]).toEqual([true, [], null]);
  talk.receives({ type: 'retry.clicked' });
  expect(talk.streams).toHaveLength(1);
});

test('a question that waits for a sign-in is not asked by a change to a visitor, and goes when the session ends', () => {
  const talk = new Talk().asks('How?');
  talk.stream.send({ error: { code: codes.signInNeeded, msg: 'Sign in.' } });
  talk.receives({ type: 'session.changed', who: 'visitor' });
  expect([talk.streams.length, selectMessages(talk.sees)]).toEqual([1, []]);
});

test('a question that needs a sign-in goes on after it', () => {
  const talk = new Talk().asks('How?');
  talk.stream.send({ error: { code: codes.signInNeeded, msg: 'Sign in.' } });
  expect(talk.reported).toEqual(['signIn.needed']);
  talk.receives({ type: 'auth.dismissed', signedIn: true }).receives({ type: 'session.changed', who: 'user' });
  expect(talk.services.streamChat.mock.calls[1]![0].messages).toEqual([{ role: 'user', content: 'How?' }]);
});

test('a question whose asker does not sign in may be asked again', () => {
  const talk = new Talk().asks('How?');
  talk.stream.send({ error: { code: codes.signInNeeded, msg: 'Sign in.' } });
  talk.receives({ type: 'auth.dismissed', signedIn: false });
  expect(selectChatFailure(talk.sees)).not.toBeNull();
});

test('a conversation is not shown to the next person', () => {
  const talk = new Talk().asks('How?');
  talk.stream.send({ done: true, cost: 0 });
  talk.receives({ type: 'session.changed', who: 'visitor' });
  expect(selectMessages(talk.sees)).toEqual([]);
});

test('who answers is asked once; without an answer the chat goes on', async () => {
  const talk = new Talk();
  await settled();
  expect(selectAssistant(talk.sees)).toEqual({ kind: 'help', cost: 0 });
  const silent = new Talk(async () => ({ ...refusal('unavailable'), data: { kind: 'help' as const, cost: 0 } }));
  await settled();
  expect([selectAssistant(silent.sees), silent.asks('How?').streams]).toEqual([null, [expect.anything()]]);
  const unreached = new Talk(() => Promise.reject(new Error('offline')));
  await settled();
  expect([selectAssistant(unreached.sees), unreached.asks('How?').streams]).toEqual([null, [expect.anything()]]);
});

test('the conversation is emitted for storage: the question with its key, the answer, and nothing once it is cleared', () => {
  const talk = new Talk().asks('How?');
  const question = { role: 'user', content: 'How?' };
  expect(talk.kept).toEqual(['visitor', { messages: [question], key: 'key-1' }]);
  talk.stream.send({ delta: 'So.' });
  talk.stream.send({ done: true, cost: 0 });
  const answer = { role: 'assistant', content: 'So.' };
  expect(talk.kept).toEqual(['visitor', { messages: [question, answer], key: null }]);
  talk.receives({ type: 'conversation.cleared' });
  expect(talk.kept).toEqual(['visitor', { messages: [], key: null }]);
});

test('a conversation is restored after a reload, but never over a newer one', () => {
  const message = [
    { role: 'user' as const, content: 'How?' },
    { role: 'assistant' as const, content: 'So.' },
  ];
  const talk = new Talk().receives({ type: 'conversation.restored', messages: message, key: null });
  expect(selectMessages(talk.sees)).toEqual(message);
  talk.receives({ type: 'conversation.restored', messages: message.slice(0, 1), key: null });
  expect(selectMessages(talk.sees)).toEqual(message);
});

test('a question that a reload left unanswered is asked again under its key', () => {
  const messages = [{ role: 'user' as const, content: 'How?' }];
  const talk = new Talk().receives({ type: 'conversation.restored', messages, key: 'key-0' });
  expect(selectChatFailure(talk.sees)).toEqual({ code: null });
  talk.receives({ type: 'retry.clicked' });
  expect(talk.keys).toEqual(['key-0']);
});

test('the conversation of this tab comes back once it is known who is here, and is kept for no other', async () => {
  const message = [
    { role: 'user' as const, content: 'How?' },
    { role: 'assistant' as const, content: 'Like this.' },
  ];
  const keepConversation = vi.fn();
  const recallConversation = vi.fn<ChatServices['recallConversation']>((who) => (who === 'user' ? { messages: message, key: null } : null));
  const actor = createActor(chatMachine.provide({ actors: chatActors({ ...new Talk().services, keepConversation, recallConversation }) }), {
    input: { who: null },
  }).start();
  expect(recallConversation).not.toHaveBeenCalled();
  actor.send({ type: 'session.changed', who: 'user' });
  expect(selectMessages(actor.getSnapshot())).toEqual(message);
  actor.send({ type: 'session.changed', who: 'visitor' });
  expect([selectMessages(actor.getSnapshot()), keepConversation.mock.lastCall]).toEqual([[], ['visitor', { messages: [], key: null }]]);
  expect(recallConversation).toHaveBeenCalledTimes(1);
});
