/** What stands for what has no drawing of its own, which the notes say. */
import { namesIn } from './table.ts';

/** People of trades, of history, of tales, and of videos. */
export const roleNamed = namesIn('role');
/** Cities: a landmark for those that have a drawing of one, and any city for the rest. */
export const cityNamed = namesIn('city');
/** What someone does who is seen by the tool alone. */
export const toolOf = namesIn('tool');
/** What a room is known by; what is small stands on a table there. */
export const furnitureOf = namesIn('furniture');
