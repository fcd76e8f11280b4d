/** Lists the gestures of every chart: what a path test must be able to do. */
import type { AnyStateMachine } from 'xstate';
import { gestureOf } from '../../machines/kit/cases.ts';
import { allNodes, definedTransitions, startingContext } from '../../machines/kit/internals.ts';
import { delayNamed, delaysOf, spokenTime } from '../../machines/kit/spoken.ts';
import { models } from '../../machines/models.ts';

const heading = `# Gestures

What drives each chart, by the names that \`events\` of a path test takes ([how](../../tests/model/README.md)). Written by \`npm run flows\`.

- \`payment.closed\`: an event that a person, a page or another chart sends.
- \`done.readStatus\`, \`failed.readStatus\`: an actor answers or fails.
- \`after.pollInterval\`: time passes.
`;

function rowsOf(machine: AnyStateMachine, context: unknown): string[] {
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

/** The page of all gestures, in Markdown. */
export const gestures = (): string =>
  [
    heading,
    ...models.map(({ name, machine, inputs }) =>
      [
        `## ${name}`,
        '',
        '| gesture | in |',
        '|---|---|',
        ...rowsOf(machine as AnyStateMachine, startingContext(machine, inputs[0])),
        '',
      ].join('\n'),
    ),
  ].join('\n');
