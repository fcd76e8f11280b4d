/** Lists the gestures of every chart: what a path test must be able to do. */
import type { AnyStateMachine } from 'xstate';
import { gestureRows } from '@iridia/chartkit/export/gestures';
import { startingContext } from '../../../machines/kit/internals.ts';
import { models } from '../../../machines/models.ts';

const heading = `# Gestures

What drives each chart, by the names that \`events\` of a path test takes ([how](../../tests/model/README.md)). Written by \`npm run flows\`.

- \`payment.closed\`: an event that a person, a page or another chart sends.
- \`done.readStatus\`, \`failed.readStatus\`: an actor answers or fails.
- \`after.pollInterval\`: time passes.
`;

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
        ...gestureRows(machine as AnyStateMachine, startingContext(machine, inputs[0])),
        '',
      ].join('\n'),
    ),
  ].join('\n');
