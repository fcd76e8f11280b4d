/** What somebody does to something, where how the two stand to each other does not show it. */
import type { Relation } from './grammar.ts';
import { tableOf } from './table.ts';

export const deedOf = tableOf('deed', ['hug', 'kiss', 'push', 'pull', 'make', 'bake', 'throw', 'catch', 'climb', 'leap', 'paint']);

/** A deed that a verb names, or one that its tool does. */
export type Deed = NonNullable<ReturnType<typeof deedOf>> | 'water';

/** How who does it stands to what it is done to. */
export const relationOfDeed: Readonly<Record<Deed, Relation>> = {
  hug: 'face',
  kiss: 'face',
  push: 'beside',
  pull: 'beside',
  make: 'beside',
  bake: 'hold',
  throw: 'hold',
  catch: 'hold',
  climb: 'on',
  leap: 'above',
  water: 'beside',
  paint: 'beside',
};
