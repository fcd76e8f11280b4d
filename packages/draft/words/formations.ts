/** Words that say where in the frame a thing is, and how several of one kind stand to each other. */
import { tableOf } from './table.ts';

/** Larger and before everything else, or in a corner of the frame. */
export const spotOf = tableOf('spot', ['front', 'bottom right', 'bottom left', 'top right', 'top left']);
export type Spot = NonNullable<ReturnType<typeof spotOf>>;

/** `alike` changes nothing, as copies are, and needs two. */
export const formationOf = tableOf('formation', ['row', 'stack', 'facing', 'close', 'alike', 'varied']);
export type Formation = NonNullable<ReturnType<typeof formationOf>>;
