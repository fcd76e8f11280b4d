import { codes } from '../../contract/facts/codes.ts';
import { askedOf, emits, isRunning, leadsTo, sends, sentTo, took } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { chatMachine } from './chat.machine.ts';
import { selectCanSend, selectCanStop, selectChatFailure, selectMessages, selectReply, type ChatSnapshot } from './chat.selectors.ts';

/** One question and its answer are walked; a second exchange takes the same transitions. */
const isShortTalk = (snapshot: ChatSnapshot) => selectMessages(snapshot).length < 2;

export const chatModel = chartModel({
  name: 'chat',
  machine: chatMachine,
  inputs: [{ who: null }],
  events: {
    'draft.changed': (snapshot: ChatSnapshot) => (isShortTalk(snapshot) ? [{ text: 'How do I make a sticker?' }, { text: '  ' }] : []),
    'message.sent': [{}],
    'stop.pressed': [{}],
    'retry.pressed': [{}],
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
    told: assistant !== null,
    roles: messages.map(({ role }) => role).slice(-2),
    draft: draft.trim() !== '',
    key: key !== null,
  }),
  invariants: {
    'what is answered is a question': (snapshot) => !selectCanStop(snapshot) || selectMessages(snapshot).at(-1)?.role === 'user',
    'while an answer is written nothing is sent': (snapshot) => !(selectCanStop(snapshot) && selectCanSend(snapshot)),
    'a failure is told': (snapshot) => !snapshot.matches('failed') || selectChatFailure(snapshot) !== null,
  },
  rules: {
    'a conversation that is cleared is not kept': (way) => {
      if (!took('conversation.cleared')(way.at(-1)!)) return null;
      const noted = sentTo('chatMemory', 'conversation.noted')(way.at(-1)!) as { messages: readonly unknown[] } | undefined;
      return noted?.messages.length === 0 ? null : 'it stays stored';
    },
    'the conversation of this tab is asked for once its user is known': (way) => {
      const isFirst =
        way.filter(took('session.changed')).length === 1 &&
        !isRunning(way, 'signIn') &&
        (way[0]!.event['input'] as { who: unknown }).who === null;
      const isMissed = took('session.changed')(way.at(-1)!) && isFirst && !sends('chatMemory', 'conversation.wanted')(way.at(-1)!);
      return isMissed ? 'it stays lost' : null;
    },
    'an answer that ends, or is stopped, is stored with its question and without a key': (way) => {
      const { gesture, deeds } = way.at(-1)!;
      const noted = sentTo('chatMemory', 'conversation.noted')(way.at(-1)!);
      if (deeds.length === 0 || (gesture !== 'answer.finished' && gesture !== 'stop.pressed')) return null;
      if (!noted) return 'an answer is not stored';
      return noted['key'] === null ? null : 'an answer that ended keeps its key';
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
