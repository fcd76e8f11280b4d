/** Rules as rows of a table: state × event → state, facts. They aren't part of a chart, and hold in every situation that it can be in. */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { eventCases, gestureOf } from '../../machines/kit/cases.ts';
import type { ChartModel } from '../../machines/kit/model.ts';
import { isIn } from '@iridia/chartkit/paths/search';
import { situationOf } from '@iridia/chartkit/paths/paths';
import { PureChart } from '@iridia/chartkit/paths/pure';

/** A step from one situation by one event. */
export type RuleStep = {
  readonly gesture: string;
  readonly event: AnyEventObject;
  readonly from: AnyMachineSnapshot;
  readonly state: AnyMachineSnapshot;
  readonly facts: readonly AnyEventObject[];
};

type Outcome = { readonly to: boolean; readonly facts: readonly string[] };

export type Rule = {
  readonly rule: string;
  readonly chart: string;
  /** A state with the states below it; two with `+` when both must be active; then what the context must contain, as JSON. */
  readonly state: string;
  /** A gesture (`payment.closed`, `done.readStatus`, `after.pollTimeout`), then what its payload must contain, as JSON. */
  readonly event: string;
  readonly to: string;
  readonly facts: string;
  isMeant(step: RuleStep): boolean;
  outcomeOf(step: RuleStep): Outcome;
  readonly outcome: Outcome;
};

/** `notice.raised networkProblem`: a notice is named by its message key; without a key it is the server's sentence. */
const factOf = (fact: AnyEventObject): string => {
  if (fact.type !== 'notice.raised') return fact.type;
  const { message } = fact as unknown as { message: { key?: string } };
  return message.key === undefined ? fact.type : `${fact.type} ${message.key}`;
};

const contains = (value: unknown, part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return Object.is(value, part);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(part).every(([key, wanted]) => contains((value as Record<string, unknown>)[key], wanted));
};

const payloadOf = ({ event }: RuleStep): unknown => ('output' in event ? event['output'] : event);
const isInAll = (snapshot: AnyMachineSnapshot, states: string): boolean => states.split(' + ').every((state) => isIn(snapshot, state));

/** `done.readStatus 1`: a name, then JSON. */
function withJson(cell: string): [string, unknown] {
  const [, name = cell, json] = /^([\w.]+(?: \+ [\w.]+)*) ([^+].*)$/.exec(cell) ?? [];
  return [name, json === undefined ? undefined : (JSON.parse(json) as unknown)];
}

function ruleOf(cells: readonly string[]): Rule | null {
  const [rule, chart, state, event, to, facts] = cells.map((cell) => cell.replaceAll('`', '').trim());
  if (facts === undefined || cells.length !== 6) return null;
  const [states, known] = withJson(state!);
  const [gesture, payload] = withJson(event!);
  const reported = facts === 'nothing' ? [] : facts.split(', ');
  return {
    rule: rule!,
    chart: chart!,
    state: state!,
    event: event!,
    to: to!,
    facts,
    isMeant: (step) =>
      step.gesture === gesture &&
      isInAll(step.from, states) &&
      (known === undefined || contains(step.from.context, known)) &&
      (payload === undefined || contains(payloadOf(step), payload)),
    outcomeOf: (step) => ({ to: isInAll(step.state, to!), facts: step.facts.map(factOf) }),
    outcome: { to: true, facts: reported },
  };
}

/** The rows below the heading "Rules that run"; `unread` are lines of the table that are none. */
export function readRules(page: string): { rules: Rule[]; unread: string[] } {
  const [, section = ''] = page.split('## Rules that run\n');
  const [, , ...lines] = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const read = lines.map((line) => ({ line, rule: ruleOf(line.split('|').slice(1, -1)) }));
  return { rules: read.flatMap(({ rule }) => rule ?? []), unread: read.filter(({ rule }) => !rule).map(({ line }) => line) };
}

/** Every step from every situation that the model's cases lead to. */
export function stepsOf<M extends AnyStateMachine>(model: ChartModel<M>): RuleStep[] {
  const cases = eventCases(model);
  const situation = situationOf(model);
  const steps: RuleStep[] = [];
  const known = new Set<string>();
  for (const input of model.inputs) {
    const chart = new PureChart(model.machine, input);
    const first = chart.start(input);
    // The start has no source state: a row gives only the state that it leads to.
    steps.push({
      gesture: 'start',
      event: { type: 'start', input },
      from: first.state as AnyMachineSnapshot,
      state: first.state as AnyMachineSnapshot,
      facts: first.facts,
    });
    const front: SnapshotFrom<M>[] = [first.state];
    for (let from = front.pop(); from !== undefined; from = front.pop()) {
      const key = situation(from);
      if (known.has(key)) continue;
      known.add(key);
      for (const event of cases(from)) {
        const { state, facts } = chart.take(from, event);
        steps.push({
          gesture: gestureOf(model.machine, event.type),
          event,
          from: from as AnyMachineSnapshot,
          state: state as AnyMachineSnapshot,
          facts,
        });
        front.push(state);
      }
    }
  }
  return steps;
}
