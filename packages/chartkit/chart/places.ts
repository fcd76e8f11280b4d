/** Where a transition stands in its chart: the same text in a test, in a build and in a chart with other implementations. */
import type { AnyStateNode } from 'xstate';
import { definedTransitions, type Transition } from './internals.ts';

/** `payment.paying · payment.closed · 0`: source, event, and index among the source's transitions for that event. */
export function placeOf(transition: Transition, source: AnyStateNode = transition.source): string {
  const index = definedTransitions(source)
    .filter(({ eventType }) => eventType === transition.eventType)
    .indexOf(transition);
  return `${source.id} · ${transition.eventType || 'always'} · ${index}`;
}
