/** Runs a chart as a pure function: no action is executed, no actor is started, no timer runs. */
import {
  createActor,
  type AnyActorScope,
  type AnyEventObject,
  type AnyStateMachine,
  type InspectionEvent,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { transitionsTaken, withoutNames } from '../chart/internals.ts';
import { endOf } from '../chart/cases.ts';
import { placeOf } from '../chart/places.ts';

/** An event and the state after it. */
export type PathStep<M extends AnyStateMachine> = { event: AnyEventObject; state: SnapshotFrom<M> };

/** A step with the places of the transitions that it took (`placeOf`) and the facts that it emitted. */
export type Edge<M extends AnyStateMachine> = PathStep<M> & {
  readonly places: readonly string[];
  readonly facts: readonly AnyEventObject[];
};

type WithChildren = { readonly children: Readonly<Record<string, unknown>> };

/** An actor that ended stays among the children until its state is left. Here none runs, so one that ended is taken out, not to end twice. */
function withoutEnded(after: unknown, before: unknown, { type }: AnyEventObject): unknown {
  const end = endOf(type);
  if (!end || end.kind === 'shown') return after;
  const { children } = after as WithChildren;
  if (children[end.id] !== (before as WithChildren).children[end.id]) return after;
  const { [end.id]: _, ...others } = children;
  return { ...(after as object), children: others };
}

/** A chart whose transitions are pure and which is started with this input, for searches that bring neither. */
export function pureMachine<M extends AnyStateMachine>(machine: M, input: InputFrom<M>): M {
  const chart = new PureChart(machine, input);
  return Object.create(machine, {
    getInitialSnapshot: { value: () => chart.start(input).state },
    transition: { value: (snapshot: SnapshotFrom<M>, event: AnyEventObject) => chart.take(snapshot, event).state },
  }) as M;
}

export class PureChart<M extends AnyStateMachine> {
  private taken: string[] = [];
  private facts: AnyEventObject[] = [];
  private readonly machine: M;
  private readonly scope: AnyActorScope;

  constructor(machine: M, input: InputFrom<M>) {
    this.machine = machine;
    const self = createActor(machine, {
      input,
      inspect: (event: InspectionEvent) => {
        for (const transition of transitionsTaken(event)) if (transition.source.machine === machine) this.taken.push(placeOf(transition));
      },
    } as never);
    withoutNames(self.system);
    const nothing = () => {};
    this.scope = {
      self,
      system: self.system,
      id: self.id,
      sessionId: self.sessionId,
      logger: nothing,
      defer: nothing,
      stopChild: nothing,
      emit: nothing,
      actionExecutor: ({ type, params }: { type: string; params: unknown }) => {
        if (type === 'xstate.emit') this.facts.push((params as { event: AnyEventObject }).event);
      },
    } as never;
  }

  start(input: InputFrom<M>): Edge<M> {
    return this.watch(() => this.machine.getInitialSnapshot(this.scope as never, input as never) as SnapshotFrom<M>, {
      type: 'xstate.init',
      input,
    });
  }

  take(from: SnapshotFrom<M>, event: AnyEventObject): Edge<M> {
    return this.watch(
      () => withoutEnded(this.machine.transition(from as never, event as never, this.scope as never), from, event) as SnapshotFrom<M>,
      event,
    );
  }

  private watch(act: () => SnapshotFrom<M>, event: AnyEventObject): Edge<M> {
    this.taken = [];
    this.facts = [];
    const state = act();
    return { event, state, places: this.taken, facts: this.facts };
  }
}
