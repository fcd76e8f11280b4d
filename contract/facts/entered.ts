/** How what people type and paste is read before it is limited and judged: on the page and on the server alike. */

/** Letters and signs that show nothing: those that programs ignore by Unicode's own list, and four that only take room, as the blank of Braille does. */
const fillers = /[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/gu;

/** Letters that nearly every text has. Unicode's own classes take a browser milliseconds to build, in the middle of a submit. */
const commonLetters = /[\w\u00c0-\u024f\u0410-\u044f\u4e00-\u9fff]/;

/** Returns whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean =>
  !commonLetters.test(text) && !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(fillers, ''));

/** Full-width letters, ligatures and split accents become plain ones (Unicode NFKC). Pictographs stay: NFKC would make letters of some. */
export const asPrompt = (text: string): string => text.replaceAll(/\P{Extended_Pictographic}+/gu, (part) => part.normalize('NFKC')).trim();

/** Words to be spoken or sent keep their signs, such as ½ and №. */
export const asText = (text: string): string => text.normalize('NFC').trim();

/** Six digits as mails and apps show them: with spaces, dashes or full-width digits. */
export const asCode = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '');

/** An address without what comes along when it is copied; letters that only look like plain ones stay, and are refused. */
export const asEmail = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').trim();
