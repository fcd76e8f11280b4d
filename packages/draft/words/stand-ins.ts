/** What stands for what has no drawing of its own, which the notes say. */
import { namesIn, tableOf } from './table.ts';

/** People of trades, of history, of tales, and of videos. */
export const roleNamed = namesIn('role');
/** Cities: a landmark for those that have a drawing of one, and any city for the rest. */
export const cityNamed = namesIn('city');
/** What someone does who is seen by the tool alone. */
export const toolOf = namesIn('tool');
/** What a room is known by; what is small stands on a table there. */
export const furnitureOf = namesIn('furniture');

/** Who is known by a costume, and who is drawn in it. */
export const costumed = {
  pirate: 'man-beard',
  viking: 'man-beard',
  cowboy: 'man',
  samurai: 'man',
  sailor: 'man-beard',
  ballerina: 'woman',
  fisherman: 'man-beard',
} as const;
export type Costume = keyof typeof costumed;
export const costumeOf = tableOf('costume', Object.keys(costumed) as Costume[]);
