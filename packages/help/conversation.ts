/** Questions that go on from the one before, “and for video?”, “а видео?”, “那视频呢？”, and those that say several things. */
import type { Locale } from '../../contract/facts/locales.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A part of a message; `isAsked` tells a question from a story. */
export type MessagePart = { readonly text: string; readonly isAsked: boolean };

export type Conversation = {
  /** Returns whether a question begins as one that goes on from another; a Chinese one may also end with 呢. */
  goesOn(question: string): boolean;
  /** Returns the sentences of a text and the parts of them, cut at marks and at the words that a question goes on with. */
  partsOf(question: string): MessagePart[];
  /** Leaves out of a question what it says that it does not mean. */
  meantIn(question: string): string;
};

export function createConversation(locale: Locale, { asks, except, follow }: Vocabulary): Conversation {
  const isChinese = locale === 'zh';
  const end = isChinese ? '' : '(?![\\p{L}-])';
  const start = new RegExp(`^[¿¡\\s]*(?:${follow.join('|')})${end}`, 'iu');
  const mark = '[.!?…;:,\\n。！？；：，]';
  const cut = new RegExp(`(?<=${mark})(?!${mark})${isChinese ? '' : `|(?=\\s(?:${follow.join('|')})\\s)`}`, 'iu');
  const asking = new RegExp(`[?？]|${isChinese ? '' : "^\\s*(?:[\\p{L}’']+[,\\s]+){0,2}"}(?:${asks.join('|')})${end}`, 'iu');
  const apart = new RegExp(`(?:^|[.,;(，；（])\\s*(?:${except.join('|')})${end}[^,.;!?)，。；！？）]*`, 'giu');
  return {
    goesOn: (question) => start.test(question) || (isChinese && /呢[？?！!。\s]*$/.test(question)),
    partsOf: (question) =>
      question
        .split(cut)
        .filter((text) => text.trim() !== '')
        .reduce<MessagePart[]>((parts, text) => {
          const isGoingOn = start.test(text) && parts.at(-1)?.isAsked === true;
          return [...parts, { text, isAsked: isGoingOn || asking.test(text) }];
        }, []),
    meantIn: (question) => question.replaceAll(apart, ' '),
  };
}
