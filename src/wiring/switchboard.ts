/** Runs the wiring table over the existing actors and over each one added later. */
import type { AnyActorRef } from 'xstate';
import type { Identity, Role } from './roles.ts';
import type { AnyFact, EffectName, EventRow, Row } from './row.ts';

type Switching = {
  rows: readonly Row[];
  effects: Record<EffectName, (fact: AnyFact) => void>;
  /** Creates and adds a receiver that loads on demand; rejects when its code fails to load. */
  load: Partial<Record<Role, () => Promise<AnyActorRef>>>;
  onLoadFailed: (problem: unknown) => void;
};

export type Switchboard = {
  /** Connects an actor: from now on its facts follow the table, and it receives its events. */
  add(identity: Identity, actor: AnyActorRef): void;
};

type Member = { identity: Identity; actor: AnyActorRef };

const eventOf = (row: EventRow, fact: AnyFact, sender: Identity): AnyFact => {
  const payload = typeof row.with === 'function' ? row.with(fact, sender) : row.with;
  if (payload) return { ...payload, type: row.event };
  return row.event === row.fact ? fact : { type: row.event };
};

/** Connects actors by the rows of a table, in the order of the rows. */
export function createSwitchboard({ rows, effects, load, onLoadFailed }: Switching): Switchboard {
  const members: Member[] = [];
  /** The last fact of every sender that a receiver added later must still get. */
  const last = new Map<Row, { fact: AnyFact; sender: Identity }>();

  const isReceiver = (row: EventRow, sender: Identity, { identity }: Member): boolean =>
    identity.role === row.to && (!row.sameTool || identity.tool === sender.tool);

  function deliver(row: Row, fact: AnyFact, sender: Identity): void {
    if (row.when && !row.when(fact)) return;
    if ('effect' in row) return effects[row.effect](fact);
    if (row.late) last.set(row, { fact, sender });
    const event = eventOf(row, fact, sender);
    const receivers = members.filter((member) => isReceiver(row, sender, member));
    for (const { actor } of receivers) actor.send(event);
    if (row.load && receivers.length === 0) load[row.to]?.().then((actor) => actor.send(event), onLoadFailed);
  }

  return {
    add(identity, actor) {
      const member = { identity, actor };
      members.push(member);
      const own = Map.groupBy(
        rows.filter(({ from }) => from === identity.role),
        ({ fact }) => fact,
      );
      for (const [type, told] of own) {
        actor.on(type, (fact: AnyFact) => {
          for (const row of told) deliver(row, fact, identity);
        });
      }
      for (const [row, { fact, sender }] of last) {
        if (!('effect' in row) && isReceiver(row, sender, member)) actor.send(eventOf(row, fact, sender));
      }
    },
  };
}
