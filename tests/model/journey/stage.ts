/** The wiring alone: an actor in every role that emits what the test states and records what it receives. */
import { systemIdOf } from '../../../machines/app/app.identity.ts';
import { eventsForNew, lateAfter, stepsOf, type Step } from '../../../machines/app/app.relay.ts';
import type { Emission } from '../../../machines/app/app.facts.ts';
import type { Identity, Role } from '../../../machines/app/app.roles.ts';
import type { Emits, Takes } from '../../../machines/app/app.row.ts';
import type { RelayRow } from '../../../machines/app/app.row.ts';
import type { AnyFact, EffectName } from '../../../machines/app/app.facts.ts';

/** Events delivered to actors, in order. */
export type Delivery = { [R in Role]: [to: string, event: Takes<R>] }[Role] | [effect: EffectName];

const nameOf = ({ role, tool, of }: Identity): string => [role, tool, of].filter((part) => part !== undefined).join(' ');

export class Stage {
  readonly received: Delivery[] = [];
  private readonly rows: readonly RelayRow[];
  private readonly members: Identity[] = [];
  private late: readonly Emission[] = [];
  /** By id, the events of a role whose code loads. */
  private readonly loading = new Map<string, AnyFact[]>();

  constructor(rows: readonly RelayRow[], cast: readonly Identity[]) {
    this.rows = rows;
    for (const identity of cast) this.enter(identity);
  }

  /** An actor joins. */
  enter(identity: Identity): void {
    this.members.push(identity);
    for (const { event } of eventsForNew(this.rows, this.late, identity)) this.deliver(identity, event);
  }

  /** The actor emits a fact. */
  emits<R extends Role>(sender: Identity<R>, emitted: Emits<R>): void {
    const fact = emitted as unknown as AnyFact;
    this.late = lateAfter(this.rows, { sender, fact }, this.late);
    const created = new Set<string>();
    for (const step of stepsOf(this.rows, { sender, fact }, [...this.members])) this.take(step, created);
  }

  private take(step: Step, created: Set<string>): void {
    if (step.kind === 'effect') return void this.received.push([step.effect]);
    if (step.kind === 'send') return this.deliver(step.to, step.event);
    const id = systemIdOf(step.to);
    if (step.to.role === 'auth') return this.load(step.to, step.event, step.load);
    if (!step.load && !created.has(id)) return;
    if (!created.has(id)) this.enter(step.to);
    created.add(id);
    this.deliver(step.to, step.event);
  }

  /** The code of the sign-in form loads when it is first needed; what it would receive meanwhile waits. */
  private load(identity: Identity, event: AnyFact, isNeeded: boolean): void {
    const id = systemIdOf(identity);
    const waiting = this.loading.get(id);
    if (waiting) return void waiting.push(event);
    if (!isNeeded) return;
    const events = [event];
    this.loading.set(id, events);
    queueMicrotask(() => {
      this.loading.delete(id);
      this.enter(identity);
      for (const each of events) this.deliver(identity, each);
    });
  }

  private deliver(to: Identity, event: AnyFact): void {
    this.received.push([nameOf(to), event] as unknown as Delivery);
  }
}
