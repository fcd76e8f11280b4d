/** Cuts a prompt into words, emoji, runs of Chinese, words to be shown as written, and stops. */
import { isKnownIn } from './lexicon.ts';
import { fold } from '../words/forms.ts';
import type { Locale } from '../../../contract/facts/locales.ts';
import { listOf } from '../words/table.ts';

/** `from` and `to`: where it stands in the prompt. */
export type Token = { kind: 'word' | 'han' | 'emoji' | 'written' | 'stop'; text: string; raw: string; from: number; to: number };

const quoted =
  /["“”«»„]([^"“”«»„]{1,80})["“”«»„]|「([^」]{1,40})」|『([^』]{1,40})』|《([^》]{1,40})》|(?<![\p{L}\p{N}])['‘]([^'’]{1,80})['’](?![\p{L}\p{N}])/gu;
const piece =
  /\p{Script=Han}+|[\u{1F1E6}-\u{1F1FF}]{2}|(?=\D)\p{Emoji_Presentation}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic}\uFE0F?)*|\p{Extended_Pictographic}\uFE0F(?:\u200D\p{Extended_Pictographic}\uFE0F?)*|[\p{L}\p{N}]+(?:[-.’'][\p{L}\p{N}]+)*%?|[.;:!?,|•。；，！？、｜\n]/gu;

/** Whatever stands in quotation marks is to be written, not drawn. */
export function tokensOf(prompt: string): Token[] {
  const found: Token[] = [];
  const cut = (text: string, start: number) => {
    for (const { 0: raw, index } of text.matchAll(piece)) {
      const place = { from: start + index, to: start + index + raw.length };
      if (/\p{Script=Han}/u.test(raw)) found.push({ kind: 'han', text: raw, raw, ...place });
      else if (/^[.;:!?,|•。；，！？、｜\n]/u.test(raw)) found.push({ kind: 'stop', text: raw, raw, ...place });
      else if (/^[\p{L}\p{N}]/u.test(raw)) {
        // An elision is a word of its own: d'or, l'eau. English "cat's" loses its ending.
        for (const word of fold(raw.replace(/['’]s$/u, '')).split(/[ ']/))
          if (word)
            found.push({ kind: 'word', text: word, raw: word.length > 2 ? raw.replace(/^(?:[cdjlmnst]|qu)['’]/iu, '') : word, ...place });
      } else found.push({ kind: 'emoji', text: raw, raw, ...place });
    }
  };
  let from = 0;
  for (const match of prompt.matchAll(quoted)) {
    cut(prompt.slice(from, match.index), from);
    const text = (match[1] ?? match[2] ?? match[3] ?? match[4] ?? match[5] ?? '').trim();
    const to = match.index + match[0].length;
    if (text) found.push({ kind: 'written', text, raw: text, from: match.index, to });
    from = to;
  }
  cut(prompt.slice(from), from);
  return found;
}

/** Small words that tell apart the languages in Latin letters. */
const isSmallWord = { en: listOf('small word', 'en'), fr: listOf('small word', 'fr'), es: listOf('small word', 'es') };

/**
 * The language of a prompt, by its script and its small words; null when nothing tells. Where two languages share what tells, that of the page
 * wins.
 */
export function languageOf(tokens: readonly Token[], page: Locale): Locale | null {
  const text = tokens.map((token) => token.text).join(' ');
  if (/[а-я]/.test(text)) return 'ru';
  if (tokens.some(({ kind }) => kind === 'han')) return 'zh';
  let [best, most]: [Locale | null, number] = [null, 0];
  for (const locale of ['en', 'fr', 'es'] as const) {
    const score = tokens.filter((token) => isSmallWord[locale](token.text)).length;
    // Accents tell French and Spanish apart where their small words do not, and both from English: “à” is no “a”.
    const accents = locale === 'es' ? /[ñáíóú]/i : /[èêçàâîôûœù]|eux?$/i;
    // An ending in -o is Spanish where French has no such word: a “vélo” is none.
    const isMasculine = (word: string) => locale === 'es' && /[^aeiou]os?$/.test(word) && !isKnownIn(word, 'fr');
    const accented = locale !== 'en' && tokens.some(({ raw, text: word }) => accents.test(raw) || isMasculine(word));
    const value = score > 0 ? score + (accented ? 0.5 : 0) + (locale === page ? 0.25 : 0) : 0;
    if (value > most) [best, most] = [locale, value];
  }
  return best;
}
