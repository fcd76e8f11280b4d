/**
 * What a chart does on each step, as lines that a reviewer reads. A step names what it changes: the states that it leaves and enters, or, where
 * none changes, those that take its event. Regions that it leaves alone are not part of it, so each step is one line, in whatever
 * combination of states it happens; two lines for one step mean that it depends on more than its own states.
 */
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { gestureOf, isTaken } from '../chart/cases.ts';
import { activeNodes, allNodes } from '../chart/internals.ts';
import { spokenTime } from '../chart/spoken.ts';
import type { Deed } from './deed.ts';
import { described, leavesOf } from './paths.ts';

const listed = (names: readonly string[]): string => names.toSorted().join(', ');

/** The active states that take this event themselves, even if only to ignore it. */
const takersOf = (snapshot: AnyMachineSnapshot, type: string): string[] =>
  activeNodes(snapshot)
    .filter((node) => isTaken(type, new Set(node.transitions.keys())))
    .map((node) => node.path.join('.') || 'anywhere');

/** `form.editing — form.submitted → form.submitting`; `form — field.changed stays` where no state changes, `done.save is ignored` where none takes it. */
export function stepLine(machine: AnyStateMachine, from: AnyMachineSnapshot | null, event: AnyEventObject, to: AnyMachineSnapshot): string {
  if (from === null) return `start → ${listed(leavesOf(to))}`;
  const [before, after] = [leavesOf(from), leavesOf(to)];
  const left = before.filter((leaf) => !after.includes(leaf));
  const entered = after.filter((leaf) => !before.includes(leaf));
  const gesture = described({ ...event, type: gestureOf(machine, event.type) });
  if (left.length + entered.length > 0) return `${listed(left)} — ${gesture} → ${listed(entered)}`;
  const takers = takersOf(from, event.type);
  return takers.length > 0 ? `${listed(takers)} — ${gesture} stays` : `${gesture} is ignored`;
}

/** Values whose keys were written in another order are the same. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The lines of one chart: its steps with what it emits, asks, sends, starts and stops, then the inputs of its actors and its waits. */
export class FactLines {
  private readonly steps = new Set<string>();
  private readonly given = new Set<string>();
  /** Ids of actors that run as long as a state is active: the chart itself determines when they start and stop. */
  private readonly invoked: ReadonlySet<string>;

  constructor(machine: AnyStateMachine) {
    this.invoked = new Set(allNodes(machine).flatMap((node) => node.invoke.map(({ id }) => id)));
  }

  add(step: string, deeds: readonly Deed[]): void {
    const isSilent = !deeds.some(({ does }) => does === 'emit');
    this.steps.add([step, ...(isSilent ? ['emits nothing'] : []), ...deeds.flatMap((deed) => this.lineOf(deed) ?? [])].join('\n    '));
    for (const deed of deeds) {
      if (deed.does === 'wait') this.given.add(`waits ${spokenTime(deed.ms)}`);
      if (deed.does !== 'ask' && deed.does !== 'start') continue;
      this.given.add(
        `${deed.name} is ${deed.does === 'ask' ? 'asked' : 'started'} with ${JSON.stringify(deed.input, inOrder) ?? 'nothing'}`,
      );
    }
  }

  get text(): string {
    return `${[...[...this.steps].toSorted(), ...[...this.given].toSorted()].join('\n')}\n`;
  }

  private lineOf(deed: Deed): string | null {
    if (deed.does === 'emit') return described(deed.fact);
    if (deed.does === 'wait') return null;
    const name = this.invoked.has(deed.id) ? deed.name : deed.id;
    if (deed.does === 'ask') return `asks ${name}`;
    if (deed.does === 'send') return `sends ${name} ${described(deed.event)}`;
    return this.invoked.has(deed.id) ? null : `${deed.does}s ${name}`;
  }
}
