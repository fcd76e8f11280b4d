/** Small tables of words in five languages, by meaning. */
import { fold } from './forms.ts';

/** `words`: comma-separated; a star at the end stands for any ending, a phrase has up to four words. Chinese words have no spaces. */
export type Rows<Meaning extends string> = Readonly<Record<Meaning, string>>;

/** Finds the meaning of a word or phrase; exact words win over those with a star, longer ones over shorter. */
export function tableOf<Meaning extends string>(rows: Rows<Meaning>) {
  const exact = new Map<string, Meaning>();
  const open = new Map<string, Meaning>();
  for (const [meaning, words] of Object.entries(rows) as [Meaning, string][])
    for (const word of words.split(',')) {
      const folded = fold(word.trim());
      if (folded.endsWith('*')) open.set(folded.slice(0, -1), meaning);
      else if (folded) exact.set(folded, meaning);
    }
  return (word: string): Meaning | undefined => {
    const found = exact.get(word);
    if (found !== undefined || /\p{Script=Han}/u.test(word)) return found;
    for (let length = word.length; length >= 3; length -= 1) {
      const meaning = open.get(word.slice(0, length));
      if (meaning !== undefined) return word.includes(' ', length) ? undefined : meaning;
    }
    return undefined;
  };
}
