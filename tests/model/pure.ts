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
import { transitionsTaken } from '../../machines/kit/internals.ts';
import { placeOf } from '../../machines/kit/places.ts';
import type { PathStep } from './paths.ts';

/** A step with the places of the transitions that it took (`placeOf`) and the facts that it emitted. */
export type Edge<M extends AnyStateMachine> = PathStep<M> & {
  readonly places: readonly string[];
  readonly facts: readonly AnyEventObject[];
};

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
      () => this.machine.transition(from as never, event as never, this.scope as never) as unknown as SnapshotFrom<M>,
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
