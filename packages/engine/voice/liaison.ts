/** Where French links two words: eSpeak NG links nearly all, “chacun n-a” and “les parents z-ont”, which nobody says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that are linked to the word after them; after all others, a linking consonant is left out. */
const linking = new Set(
  readFileSync(join(import.meta.dirname, 'linking.fr.txt'), 'utf8')
    .trim()
    .split(/\s+/u),
);
/** Short words are those of grammar, with which eSpeak NG is right. */
const silent = /^.{4,}[dnpstxz]$/u;
const vowel = /^[aeiouyhàâäéèêëîïôöùûüœæ]/iu;

/** Cuts a text between words that aren't linked, so that each piece is pronounced alone. */
export function unlinked(text: string): string[] {
  const pieces: string[] = [];
  let before = '';
  for (const word of text.trim().split(/\s+/u)) {
    const cut = pieces.length === 0 || (silent.test(before) && vowel.test(word) && !linking.has(before.toLowerCase()));
    if (cut) pieces.push(word);
    else pieces[pieces.length - 1] += ` ${word}`;
    before = word.replace(/^.*['’-]/u, '');
  }
  return pieces;
}
