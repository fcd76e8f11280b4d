import type { AnyActorRef } from 'xstate';

/**
 * The target of a report to the chart that invoked or spawned this one: `sendTo(parentOf, …)`. A chart that runs alone, as in a test or a
 * simulator, is its own target and ignores the report; `sendParent` would throw there.
 */
export const parentOf = ({ self }: { self: AnyActorRef }): AnyActorRef => self._parent ?? self;
