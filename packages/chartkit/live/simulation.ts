/** Steps through a chart manually, without its actors: every step takes one of its model's cases. */
import {
  createActor,
  getInitialSnapshot,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { eventCases } from '../chart/cases.ts';
import { activeNodes, transitionsTaken } from '../chart/internals.ts';
import type { ChartModel } from '../chart/model.ts';
import { placeOf } from '../chart/places.ts';

/** `places`: the transitions that the event takes, as `placeOf` names them. `snapshot`: after it. */
export type Step = { readonly event: AnyEventObject; readonly places: readonly string[]; readonly snapshot: AnyMachineSnapshot };

export type Simulation = {
  readonly snapshot: AnyMachineSnapshot;
  readonly taken: readonly Step[];
  /** The step before; null at the start. */
  readonly before: Simulation | null;
};

export const begin = ({ machine, inputs }: ChartModel<any>): Simulation => ({
  snapshot: getInitialSnapshot(machine, inputs[0] as never) as AnyMachineSnapshot,
  taken: [],
  before: null,
});

/** What the event would do; no action is executed and no actor starts. */
function stepOf({ machine, inputs }: ChartModel<any>, snapshot: AnyMachineSnapshot, event: AnyEventObject): Step {
  const places: string[] = [];
  // Never started: XState names the transitions of a step to the inspectors of the actor that takes it.
  const self = createActor(machine as AnyStateMachine, {
    input: inputs[0],
    inspect: (inspected: InspectionEvent) => {
      for (const transition of transitionsTaken(inspected)) if (transition.source.machine === machine) places.push(placeOf(transition));
    },
  });
  places.length = 0;
  const nothing = () => {};
  const { system, id, sessionId } = self;
  const scope = {
    self,
    system,
    id,
    sessionId,
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
  const after = machine.transition(snapshot as never, event as never, scope as unknown as AnyActorScope) as AnyMachineSnapshot;
  return { event, places, snapshot: after };
}

/** What can happen now, one case each. */
export const possible = (model: ChartModel<any>, { snapshot }: Simulation): readonly Step[] =>
  eventCases(model)(snapshot as never).map((event) => stepOf(model, snapshot, event));

export const take = (before: Simulation, step: Step): Simulation => ({
  snapshot: step.snapshot,
  taken: [...before.taken, step],
  before,
});

export const activeIds = ({ snapshot }: Pick<Simulation, 'snapshot'>): ReadonlySet<string> =>
  new Set(activeNodes(snapshot).map(({ id }) => id));
