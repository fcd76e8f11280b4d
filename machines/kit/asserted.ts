import { assertEvent, type EventObject } from 'xstate';

/**
 * The event that an action or a guard is for: XState's `assertEvent` as an expression. Throws where the chart uses the implementation on
 * another event, which the paths through all transitions find.
 */
export function asserted<Event extends EventObject, Type extends Event['type']>(
  event: Event,
  ...types: Type[]
): Extract<Event, { type: Type }> {
  assertEvent(event, types as never[]);
  return event as unknown as Extract<Event, { type: Type }>;
}
