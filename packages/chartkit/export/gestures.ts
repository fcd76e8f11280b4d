/** What drives a chart, by the names that a path test takes. */
import type { AnyStateMachine } from 'xstate';
import { gestureOf } from '../chart/cases.ts';
import { allNodes, definedTransitions } from '../chart/internals.ts';
import { delayNamed, delaysOf, spokenTime } from '../chart/spoken.ts';

/** The gestures of a chart as rows of a Markdown table: the name, and the states that take it. `context` is the chart's initial context. */
export function gestureRows(machine: AnyStateMachine, context: unknown): string[] {
  const delays = delaysOf(machine, context);
  const places = new Map<string, Set<string>>();
  for (const node of allNodes(machine)) {
    for (const { eventType } of definedTransitions(node)) {
      const isOwn = eventType === '' || eventType.startsWith('xstate.done.state');
      if (isOwn) continue;
      const gesture = gestureOf(machine, eventType);
      const delay = delayNamed(eventType);
      const time = typeof delay === 'string' && delay in delays ? ` (${spokenTime(delays[delay]!)})` : '';
      const name = `\`${gesture}\`${time}`;
      const states = places.get(name) ?? new Set<string>();
      places.set(name, states.add(node.path.length > 0 ? `\`${node.path.join('.')}\`` : 'anywhere'));
    }
  }
  return [...places]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, states]) => `| ${name} | ${[...states].join(', ')} |`);
}
