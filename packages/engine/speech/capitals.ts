/** What is shouted: a synthesizer takes words in capitals for abbreviations, and reads IT and US letter by letter. */
import { localeFacts, type Locale } from '../../../contract/facts/locales.ts';

/** Words from which on a sentence without a small letter is shouted; fewer may all be abbreviations. */
const least = 3;

/** Writes sentences of capitals alone in small letters. */
export const unshouted = (text: string, language: Locale): string =>
  text.replaceAll(/[^.!?…。！？\n]+/gu, (sentence) => {
    const words = sentence.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
    if (words.length < least || /\p{Ll}/u.test(sentence) || /\p{Script=Han}/u.test(sentence) || !/\p{Lu}{2}/u.test(sentence))
      return sentence;
    const small = sentence.toLocaleLowerCase(localeFacts[language].tag);
    return small.replace(/\p{L}/u, (first) => first.toLocaleUpperCase(localeFacts[language].tag));
  });
