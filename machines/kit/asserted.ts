import type { EventObject } from 'xstate';

/**
 * The event that an action or a guard is for, as an expression. Throws on any other, which the paths through all transitions find. Unlike
 * XState's `assertEvent` the error names only types: an event may carry a password.
 */
export function asserted<Event extends EventObject, Type extends Event['type']>(
  event: Event,
  ...types: Type[]
): Extract<Event, { type: Type }> {
  if (!types.includes(event.type as Type)) throw new Error(`"${event.type}" is not ${types.join(' or ')}`);
  return event as unknown as Extract<Event, { type: Type }>;
}
