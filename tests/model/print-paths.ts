/**
 * `npm run paths -- payment --to succeeded`: prints the paths through a chart, shortest first, each step by its gesture.
 *
 *     npm run paths                              the charts
 *     npm run paths -- payment                   a shortest path to each situation
 *     npm run paths -- payment --to succeeded    those that end where the state is first reached
 *     … --simple                                 every path that visits no state twice
 *     … --json                                   for a tool: [{input, steps: [{event, gesture, described, states}]}]
 *     … --max 20                                 how many paths (100)
 */
import { parseArgs } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import { gestureOf } from '../../machines/kit/cases.ts';
import { allNodes } from '../../machines/kit/internals.ts';
import { models } from '../../machines/models.ts';
import { described, leavesOf } from '@iridia/chartkit/paths/paths';
import { pathsThrough } from '@iridia/chartkit/paths/search';

const usage = 'npm run paths -- CHART [--to STATE] [--simple] [--json] [--max 20]';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        simple: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        max: { type: 'string', default: '100' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** The path of a state by its id (`payment.paying`), its path, or its own name where only one state has it. */
function stateNamed(chart: string, states: readonly string[], wanted: string): string | null {
  const path = wanted.startsWith(`${chart}.`) ? wanted.slice(chart.length + 1) : wanted;
  if (states.includes(path)) return path;
  const [only, ...others] = states.filter((state) => state.endsWith(`.${path}`));
  return only !== undefined && others.length === 0 ? only : null;
}

const { values, positionals } = readArguments();

const [name] = positionals;
const charts = models.map((model) => model.name).join(', ');
if (values.help) {
  console.log(`${usage}\nCharts: ${charts}`);
  process.exit(0);
}
const model =
  models.find((each) => each.name === name) ?? fail(name ? `There is no chart "${name}": ${charts}` : `Name a chart: ${charts}`);
const states = allNodes(model.machine).map(({ path }) => path.join('.'));
const to =
  values.to === undefined
    ? undefined
    : (stateNamed(model.name, states, values.to) ??
      fail(`${model.name} has no state "${values.to}":\n  ${states.filter(Boolean).join('\n  ')}`));
const max = Number(values.max);
if (!Number.isInteger(max) || max < 1) fail(`--max ${values.max} is no number of paths`);

const paths = [...pathsThrough(model, { ...(to !== undefined && { to }), simple: values.simple, max })].map(({ input, steps }) => ({
  input,
  steps: steps.map(({ event, state }) => {
    const gesture = event.type === 'xstate.init' ? 'start' : gestureOf(model.machine, event.type);
    return {
      event,
      gesture,
      described: described({ ...event, type: event.type === 'xstate.init' ? event.type : gesture }),
      states: leavesOf(state as AnyMachineSnapshot),
    };
  }),
}));
if (paths.length === 0) fail(`No path of ${model.name} reaches "${to}": its model has no case that leads there.`);

if (values.json) {
  const asText = (_: string, value: unknown) => (value instanceof Error ? { error: value.message } : value);
  console.log(JSON.stringify(paths, asText, 2));
} else {
  for (const [index, { input, steps }] of paths.entries()) {
    console.log(`\n${index + 1}. ${steps.length - 1} steps${input === undefined ? '' : `, started with ${JSON.stringify(input)}`}`);
    for (const { described: event, states: reached } of steps) console.log(`   ${event.slice(0, 160)}\n      → ${reached.join(', ')}`);
  }
  console.log(`\n${paths.length} paths${paths.length === max ? `, stopped there: --max ${max * 10} for more` : ''}.`);
}
