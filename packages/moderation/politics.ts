/** Deceptive political speech: a politician's name together with a claim that misleads voters. */
import { readLists } from './lists.ts';
import { either } from './patterns.ts';
import type { Readings } from './readings.ts';

const { deception, politician } = readLists('politics', 'politician', 'deception');
const namesPolitician = either(...politician);
const deceives = either(...deception);

/** Whether a text puts a misleading political claim into a politician's mouth. */
export const isPoliticalDeception = (readings: Readings): boolean => namesPolitician(readings) && deceives(readings);
