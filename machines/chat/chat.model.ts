import { codes } from '../../contract/facts/codes.ts';
import { askedOf, emits, emitsExactly, leadsTo, sends, sentTo, starts, took, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import type { AnswerInput } from './chat.actors.ts';
import { chatMachine } from './chat.machine.ts';
import { selectCanSend, selectCanStop, selectChatFailure, selectMessages, selectReply, type ChatSnapshot } from './chat.selectors.ts';

/** One question and its answer are walked; a second exchange takes the same transitions. */
const isShortTalk = (snapshot: ChatSnapshot) => selectMessages(snapshot).length < 2;

type Talk = {
  who: string | null;
  messages: object[];
  draft: string;
  reply: string;
  key: string | null;
  isAnswering: boolean;
  isWaiting: boolean;
};

/** The conversation as it must be after a way, by what was written and answered. */
function talkAfter(way: readonly Observed[]): Talk {
  let talk: Talk = { who: null, messages: [], draft: '', reply: '', key: null, isAnswering: false, isWaiting: false };
  const nothing = { messages: [], reply: '', key: null, isAnswering: false, isWaiting: false };
  const answering = { reply: '', isAnswering: true, isWaiting: false };
  for (const { gesture, event, deeds } of way) {
    const isTaken = deeds.length > 0;
    const { messages, draft, reply, who } = talk;
    const changes: Record<string, () => Partial<Talk>> = {
      'draft.changed': () => ({ draft: event['text'] as string }),
      'message.sent': () =>
        isTaken ? { ...answering, messages: [...messages, { role: 'user', content: draft.trim() }], draft: '', key: null } : {},
      'retry.clicked': () => (isTaken ? answering : {}),
      'answer.started': () => (isTaken ? { key: event['key'] as string } : {}),
      'answer.grew': () => (talk.isAnswering ? { reply: reply + (event['delta'] as string) } : {}),
      'answer.refused': () => {
        if (!isTaken) return {};
        return event['code'] === codes.signInNeeded ? { isAnswering: false, isWaiting: true } : { isAnswering: false, key: null };
      },
      'answer.broken': () => ({ isAnswering: false }),
      'done.signIn': () => (event['output'].signedIn ? answering : { isWaiting: false }),
      'conversation.cleared': () => nothing,
      'conversation.restored': () => (isTaken ? { messages: event['messages'] as object[], key: event['key'] as string | null } : {}),
      'session.changed': () => ({
        ...(who !== null && !(talk.isWaiting && event['who'] === 'user') && nothing),
        who: event['who'] as string,
      }),
    };
    const ends = (): Partial<Talk> =>
      isTaken ? { messages: reply ? [...messages, { role: 'assistant', content: reply }] : messages, key: null, isAnswering: false } : {};
    const change = gesture === 'answer.finished' || gesture === 'stop.clicked' ? ends : changes[gesture];
    if (change) talk = { ...talk, ...change() };
  }
  return talk;
}

/** Whether a step ended or stopped an answer that was under way. */
const endsAnswer = ({ gesture, deeds }: Observed) => deeds.length > 0 && (gesture === 'answer.finished' || gesture === 'stop.clicked');

export const chatModel = chartModel({
  name: 'chat',
  machine: chatMachine,
  inputs: [{ who: null }],
  events: {
    'draft.changed': (snapshot: ChatSnapshot) => (isShortTalk(snapshot) ? [{ text: 'How do I make a sticker?' }, { text: '  ' }] : []),
    'message.sent': [{}],
    'stop.clicked': [{}],
    'retry.clicked': [{}],
    'conversation.cleared': [{}],
    'conversation.restored': [
      { messages: [{ role: 'user', content: 'How?' }], key: 'key-0' },
      {
        messages: [
          { role: 'user', content: 'How?' },
          { role: 'assistant', content: 'Like this.' },
        ],
        key: null,
      },
    ],
    'session.changed': [{ who: 'user' }, { who: 'visitor' }],
    'answer.started': [{ key: 'key-1' }],
    'answer.grew': (snapshot: ChatSnapshot) => (selectReply(snapshot) === '' ? [{ delta: 'Choose' }] : []),
    'answer.finished': [{ cost: 1 }],
    'answer.refused': [
      { code: codes.signInNeeded, msg: 'Sign in first.' },
      { code: codes.notEnoughCredits, msg: 'Not enough credits.' },
      { code: codes.priceChanged, msg: 'It now costs 3 credits.' },
      { code: codes.unavailable, msg: 'Not for a moment.' },
    ],
    'answer.broken': [{}],
  },
  outcomes: {
    askAssistant: { done: [{ kind: 'help', cost: 0 }, null], error: [new Error('offline')] },
    signIn: { done: [{ signedIn: true }, { signedIn: false }], error: [] },
  },
  project: ({ who, assistant, messages, draft, key }) => ({
    who,
    isReported: assistant !== null,
    roles: messages.map(({ role }) => role).slice(-2),
    draft: draft.trim() !== '',
    key: key !== null,
  }),
  invariants: {
    'what is answered is a question': (snapshot) => !selectCanStop(snapshot) || selectMessages(snapshot).at(-1)?.role === 'user',
    'while an answer is written nothing is sent': (snapshot) => !(selectCanStop(snapshot) && selectCanSend(snapshot)),
    'a failure is reported': (snapshot) => !snapshot.matches('failed') || selectChatFailure(snapshot) !== null,
  },
  rules: {
    'what is stored is the conversation, of the user who has it': (way) => {
      const noted = sentTo('chatMemory', 'conversation.noted')(way.at(-1)!);
      const { who, messages, key } = talkAfter(way);
      const wanted = { type: 'conversation.noted', who, messages, key };
      return !noted || JSON.stringify(noted) === JSON.stringify(wanted) ? null : `${JSON.stringify(noted)} is stored`;
    },
    'it is stored whenever it changes': (way) => {
      const step = way.at(-1)!;
      const stored = ['message.sent', 'answer.started', 'answer.finished', 'stop.clicked', 'conversation.restored'];
      const before = talkAfter(way.slice(0, -1));
      const isLeft = step.gesture === 'session.changed' && before.who !== null && !(before.isWaiting && step.event['who'] === 'user');
      const isDue = (stored.includes(step.gesture) && step.deeds.length > 0) || step.gesture === 'conversation.cleared' || isLeft;
      return sends('chatMemory', 'conversation.noted')(step) === isDue ? null : `it is ${isDue ? 'not ' : ''}stored on ${step.gesture}`;
    },
    'the conversation of this tab is read at the start and once the user is known': (way) => {
      const { gesture, event } = way.at(-1)!;
      const before = talkAfter(way.slice(0, -1));
      // A user who signs in to ask keeps the conversation on screen.
      const isKnown = gesture === 'session.changed' && before.who === null && !(before.isWaiting && event['who'] === 'user');
      const isDue = gesture === 'start' || isKnown;
      const wanted = sentTo('chatMemory', 'conversation.wanted')(way.at(-1)!);
      if ((wanted !== undefined) !== isDue) return 'it is read at another time, or not at all';
      return !wanted || wanted['who'] === talkAfter(way).who ? null : 'that of somebody else is read';
    },
    'an answer is asked for with the whole conversation': (way) => {
      const asked = askedOf('streamAnswer')(way.at(-1)!) as AnswerInput | undefined;
      const { messages, key } = talkAfter(way);
      const given = asked && { messages: asked.messages, key: asked.key };
      return !given || JSON.stringify(given) === JSON.stringify({ messages, key }) ? null : `${JSON.stringify(asked)} is asked`;
    },
    'the credits are refreshed after an answer, and a cost that is not covered is named': emitsExactly({
      'answer.finished': (_, way) => (endsAnswer(way.at(-1)!) ? [{ type: 'credits.refreshRequested' }] : []),
      'stop.clicked': (_, way) => (endsAnswer(way.at(-1)!) ? [{ type: 'credits.refreshRequested' }] : []),
      'answer.refused': ({ code }, way) => {
        // A price that has changed is not known until the assistant is asked for anew.
        const known = way
          .slice(0, -1)
          .findLast(
            ({ gesture, event, deeds }) =>
              gesture === 'done.askAssistant' || (gesture === 'answer.refused' && event['code'] === codes.priceChanged && deeds.length > 0),
          );
        const assistant = known?.gesture === 'done.askAssistant' ? (known.event['output'] as { cost: number } | null) : null;
        const isShort = way.at(-1)!.deeds.length > 0 && code === codes.notEnoughCredits;
        return isShort ? [{ type: 'credits.short', cost: assistant?.cost ?? 1 }] : [];
      },
    }),
    'a sign-in is asked for only when the server requires one': (way) => {
      const { gesture, event, deeds } = way.at(-1)!;
      const isDue = gesture === 'answer.refused' && deeds.length > 0 && event['code'] === codes.signInNeeded;
      return starts('signIn')(way.at(-1)!) === isDue ? null : 'a sign-in is asked for at another time, or not at all';
    },
    'a conversation that is cleared is not kept': (way) => {
      if (!took('conversation.cleared')(way.at(-1)!)) return null;
      const noted = sentTo('chatMemory', 'conversation.noted')(way.at(-1)!) as { messages: readonly unknown[] } | undefined;
      return noted?.messages.length === 0 ? null : 'it stays stored';
    },
    'an answer that ends, or is stopped, is stored with its question and without a key': (way) => {
      const { gesture, deeds } = way.at(-1)!;
      const noted = sentTo('chatMemory', 'conversation.noted')(way.at(-1)!);
      if (deeds.length === 0 || (gesture !== 'answer.finished' && gesture !== 'stop.clicked')) return null;
      if (!noted) return 'an answer is not stored';
      return noted['key'] === null ? null : 'an answer that ended keeps its key';
    },
    'what is on screen is what was asked and answered': (way, snapshot) => {
      const { messages, reply, isAnswering } = talkAfter(way);
      const [shown, wanted] = [
        JSON.stringify([selectMessages(snapshot), selectReply(snapshot)]),
        JSON.stringify([messages, isAnswering ? reply : null]),
      ];
      return shown === wanted ? null : `${shown} is on screen, not ${wanted}`;
    },
    'a question is sent as it is stored': (way) => {
      const asked = askedOf('streamAnswer')(way.at(-1)!) as { messages: unknown } | undefined;
      const noted = sentTo('chatMemory', 'conversation.noted')(way.at(-1)!);
      if (!asked || way.at(-1)!.gesture !== 'message.sent') return null;
      return JSON.stringify(asked.messages) === JSON.stringify(noted?.['messages']) ? null : 'a question is sent that is not stored';
    },
    'a key of an answer that was refused is not used again': (way) => {
      const refused = way.findLastIndex(({ gesture }) => gesture === 'answer.refused');
      const started = way.findLastIndex(({ gesture }) => gesture === 'answer.started' || gesture === 'conversation.restored');
      const asked = askedOf('streamAnswer')(way.at(-1)!) as { key: string | null } | undefined;
      if (!asked || refused < 0 || refused < started || way[refused]!.event['code'] === codes.signInNeeded) return null;
      return asked.key === null ? null : 'a refused answer is asked for under its old key';
    },
    'an answer that was paid for refreshes the credits': leadsTo(
      (step) => step.gesture === 'answer.finished' && step.deeds.length > 0,
      emits('credits.refreshRequested'),
      'the credits are not refreshed',
    ),
  },
  shows: {
    writing: (snapshot) => selectReply(snapshot) === null && selectChatFailure(snapshot) === null,
    answering: (snapshot) => selectReply(snapshot) !== null && selectCanStop(snapshot),
    awaitingSignIn: (snapshot) => !selectCanSend(snapshot),
    failed: (snapshot) => selectChatFailure(snapshot) !== null,
  },
});
