/**
 * Renders a chart as a single source text for the Stately editor: only XState is imported, every name gets a stub, and delays are numbers. The
 * stub of an action emits the facts that the action emits, and guards made of others are made of the same.
 */
import type { AnyStateMachine } from 'xstate';
import { emitsOf, implementationsOf, partsOf, raisesOf, type Makers } from '../chart/internals.ts';
import { isListener } from '../chart/port.ts';
import { delaysOf, spokenTime } from '../chart/spoken.ts';
import { eventlessLoops } from '../chart/loops.ts';
import type { FlowGuard } from './flow.ts';
import { guardOf, referenceOf } from './describe.ts';

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
/** A name, or a name with the constants that the chart gives it. */
const named = (reference: unknown): unknown => {
  const { type, params } = referenceOf(reference);
  return params ? { type, params } : type;
};
const names = (value: unknown): unknown => oneOrMany(asList(value).map(named));

/** What a text may import from XState. */
const imported = ['and', 'emit', 'enqueueActions', 'fromCallback', 'fromPromise', 'not', 'or', 'raise', 'setup', 'stateIn'];

type Config = Record<string, any>;

function transitions(value: unknown): unknown {
  const list = asList(value).map((transition) => {
    if (typeof transition === 'string') return transition;
    const { target, guard, actions, reenter, description } = transition as Config;
    return { description, guard: guard && named(guard), target, reenter, actions: names(actions) };
  });
  return oneOrMany(list);
}

const each = (record: Config | undefined, convert: (value: unknown) => unknown): Config | undefined =>
  record && Object.fromEntries(Object.entries(record).map(([key, value]) => [key, convert(value)]));

/** The configuration with names and constants only; what is computed, inputs, and outputs belong to the implementations. */
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

/** `and(['isPlanWanted', stateIn({ subscription: 'subscribed' })])`. */
function composed(guard: FlowGuard): string {
  if (guard.state !== undefined) return `stateIn(${literal(guard.state).replaceAll(/\s+/g, ' ').replaceAll(', }', ' }')})`;
  if (!guard.of) return quote(guard.type);
  const parts = guard.of.map(composed).join(', ');
  return `${guard.type}(${guard.type === 'not' ? parts : `[${parts}]`})`;
}

const reported = (kind: string, type: string): string => `${kind}({ type: ${quote(type)} })`;

/** An action that emits or raises what the real one does; the real one may choose among several facts, so the stub names all of them. */
function actionStub(logic: unknown, makers: Makers): string {
  const [[raised], emits] = [raisesOf(logic), emitsOf(logic, makers)];
  if (raised !== undefined) return reported('raise', raised);
  const [only] = emits;
  if (emits.length === 1 && only !== undefined) return reported('emit', only);
  if (emits.length === 0) return '() => {}';
  return `enqueueActions(({ enqueue }) => {\n${emits.map((type) => `      ${reported('enqueue.emit', type)};\n`).join('')}    })`;
}

/** Waits by their milliseconds, since a configuration alone has no named delays; `meta.delays` names them. */
function inMilliseconds(config: Config, delays: Readonly<Record<string, number>>): Config {
  const { after, states, ...rest } = config;
  const waits = Object.entries((after ?? {}) as Config).map(
    ([delay, value]) => [String(delays[delay] ?? delay), delay, asList(value)] as const,
  );
  const byTime = Object.entries(Object.groupBy(waits, ([ms]) => ms)).map(([ms, same]) => [
    ms,
    oneOrMany(same!.flatMap(([, , list]) => list)),
  ]);
  const named = waits.filter(([ms, delay]) => ms !== delay).map(([ms, delay]) => [ms, delay]);
  return {
    ...rest,
    ...(waits.length > 0 && { after: Object.fromEntries(byTime) as Config }),
    ...(named.length > 0 && { meta: { delays: Object.fromEntries(named) as Config } }),
    ...(states && { states: each(states as Config, (child) => inMilliseconds(child as Config, delays)) }),
  };
}

/** The configuration as data that `createMachine` takes: names in place of implementations, numbers in place of delays. */
export function configuration(machine: AnyStateMachine, context: unknown): unknown {
  const { id, description, ...rest } = state(machine.config as Config);
  return inMilliseconds({ id, description, context, ...rest }, delaysOf(machine, context));
}

/** The text for the Stately editor. `context` is the chart's initial context; `makers` are the product's functions that make an event. */
export function source(machine: AnyStateMachine, context: unknown, makers: Makers = {}): string {
  const { actors, actions, guards } = implementationsOf(machine);
  // A chart that runs in circles where every guard holds could not even start.
  const holds = eventlessLoops(machine).length === 0;
  const delays = delaysOf(machine, context);
  const { id, description, ...rest } = state(machine.config as Config);
  const config = { id, description, context, ...rest };
  const part = (name: string, body: string) => (body ? `  ${name}: {\n${body}  },\n` : '');
  const body = [
    'export default setup({\n',
    part(
      'actors',
      stubs(actors, (logic) => (isListener(logic) ? 'fromCallback(() => {})' : 'fromPromise(async () => {})')),
    ),
    part(
      'actions',
      stubs(actions, (logic) => actionStub(logic, makers)),
    ),
    part(
      'guards',
      stubs(guards, (logic) => (partsOf(logic) ? composed(guardOf(logic, { guards })) : `() => ${holds}`)),
    ),
    part(
      'delays',
      Object.entries(delays)
        .map(([name, ms]) => `    ${name}: ${ms}, // ${spokenTime(ms)}\n`)
        .join(''),
    ),
    `}).createMachine(${literal(config)});\n`,
  ].join('');
  const used = imported.filter((maker) => new RegExp(String.raw`(?<!\.)\b${maker}\(`).test(body));
  return `import { ${used.join(', ')} } from 'xstate';\n\n${body}`;
}
