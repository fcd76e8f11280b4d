/** Which passwords are guessed first: the kept list of leaked passwords of zxcvbn-ts, and words that everybody knows of the person (ASVS 6.2.11, 6.2.12). */
import { dictionary } from '@zxcvbn-ts/language-common';
import { productName } from '../../contract/facts/product.ts';

const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common'].map((password) => String(password).toLowerCase()));

/** Shorter parts of an address stand in too many passwords. */
const shortestWord = 4;

/** Digits and signs at the ends are what people add to meet a form's rule, and what is guessed next. */
const withoutEnds = (password: string): string => password.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** The words of an address that stand in every guesser's list: its parts and its domain. */
const wordsOf = (email: string): string[] => email.toLowerCase().split(/[^a-z]+/);

/**
 * Returns whether a password is among the first that are guessed, whatever its case: leaked ones, leaked words with digits or signs at their
 * ends, and the product's name or parts of the person's address dressed like that.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const folded = password.toLowerCase();
  if (leaked.has(folded)) return true;
  const word = withoutEnds(folded);
  return leaked.has(word) || [productName.toLowerCase(), ...wordsOf(email)].some((known) => known.length >= shortestWord && word === known);
}
