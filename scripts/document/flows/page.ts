/** What `/__flows` shows beside the drawings: where a state is defined, the rules and the tests that name it, and what the path tests walk. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { models } from '../../../machines/models.ts';
import { gestureOf } from '../../../machines/kit/cases.ts';
import type { AnyStateMachine } from 'xstate';
import type { Flow, FlowPage, SourcePlace, Relay } from '@iridia/chartkit/export/flow';
import { flowFiles } from './files.ts';
import { wiring } from './wiring.ts';

const root = join(import.meta.dirname, '../../..');
const readLines = (path: string): string[] => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8').split('\n') : []);
const keyOf = (id: string): string => id.split('.').at(-1) ?? id;
const pathOf = (id: string): string => id.slice(id.indexOf('.') + 1);

/** States stand in the file in the order of the chart; one that comes from another file has the line of the state around it. */
function definitions({ machine, states }: Flow): Record<string, SourcePlace> {
  const path = `machines/${machine}/${machine}.machine.ts`;
  const lines = readLines(path);
  let line = Math.max(
    0,
    lines.findIndex((text) => text.includes('createMachine(')),
  );
  return Object.fromEntries(
    states.map(({ id }, index) => {
      const found =
        index === 0 ? line : lines.findIndex((text, at) => at > line && new RegExp(String.raw`^\s*${keyOf(id)}: [{\w]`).test(text));
      if (found >= 0) line = found;
      return [id, { path, line: line + 1 }];
    }),
  );
}

function rules({ machine, states }: Flow): FlowPage['rules'] {
  const path = 'machines/README.md';
  const found: FlowPage['rules'] = {};
  for (const [index, text] of readLines(path).entries()) {
    const [, , ...cells] = text.split('|').map((cell) => cell.trim());
    const [place = ''] = cells;
    const isNamed = text.startsWith('|') && (place === machine || place.startsWith(`${machine} \``));
    const named = isNamed ? [...place.matchAll(/`([^`]+)`/g)].map(([, name]) => `${machine}.${name}`) : [];
    for (const { id } of states) {
      if (!(named.includes(id) || (isNamed && named.length === 0 && id === machine))) continue;
      const words = text
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', ''));
      (found[id] ??= []).push({ text: words.filter((word) => word !== '').join(' · '), place: { path, line: index + 1 } });
    }
  }
  return found;
}

/** A test belongs to a state that its text names in quotes. */
function tests({ machine, states }: Flow): FlowPage['tests'] {
  const path = `tests/machines/${machine}.test.ts`;
  const lines = readLines(path);
  const found: FlowPage['tests'] = {};
  const starts = lines.flatMap((text, line) => (/^\s*(?:test|it)(?:\.each)?\(/.test(text) ? [line] : []));
  for (const [index, line] of starts.entries()) {
    const body = lines.slice(line, starts[index + 1] ?? lines.length).join('\n');
    const [, name = 'test'] = /['"`]([^'"`\n]+)['"`]/.exec(body) ?? [];
    for (const { id } of states) {
      if (new RegExp(`['".]${keyOf(id)}['".]|\\b${keyOf(id)}: '`).test(body))
        (found[id] ??= []).push({ name, place: { path, line: line + 1 } });
    }
  }
  return found;
}

/** Read from the files of facts, which have a line for every different step that the path tests take. */
function walks({ machine, states, transitions }: Flow, chart: AnyStateMachine): Record<string, number> {
  const steps = readLines(`tests/machines/facts/${machine}.txt`).flatMap((text) => {
    const [, from, gesture, to = ''] = /^(\S.*?) — (\S+).*?(?: → (.+)| stays)$/.exec(text) ?? [];
    return from && gesture ? [{ from: from.split(', '), gesture, to: to.split(', ') }] : [];
  });
  const actions = [...transitions.flatMap((transition) => transition.actions), ...states.flatMap(({ entry, exit }) => [...entry, ...exit])];
  const raised = new Set(actions.flatMap(({ raises = [] }) => raises));
  // What a chart does on its own stands in no line: it is part of the step that leads to it.
  const isOwn = (event: string) => event === '' || event.startsWith('xstate.done.state.') || raised.has(event);
  const isIn = (leaf: string, id: string) => id === machine || leaf === pathOf(id) || leaf.startsWith(`${pathOf(id)}.`);
  /** A wildcard (`xstate.done.actor.*`) takes every gesture that begins as it does. */
  const isTakenBy = (gesture: string, event: string) => {
    const own = gestureOf(chart, event);
    return own.endsWith('*') ? gesture.startsWith(own.slice(0, -1)) : gesture === own;
  };
  return Object.fromEntries(
    transitions.map(({ place, source, event, targets }) => {
      const left = steps.filter(
        ({ from, gesture }) => isOwn(event) || (isTakenBy(gesture, event) && from.some((leaf) => isIn(leaf, source))),
      );
      const arrived = left.filter(({ to }) => targets.every((target) => to.some((leaf) => isIn(leaf, target))));
      // A state that is left at once stands in no line: its transition counts with those that leave by the same event.
      return [place, arrived.length || (isOwn(event) ? 1 : left.length)];
    }),
  );
}

/** Everything that the page of the charts shows. */
export function flowPages(): { pages: FlowPage[]; relays: Relay[] } {
  const files = flowFiles();
  const pages = models.map(({ name, machine }) => {
    const flow = JSON.parse(files.get(`${name}.data.json`) ?? '') as Flow;
    return {
      flow,
      text: files.get(`${name}.ts`) ?? '',
      config: files.get(`${name}.json`) ?? '',
      mermaid: files.get(`${name}.mmd`) ?? '',
      lines: definitions(flow),
      rules: rules(flow),
      tests: tests(flow),
      walks: walks(flow, machine as AnyStateMachine),
    };
  });
  const { roles, rows } = wiring();
  const chartOf = new Map(roles.map(({ role, chart }) => [role, chart]));
  const relays = rows.flatMap(({ from, fact, to, event }) =>
    to && event ? [{ from: chartOf.get(from) ?? from, fact, to: chartOf.get(to) ?? to, event }] : [],
  );
  return { pages, relays };
}
