import { asText, isBlank } from '../../facts/entered.ts';
import { textLengths } from '../../facts/text-lengths.ts';
import { ruled, text } from '../schema.ts';

const written = (max: number) => ruled(text({ min: 1, max, as: asText }), 'seen', (value) => !isBlank(value), { pattern: '\\S' });

/** Why an operator does what changes something of a person; it is written into the record. */
export const actReason = written(textLengths.reason);
/** What an operator decided about a report or an account, as those concerned read it. */
export const actOutcome = written(textLengths.outcome);
