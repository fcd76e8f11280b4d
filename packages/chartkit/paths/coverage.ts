/** Which transitions of a chart were walked, measured by what the interpreter reports, against what the chart defines. */
import type { AnyStateMachine, InspectionEvent } from 'xstate';
import { allNodes, definedTransitions, transitionsTaken, type Transition } from '../chart/internals.ts';
import { placeOf } from '../chart/places.ts';

const nameOf = (transition: Transition): string => {
  const guard = transition.guard as string | { type: string } | undefined;
  const condition = guard ? ` [${typeof guard === 'string' ? guard : guard.type}]` : '';
  const target = transition.target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${transition.source.id} — ${transition.eventType || 'always'}${condition} → ${target}`;
};

/** Every transition that a chart defines, by where it stands. */
export function transitionNames(machine: AnyStateMachine): Map<string, { name: string; eventType: string }> {
  const defined = allNodes(machine).flatMap((node) => [...definedTransitions(node)]);
  return new Map(defined.map((transition) => [placeOf(transition), { name: nameOf(transition), eventType: transition.eventType }]));
}

const names = new WeakMap<AnyStateMachine, ReadonlyMap<string, { name: string }>>();
const places = new WeakMap<Transition, string>();

/** Charts and transitions are looked up at every step of a hundred thousand. */
const remembered = <K extends object, V>(known: WeakMap<K, V>, key: K, of: (key: K) => V): V => {
  const value = known.get(key) ?? of(key);
  known.set(key, value);
  return value;
};

export class TransitionCoverage {
  private readonly names: ReadonlyMap<string, { name: string }>;
  private readonly seen = new Set<string>();

  constructor(machine: AnyStateMachine) {
    this.names = remembered(names, machine, transitionNames);
  }

  /** Give it to `createActor(…, { inspect })`. Transitions of other charts in the same system are not counted. */
  readonly inspect = (event: InspectionEvent): void => {
    for (const transition of transitionsTaken(event)) {
      const place = remembered(places, transition, placeOf);
      if (this.names.has(place)) this.seen.add(place);
    }
  };

  get total(): number {
    return this.names.size;
  }

  get walked(): number {
    return this.seen.size;
  }

  /** Where the walked transitions stand. */
  get places(): ReadonlySet<string> {
    return this.seen;
  }

  get missing(): string[] {
    return this.namesExcept(this.seen);
  }

  namesExcept(places: ReadonlySet<string>): string[] {
    return [...this.names].filter(([place]) => !places.has(place)).map(([, { name }]) => name);
  }
}
