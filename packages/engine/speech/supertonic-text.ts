/** The text that Supertonic reads, and its numbers: as `UnicodeProcessor` of the package supertonic 1.3.1 prepares it. */

const emoji =
  /[\u{1F600}-\u{1F64F}\u{1F300}-\u{1F5FF}\u{1F680}-\u{1F6FF}\u{1F700}-\u{1F77F}\u{1F780}-\u{1F7FF}\u{1F800}-\u{1F8FF}\u{1F900}-\u{1F9FF}\u{1FA00}-\u{1FA6F}\u{1FA70}-\u{1FAFF}\u2600-\u26FF\u2700-\u27BF\u{1F1E6}-\u{1F1FF}]+/gu;

/** In this order. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [emoji, ''],
  [/[\u2013\u2011\u2014]/g, '-'],
  [/[\u00AF_[\]|/#→←]/g, ' '],
  [/[\u201C\u201D]/g, '"'],
  [/[\u2018\u2019\u00B4`]/g, "'"],
  [/[♥☆♡©\\]/g, ''],
  [/@/g, ' at '],
  [/e\.g\.,/g, 'for example, '],
  [/i\.e\.,/g, 'that is, '],
  [/ ([,.!?;:'])/g, '$1'],
  [/(["'])\1+/g, '$1'],
  [/\s+/g, ' '],
];

/** Returns the text as the model was trained to see it, between the marks of its language (BCP 47, without a region). */
export function preparedText(text: string, language: string): string {
  const clean = replacements.reduce((now, [pattern, by]) => now.replace(pattern, by), text.normalize('NFKD')).trim();
  const closed = /[.!?;:,'")\]}…。」』】〉》›»]$/.test(clean) ? clean : `${clean}.`;
  return `<${language}>${closed}</${language}>`;
}

/** Returns the number of each character; `indexer` has one at each code point, −1 for those that the model does not know, which are left out. */
export const idsOf = (prepared: string, indexer: readonly number[]): number[] =>
  [...prepared].map((letter) => indexer[letter.codePointAt(0)!] ?? -1).filter((id) => id >= 0);

/** Maximum characters that the model reads at once. */
const longest = 300;

/** Joins sentences to parts that the model reads at once; one that is longer alone is parted between words. */
export function chunksOf(sentences: readonly string[], limit = longest): string[] {
  const chunks: string[] = [];
  let current = '';
  const pieces = sentences.flatMap((sentence) => (sentence.length <= limit ? [sentence] : sentence.split(' ')));
  for (const piece of pieces) {
    if (current !== '' && current.length + piece.length + 1 > limit) {
      chunks.push(current);
      current = '';
    }
    current += (current === '' ? '' : ' ') + piece;
  }
  return current === '' ? chunks : [...chunks, current];
}
