/** Phrases in which a word of the lists means something harmless. They are taken out before the lists are read. */
import { readLists } from './lists.ts';

const { excused, medical } = readLists('excuses', 'excused', 'medical');

/** Returns the text without these phrases. */
export const withoutExcused = (text: string): string => excused.reduce((rest, { bounded }) => rest.replace(bounded, ' '), text);

/** A text of medicine or teaching, in which parts of the body are named. */
export { medical };
