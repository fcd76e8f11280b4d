import type { EventObject } from 'xstate';

/**
 * Narrows the event of an action or a guard, as an expression. Throws on any other event, which the path tests would find. Unlike XState's
 * `assertEvent`, the error names only types, because an event may carry a password.
 */
export function asserted<Event extends EventObject, Type extends Event['type']>(
  event: Event,
  ...types: Type[]
): Extract<Event, { type: Type }> {
  if (!types.includes(event.type as Type)) throw new Error(`"${event.type}" is not ${types.join(' or ')}`);
  return event as unknown as Extract<Event, { type: Type }>;
}
