/** All files that `npm run flows` writes, by path below docs/flows. */
import type { AnyStateMachine } from 'xstate';
import { describe } from '@iridia/chartkit/export/describe';
import type { Flow } from '@iridia/chartkit/export/flow';
import { mermaid } from '@iridia/chartkit/export/mermaid';
import { configuration, source } from '@iridia/chartkit/export/source';
import { times } from '../../../contract/facts/times.ts';
import { startingContext } from '../../../machines/kit/internals.ts';
import { models } from '../../../machines/models.ts';
import { gestures } from './gestures.ts';
import { wiring, wiringDrawing } from './wiring.ts';

const heading = `# Flows

Every flow of the product is one statechart. \`npm run flows\` writes this folder from \`machines/\`; do not change it by hand. Git has only this page, the
gestures and the drawings (\`<name>.mmd\`), which GitHub shows. Run the command once for the rest:

- \`<name>.ts\` is a text to paste into the [Stately editor](https://stately.ai/editor): it needs nothing but \`xstate\`.
- \`<name>.json\` is its configuration for \`createMachine\`, without implementations; \`meta.delays\` has the names of its delays.
- \`<name>.data.json\` lists the states and transitions, with the facts that each emits, for other tools.

In a drawing, \`after pollInterval (3 s)\` is a delay with its number, \`[isTab month]\` a guard with its constant,
  \`/ …\` what a transition does, \`▸ …\` the facts that an action emits or, after *own*, raises; a note lists what can happen anywhere in the chart or in one of its regions.

[Gestures](gestures.md) lists what drives each chart, for path tests.

What one chart tells another is one table, \`machines/app/app.table.ts\`, which the application runs: \`wiring.json\`, drawn in [wiring.mmd](wiring.mmd). A dotted
line is a subscription that no row can say; it names what it does.

With the development server, and in a build with \`FLOWS=1\`, the charts are drawn on \`/__flows\`: searched, simulated, and live as they run in another
tab. There a session is saved as a recording, which \`npm run replay FILE\` takes through the charts again; one that lies in \`tests/recordings\` is a test.
\`?inspect\` on any page opens [Stately's inspector](https://stately.ai/docs/inspector).
`;

/** What the kit cannot know of the product's charts: how they make notices, and its times. */
const words = { makers: { notice: 'notice.raised' }, times };

/** The first state of a flow is the chart's root. */
const descriptionOf = ([chart]: Flow['states']): string => chart?.description ?? '';

/** `fields`: how many the context of each chart has. */
function readme(flows: readonly Flow[], fields: ReadonlyMap<string, number>): string {
  const rows = flows.map(
    ({ machine, states, transitions }) =>
      `| [${machine}](#${machine.toLowerCase()}) | ${descriptionOf(states)} | ${states.length - 1} | ${transitions.length} | ${fields.get(machine)} |`,
  );
  const sections = flows.map((flow) => {
    const { machine, states } = flow;
    return `## ${machine}\n\n${descriptionOf(states)}\n\n\`\`\`mermaid\n${mermaid(flow)}\`\`\`\n`;
  });
  return [heading, '| chart | what it is | states | transitions | fields |', '|---|---|---|---|---|', ...rows, '', ...sections].join('\n');
}

export function flowFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const flows: Flow[] = [];
  const fields = new Map<string, number>();
  for (const { name, machine, inputs } of models) {
    const context = startingContext(machine, inputs[0]);
    const flow = describe(name, machine as AnyStateMachine, context, words);
    flows.push(flow);
    fields.set(name, Object.keys(context ?? {}).length);
    files.set(`${name}.json`, `${JSON.stringify(configuration(machine, context), null, 2)}\n`);
    files.set(`${name}.data.json`, `${JSON.stringify(flow, null, 2)}\n`);
    files.set(`${name}.ts`, source(machine, context, words.makers));
    files.set(`${name}.mmd`, mermaid(flow));
  }
  files.set('gestures.md', gestures());
  const wires = wiring();
  files.set('wiring.json', `${JSON.stringify(wires, null, 2)}\n`);
  files.set('wiring.mmd', wiringDrawing(wires));
  files.set('README.md', readme(flows, fields));
  return files;
}
