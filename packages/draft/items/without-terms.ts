/** A prompt without its words of the craft, for tools that look for single words in it: "bullet time" has no bubbles, and "teal and orange grade" no color. */
import { asPrompt } from '../../../contract/facts/entered.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import { fold } from '../words/forms.ts';
import { isCraft } from './certain.ts';
import { parse } from './parse.ts';

/** What is longer is read as it stands: a form asks in the loop that answers everybody, where a text may take 50 ms. */
const longestRead = 400;

const inWord = String.raw`[\p{L}\p{N}]`;
const notInWord = String.raw`[^\p{L}\p{N}]+`;

/** Returns what takes the words of the craft that a whole prompt has out of any folded part of it. `page` is the language of the page. */
export function withoutTerms(prompt: string, page?: Locale): (folded: string) => string {
  if (asPrompt(prompt).length > longestRead) return (folded) => folded;
  const terms = parse(prompt, page, false)
    .items.filter(isCraft)
    .map(({ words }) => fold(words).split(new RegExp(notInWord, 'u')).filter(Boolean).join(notInWord))
    .filter((source) => source !== '')
    .toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    terms.map((term) => (/\p{Script=Han}/u.test(term) ? term : `(?<!${inWord})(?:${term})(?!${inWord})`)).join('|'),
    'gu',
  );
  return (folded) => (terms.length === 0 ? folded : folded.replaceAll(pattern, ' '));
}
