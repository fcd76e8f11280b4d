/** The phrases of a text, each between two stops. */
const stops = /[.,;:!?\n。，、；：！？]+/u;

/** Splits a text at its stops; no phrase is blank. */
export const phrasesOf = (text: string): string[] =>
  text
    .split(stops)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
