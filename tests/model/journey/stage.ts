/** The wiring alone: an actor in every role that emits what the test says and records what it receives. */
import type { AnyActorRef } from 'xstate';
import type { Emits, Identity, Role, Takes } from '../../../src/actors/roles.ts';
import type { AnyFact, EffectName, Row } from '../../../src/actors/row.ts';
import { createSwitchboard } from '../../../src/actors/switchboard.ts';

/** Events delivered to actors, in order. */
export type Delivery = { [R in Role]: [to: string, event: Takes<R>] }[Role] | [effect: EffectName];

type Handler = (fact: AnyFact) => void;

const nameOf = ({ role, tool, of }: Identity): string => [role, tool, of].filter((part) => part !== undefined).join(' ');

export class Stage {
  readonly heard: Delivery[] = [];
  private readonly handlers = new Map<string, Map<string, Handler>>();
  private readonly switchboard;
  /** Roles whose actor was loaded on demand. */
  readonly loaded: Role[] = [];

  constructor(rows: readonly Row[], cast: readonly Identity[]) {
    const note = (effect: EffectName) => () => void this.heard.push([effect]);
    this.switchboard = createSwitchboard({
      rows,
      effects: {
        keepInvitation: note('keepInvitation'),
        spendInvitation: note('spendInvitation'),
        openWindow: note('openWindow'),
        loadReward: note('loadReward'),
      },
      load: {
        auth: async () => this.enter({ role: 'auth' }),
        item: (identity) => this.enter(identity),
        generation: (identity) => this.enter(identity),
      },
      onLoadFailed: (problem) => {
        throw problem;
      },
    });
    for (const identity of cast) this.enter(identity);
  }

  /** An actor comes. */
  enter(identity: Identity): AnyActorRef {
    const name = nameOf(identity);
    const handlers = new Map<string, Handler>();
    this.handlers.set(name, handlers);
    const actor = {
      on: (type: string, handler: Handler) => {
        const before = handlers.get(type);
        handlers.set(type, (fact) => {
          before?.(fact);
          handler(fact);
        });
      },
      send: (event: AnyFact) => void this.heard.push([name, event] as unknown as Delivery),
    } as unknown as AnyActorRef;
    this.switchboard.add(identity, actor);
    return actor;
  }

  /** The actor emits a fact. */
  says<R extends Role>(identity: Identity<R>, fact: Emits<R>): void {
    const { type } = fact as AnyFact;
    this.handlers.get(nameOf(identity))?.get(type)?.(fact as unknown as AnyFact);
  }
}
