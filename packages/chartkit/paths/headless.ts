/** Runs a chart without a browser: its actors answer and its timers fire when a path specifies so. */
import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
  type InspectionEvent,
  type SnapshotFrom,
} from 'xstate';
import { implementationsOf } from '../chart/internals.ts';
import type { ChartModel } from '../chart/model.ts';
import { isListener } from '../chart/port.ts';
import { endOf, gestureOf } from '../chart/cases.ts';
import { TimerClock } from './clock.ts';
import type { TransitionCoverage } from './coverage.ts';
import type { Deed } from './deed.ts';
import { complete, fail, hold, show, withHeldActors } from './held.ts';
import { leavesOf, type Assertions, type Gestures } from './paths.ts';
import type { PathStep } from './pure.ts';

/** Lets all promises that can settle do so. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A chart that runs alone is its own parent: what it sends to itself is for the chart that would have invoked it. */
const isReport = (event: InspectionEvent): event is Extract<InspectionEvent, { type: '@xstate.event' }> =>
  event.type === '@xstate.event' &&
  event.actorRef.sessionId === event.rootId &&
  event.sourceRef === event.actorRef &&
  !event.event.type.startsWith('xstate.');

type Held = { readonly name: string; readonly actor: AnyActorRef; readonly input: unknown };

export class HeadlessRun<M extends AnyStateMachine> {
  /** All that the chart has done: what it emitted, whom it asked, started, sent something and stopped, and how long it waits. */
  readonly deeds: Deed[] = [];
  readonly emitted: AnyEventObject[] = [];
  /** What was asked of ports and child charts, in order. */
  readonly asks: { name: string; input: unknown }[] = [];
  readonly clock = new TimerClock((ms) => this.deeds.push({ does: 'wait', ms }));
  private readonly running = new Map<string, Held>();
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
    const inspect = (event: InspectionEvent): void => {
      this.coverage?.inspect(event);
      if (isReport(event)) this.deeds.push({ does: 'send', name: 'parent', id: 'parent', event: event.event });
    };
    const options = { input, clock: this.clock, inspect };
    const actor = createActor(withHeldActors(this.model.machine), options as never) as unknown as Actor<M>;
    hold(actor.system, {
      started: (name, child, given) => this.started(name, child, given),
      sent: (name, { id }, event) => this.deeds.push({ does: 'send', name, id, event }),
      stopped: (name, { id }) => {
        this.running.delete(id);
        this.deeds.push({ does: 'stop', name, id });
      },
    });
    actor.on('*' as never, (fact) => {
      this.emitted.push(fact as AnyEventObject);
      this.deeds.push({ does: 'emit', fact: fact as AnyEventObject });
    });
    this.actor = actor.start();
    return this;
  }

  send(event: EventFrom<M>): this {
    this.actor?.send(event);
    return this;
  }

  /** The last unanswered input of the actor with this name or id. */
  asked(name: string): unknown {
    return this.holding(name).input;
  }

  answer(name: string, output?: unknown): void {
    complete(this.end(name), output);
  }

  fail(name: string, error: unknown = new Error('failed')): void {
    fail(this.end(name), error);
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

  /** Stops the chart. Throws when it leaves a timer or an actor behind. */
  stop(): void {
    this.actor?.stop();
    const left = [...this.clock.running.map((ms) => `a timer of ${ms} ms`), ...[...this.running.keys()].map((id) => `actor "${id}"`)];
    if (left.length > 0) throw new Error(`${this.model.name}: ${left.join(', ')} still runs after the chart was stopped`);
  }

  /** Causes an event as it is caused outside of the chart: an actor ends, a timer fires, or the event is sent. */
  take(event: AnyEventObject): void {
    const end = endOf(event.type);
    if (end?.kind === 'done') return this.answer(end.id, event['output']);
    if (end?.kind === 'failed') return this.fail(end.id, event['error']);
    if (end) return show(this.holding(end.id).actor, event['snapshot']);
    const gesture = gestureOf(this.model.machine, event.type);
    if (gesture === event.type) this.send(event as EventFrom<M>);
    else this.elapse(gesture.slice('after.'.length));
  }

  /** The gestures that drive this run, for `path.test`. */
  get gestures(): Gestures<M> {
    const take = ({ event }: PathStep<M>) => this.take(event);
    return new Proxy({} as Gestures<M>, { get: () => take });
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

  private holding(name: string): Held {
    const found = this.running.get(name) ?? [...this.running.values()].findLast((each) => each.name === name);
    if (!found) throw new Error(`Actor "${name}" has not been asked`);
    return found;
  }

  private end(name: string): AnyActorRef {
    const { actor } = this.holding(name);
    this.running.delete(actor.id);
    return actor;
  }

  private started(name: string, actor: AnyActorRef, input: unknown): void {
    const does = isListener(implementationsOf(this.model.machine).actors[name]) ? 'start' : 'ask';
    this.running.set(actor.id, { name, actor, input });
    this.deeds.push({ does, name, id: actor.id, input });
    if (does === 'ask') this.asks.push({ name, input });
  }
}

function same(what: string, actual: unknown, expected: unknown): void {
  const [a, e] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== e) throw new Error(`The ${what} is ${a}, the model says ${e}`);
}
