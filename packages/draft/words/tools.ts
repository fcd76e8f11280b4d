/** What someone does who is seen by the tool alone. */
import { tableOf } from './table.ts';

/** The tool of a deed, in five languages. */
export const toolOf = tableOf('tool', [
  'yarn',
  'sewing-needle',
  'hair-pick',
  'broom',
  'bucket',
  'hammer',
  'carpentry-saw',
  'pick',
  'keyboard',
  'mobile-phone',
  'camera',
  'toothbrush',
  'razor',
  'drum',
  'kite',
  'cooking',
  'open-book',
  'shopping-bags',
  'sponge',
  'magnifying-glass-tilted-left',
  'fishing-pole',
  'joker',
  'paintbrush',
  'bathtub',
  'skis',
  'ice-skate',
  'boxing-glove',
]);

export type Tool = NonNullable<ReturnType<typeof toolOf>>;
