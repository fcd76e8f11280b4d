/** Ages under eighteen, in numerals and in words, as five languages state them: `words/ages.<locale>.txt`. */
import { isBornMinor, placesOfBirth } from './births.ts';
import { readLists } from './lists.ts';
import { either, placesOf } from './patterns.ts';
import type { Readings } from './readings.ts';

const { stated: ages } = readLists('ages', 'stated');
const { grade } = readLists('grades', 'grade');
const stated = [...ages, ...grade];
const states = either(...stated);

/** Whether a text states an age under eighteen, a grade at school, or a birth less than eighteen years before today. */
export const statesMinorAge = Object.assign((read: Readings, today: Date): boolean => states(read) || isBornMinor(read, today), {
  /** Where one text states it. */
  places: (text: string, today: Date) => [...placesOf(text, ...stated), ...placesOfBirth(text, today)],
});
