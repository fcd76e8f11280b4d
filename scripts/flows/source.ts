/**
 * Renders a chart as a single source text for the Stately editor: only XState is imported, every name gets a stub, and delays are numbers.
 */
import type { AnyStateMachine } from 'xstate';
import { allNodes, definedTransitions, implementationsOf } from '../../machines/kit/internals.ts';
import { isListener } from '../../machines/kit/placeholder.ts';
import { delaysOf, paramsOf, spokenTime } from '../../machines/kit/spoken.ts';
import { nameOf } from './describe.ts';

const isPlainName = (key: string): boolean => /^[A-Za-z_$][\w$]*$/.test(key);

/** Source code of plain data; undefined values and functions are omitted. */
function literal(value: unknown, indent = ''): string {
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    if (value.every((item) => typeof item === 'string')) return `[${value.map((item) => quote(item)).join(', ')}]`;
    return `[\n${value.map((item) => `${deeper}${literal(item, deeper)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined && typeof item !== 'function');
    if (entries.length === 0) return '{}';
    const lines = entries.map(([key, item]) => `${deeper}${isPlainName(key) ? key : quote(key)}: ${literal(item, deeper)},\n`);
    return `{\n${lines.join('')}${indent}}`;
  }
  return typeof value === 'string' ? quote(value) : JSON.stringify(value);
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const asList = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const oneOrMany = <T>(items: T[]): T | T[] | undefined => (items.length > 1 ? items : items[0]);
const names = (value: unknown): string | string[] | undefined => oneOrMany(asList(value).map(nameOf));

type Config = Record<string, any>;

/** A guard by its name, with the parameters that stand in the chart. */
function guardOf(guard: unknown): unknown {
  const params = paramsOf(guard);
  return params ? { type: nameOf(guard), params } : nameOf(guard);
}

function transitions(value: unknown): unknown {
  const list = asList(value).map((transition) => {
    if (typeof transition === 'string') return transition;
    const { target, guard, actions, reenter, description } = transition as Config;
    return { description, guard: guard && guardOf(guard), target, reenter, actions: names(actions) };
  });
  return oneOrMany(list);
}

const each = (record: Config | undefined, convert: (value: unknown) => unknown): Config | undefined =>
  record && Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));

/** The configuration with names only; parameters, inputs, and outputs belong to the implementations. */
function state(config: Config): Config {
  return {
    id: config['id'],
    description: config['description'],
    type: config['type'],
    history: config['history'],
    target: config['type'] === 'history' ? config['target'] : undefined,
    initial: config['initial'],
    tags: config['tags'],
    entry: names(config['entry']),
    exit: names(config['exit']),
    invoke: oneOrMany(
      asList(config['invoke']).map((invoke) => {
        const { id, src, onDone, onError, onSnapshot } = invoke as Config;
        return { id, src, onDone: transitions(onDone), onError: transitions(onError), onSnapshot: transitions(onSnapshot) };
      }),
    ),
    on: each(config['on'], transitions),
    after: each(config['after'], transitions),
    always: transitions(config['always']),
    onDone: transitions(config['onDone']),
    states: each(config['states'], (child) => state(child as Config)),
  };
}

const stubs = (record: Readonly<Record<string, unknown>>, stub: (logic: unknown, name: string) => string): string =>
  Object.entries(record)
    .map(([name, logic]) => `    ${isPlainName(name) ? name : quote(name)}: ${stub(logic, name)},\n`)
    .join('');

/** Guards of eventless transitions: if their stubs always returned true, a pasted chart could loop. */
const eventlessGuards = (machine: AnyStateMachine): Set<string> =>
  new Set(
    allNodes(machine)
      .flatMap(definedTransitions)
      .flatMap(({ eventType, guard }) => (eventType === '' && guard ? [nameOf(guard)] : [])),
  );

export function source(machine: AnyStateMachine, context: unknown): string {
  const { actors, actions, guards } = implementationsOf(machine);
  const held = eventlessGuards(machine);
  const delays = delaysOf(machine, context);
  const { id, description, ...rest } = state(machine.config as Config);
  const config = { id, description, context, ...rest };
  const makers = [
    ...new Set(['setup', ...Object.values(actors).map((logic) => (isListener(logic) ? 'fromCallback' : 'fromPromise'))]),
  ].sort();
  const part = (name: string, body: string) => (body ? `  ${name}: {\n${body}  },\n` : '');
  return [
    `import { ${makers.join(', ')} } from 'xstate';\n\n`,
    'export default setup({\n',
    part(
      'actors',
      stubs(actors, (logic) => (isListener(logic) ? 'fromCallback(() => {})' : 'fromPromise(async () => {})')),
    ),
    part(
      'actions',
      stubs(actions, () => '() => {}'),
    ),
    part(
      'guards',
      stubs(guards, (_, name) => (held.has(name) ? '() => false' : '() => true')),
    ),
    part(
      'delays',
      Object.entries(delays)
        .map(([name, ms]) => `    ${name}: ${ms}, // ${spokenTime(ms)}\n`)
        .join(''),
    ),
    `}).createMachine(${literal(config)});\n`,
  ].join('');
}
