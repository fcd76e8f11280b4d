/** Runs a chart without a browser: its actors answer and its timers fire when a path says so. */
import {
  createActor,
  fromCallback,
  fromPromise,
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { implementationsOf } from '../../machines/kit/internals.ts';
import type { ChartModel } from '../../machines/kit/model.ts';
import { isListener } from '../../machines/kit/placeholder.ts';
import { gestureOf } from '../../machines/kit/cases.ts';
import { TimerClock } from './clock.ts';
import type { TransitionCoverage } from './coverage.ts';
import { leavesOf, type Assertions, type Gestures, type PathStep } from './paths.ts';

/** The run whose actors a system holds: a chart is made with held actors once, since to make it anew costs as much as a path. */
const runs = new WeakMap<object, HeadlessRun<any>>();
const heldCharts = new WeakMap<AnyStateMachine, AnyStateMachine>();

function withHeldActors<M extends AnyStateMachine>(machine: M): M {
  const known = heldCharts.get(machine);
  if (known) return known as M;
  const actors: Record<string, AnyActorLogic> = {};
  for (const [name, logic] of Object.entries(implementationsOf(machine).actors)) {
    actors[name] = isListener(logic)
      ? fromCallback(() => () => {})
      : fromPromise<unknown, unknown>(({ input, signal, system }) => runs.get(system)!.hold(name, input, signal));
  }
  const held = machine.provide({ actors } as never) as M;
  heldCharts.set(machine, held);
  return held;
}

type Waiting = { input: unknown; resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** Lets all promises that can settle do so. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class HeadlessRun<M extends AnyStateMachine> {
  readonly emitted: AnyEventObject[] = [];
  /** What was asked of the actors, in order. */
  readonly asks: { name: string; input: unknown }[] = [];
  readonly clock = new TimerClock();
  private readonly waiting = new Map<string, Waiting>();
  private readonly model: ChartModel<M>;
  private readonly coverage: TransitionCoverage | undefined;
  private actor: Actor<M> | undefined;

  constructor(model: ChartModel<M>, coverage?: TransitionCoverage) {
    this.model = model;
    this.coverage = coverage;
  }

  get snapshot(): SnapshotFrom<M> {
    if (!this.actor) throw new Error('Not started');
    return this.actor.getSnapshot() as SnapshotFrom<M>;
  }

  start(input: InputFrom<M>): this {
    const options = { input, clock: this.clock, ...(this.coverage && { inspect: this.coverage.inspect }) };
    const actor = createActor(withHeldActors(this.model.machine), options as never) as unknown as Actor<M>;
    runs.set(actor.system, this);
    actor.on('*' as never, (fact) => this.emitted.push(fact as AnyEventObject));
    this.actor = actor.start();
    return this;
  }

  send(event: EventFrom<M>): this {
    this.actor?.send(event);
    return this;
  }

  /** The last unanswered input of the actor with this name. */
  asked(name: string): unknown {
    return this.holding(name).input;
  }

  async answer(name: string, output?: unknown): Promise<void> {
    this.holding(name).resolve(output);
    await settled();
  }

  async fail(name: string, error: unknown = new Error('failed')): Promise<void> {
    this.holding(name).reject(error);
    await settled();
  }

  /** Fires the timer of the delay of this name (or of this many milliseconds). */
  elapse(delay: string): void {
    const registered = implementationsOf(this.model.machine).delays[delay];
    const ms =
      typeof registered === 'function'
        ? registered({ context: (this.snapshot as AnyMachineSnapshot).context })
        : (registered ?? Number(delay));
    this.clock.fire(ms as number);
  }

  stop(): void {
    this.actor?.stop();
  }

  /** The gestures that drive this run, for `path.test`. */
  get gestures(): Gestures<M> {
    const { machine } = this.model;
    return new Proxy({} as Gestures<M>, {
      get:
        (_, name) =>
        async ({ event }: PathStep<M>) => {
          const [kind, what = ''] = splitGesture(String(name));
          if (gestureOf(machine, event.type) === event.type) this.send(event as EventFrom<M>);
          else if (kind === 'done') await this.answer(what, event['output']);
          else if (kind === 'failed') await this.fail(what, event['error']);
          else this.elapse(what);
        },
    });
  }

  /** In each state the chart must be in the model's state with its context, keep every invariant, and show what the state must show. */
  get assertions(): Assertions<M> {
    const { project = (context: unknown) => context, invariants, shows } = this.model;
    return new Proxy({} as Assertions<M>, {
      get: (_, leaf) => (expected: SnapshotFrom<M>) => {
        const actual = this.snapshot as AnyMachineSnapshot;
        const wanted = expected as AnyMachineSnapshot;
        same('state', actual.value, wanted.value);
        same('context', project(actual.context), project(wanted.context));
        for (const [rule, holds] of Object.entries(invariants)) {
          if (!holds(this.snapshot)) throw new Error(`Broken in ${leavesOf(actual).join(', ')}: ${rule}`);
        }
        const shown = (shows as Record<string, (snapshot: SnapshotFrom<M>) => boolean>)[String(leaf)];
        if (!shown) throw new Error(`The model does not say what "${String(leaf)}" shows`);
        if (!shown(this.snapshot)) throw new Error(`"${String(leaf)}" does not show what it must: ${JSON.stringify(actual.context)}`);
      },
    });
  }

  private holding(name: string): Waiting {
    const waiting = this.waiting.get(name);
    if (!waiting) throw new Error(`Actor "${name}" has not been asked`);
    return waiting;
  }

  /** The promise of an actor that was asked: it settles when a path says so. */
  hold(name: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const waiting = { input, resolve, reject };
      this.asks.push({ name, input });
      this.waiting.set(name, waiting);
      signal.addEventListener('abort', () => {
        if (this.waiting.get(name) === waiting) this.waiting.delete(name);
      });
    });
  }
}

const splitGesture = (name: string): [string, string?] => {
  const dot = name.indexOf('.');
  return [name.slice(0, dot), name.slice(dot + 1)];
};

function same(what: string, actual: unknown, expected: unknown): void {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Error(`The ${what} is ${a}, the model says ${e}`);
}
