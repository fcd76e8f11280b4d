/** The card form: its validation, and the outcome of each test card. */

/** Characters of a name on a card. */
export const nameMax = 100;

export type CardField = 'name' | 'number' | 'expiry' | 'csc';
export type Card = Record<CardField, string>;
export type Outcome = 'pays' | 'declined' | 'asks';

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** Verifies the check digit of ISO/IEC 7812 (Luhn). */
function addsUp(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function isInTime(expiry: string, now: Date): boolean {
  const found = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  if (!found) return false;
  return new Date(Date.UTC(2000 + Number(found[2]), Number(found[1]), 1)) > now;
}

/** Returns the invalid fields, in form order. */
export function mistakesIn(card: Card, now: Date): CardField[] {
  const number = digitsOf(card.number);
  const good: Record<CardField, boolean> = {
    name: card.name.trim().length > 0 && card.name.length <= nameMax,
    number: /^\d{12,19}$/.test(number) && addsUp(number),
    expiry: isInTime(card.expiry, now),
    csc: /^\d{3,4}$/.test(card.csc.trim()),
  };
  return (Object.keys(good) as CardField[]).filter((field) => !good[field]);
}

const outcomes: Readonly<Record<string, Outcome>> = { '4242424242424242': 'pays', '4000002500003155': 'asks' };

/** Returns the outcome of a card. Anything but a test card is declined, so that no real card is ever used. */
export const outcomeOf = (card: Card): Outcome => outcomes[digitsOf(card.number)] ?? 'declined';
