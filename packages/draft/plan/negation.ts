/** What the words leave away: "without a hat", "no people". */
import { answer, applied, isModifier, type Cast } from './cast.ts';
import type { Item } from '../items/item.ts';
import { asWritten, listOf } from '../words/table.ts';

const isOr = asWritten(listOf('or'));

/** Nothing more is left away. */
export function endNegation(cast: Cast): void {
  if (!cast.negation) return;
  const { words, named } = cast.negation;
  cast.negation = null;
  answer(cast, words.join(' '), named || words.length > 1 ? applied : null);
  cast.absent.push({ left: cast.answers.at(-1)!, names: words });
}

/** Whether an item is among what the image does not have. */
export function isLeftAway(cast: Cast, item: Item): boolean {
  if (!cast.negation) return false;
  const isMore = isOr(item.words);
  if (item.kind === 'filler' && (isMore || !cast.negation.named)) {
    if (isMore) cast.negation.named = false;
    return true;
  }
  // “Not wearing a hat”: what is not worn, held, or with someone.
  const isHad = item.kind === 'relation' && /^(wear|hold|with)$/.test(item.relation) && cast.negation.words.length === 1;
  if (item.kind === 'not' || cast.negation.named || item.kind === 'stop' || (item.kind === 'relation' && !isHad) || item.kind === 'says') {
    endNegation(cast);
    return false;
  }
  cast.negation.words.push(item.words);
  cast.negation.named = !isModifier(item) && item.kind !== 'count' && !isHad;
  return true;
}
