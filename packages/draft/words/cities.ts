/** Cities that the words name: a landmark stands for those that have a drawing of one, and any city for the rest; the notes say so. */
import { tableOf } from './table.ts';

/** The drawing that stands for each. */
export const cityNamed = tableOf('city', [
  'statue-of-liberty',
  'tokyo-tower',
  'bridge-at-night',
  'shinto-shrine',
  'kaaba',
  'pyramid',
  'classical-building',
  'cityscape',
]);
