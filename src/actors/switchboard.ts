/** Runs the wiring table over the existing actors and over each one added later. */
import type { AnyActorRef } from 'xstate';
import type { Identity, Role } from './roles.ts';
import type { AnyFact, EffectName, EventRow, Row } from './row.ts';

/** Creates an actor that a row is the first to need; it must also add it to the switchboard. Null: there is none for this identity. */
export type Maker = (identity: Identity) => AnyActorRef | Promise<AnyActorRef> | null;

type Switching = {
  rows: readonly Row[];
  effects: Record<EffectName, (fact: AnyFact) => void>;
  /** The makers of receivers that rows create on demand; a promise rejects when its code fails to load. */
  load: Partial<Record<Role, Maker>>;
  onLoadFailed: (problem: unknown) => void;
};

export type Switchboard = {
  /** Connects an actor: from now on its facts follow the table, and it receives its events until the returned function is called. */
  add(identity: Identity, actor: AnyActorRef): () => void;
  /** Says what an actor would say that is not here, because its code did not load. */
  sayFor(identity: Identity, fact: AnyFact): void;
};

type Member = { identity: Identity; actor: AnyActorRef };

const keyOf = ({ role, tool = '', of = '' }: Identity): string => [role, tool, of].join(':');

const eventOf = (row: EventRow, fact: AnyFact, sender: Identity, receiver: Identity): AnyFact => {
  const payload = typeof row.with === 'function' ? row.with(fact, sender, receiver) : row.with;
  if (payload) return { ...payload, type: row.event };
  return row.event === row.fact ? fact : { type: row.event };
};

/** The identity of the actor that a row creates. */
const addressee = (row: EventRow, fact: AnyFact, sender: Identity): Identity => ({ role: row.to, ...row.at?.(fact, sender) });

const isReceiver = (row: EventRow, fact: AnyFact, sender: Identity, { identity }: Member): boolean => {
  if (identity.role !== row.to || (row.sameTool && identity.tool !== sender.tool)) return false;
  return !row.at || keyOf({ role: row.to, ...row.at(fact, sender) }) === keyOf(identity);
};

/** Connects actors by the rows of a table, in the order of the rows. */
export function createSwitchboard({ rows, effects, load, onLoadFailed }: Switching): Switchboard {
  const members: Member[] = [];
  /** By row, the last fact of every sender that a receiver added later must still get. */
  const last = new Map<EventRow, Map<string, { fact: AnyFact; sender: Identity }>>();
  /** By receiver, the events that wait for its code, in their order. */
  const coming = new Map<string, AnyFact[]>();

  function bring(row: EventRow, fact: AnyFact, sender: Identity): void {
    const identity = addressee(row, fact, sender);
    const key = keyOf(identity);
    const waiting = coming.get(key);
    // What is late is kept for every receiver.
    if (waiting ? row.late : !row.load) return;
    const event = eventOf(row, fact, sender, identity);
    if (waiting) return void waiting.push(event);
    const made = load[row.to]?.(identity);
    if (!(made instanceof Promise)) return made?.send(event);
    const events = [event];
    coming.set(key, events);
    const settled = () => coming.delete(key);
    made.finally(settled).then((actor) => {
      for (const each of events) actor.send(each);
    }, onLoadFailed);
  }

  /** Remembers the fact for receivers that come later, or forgets the one before. */
  function keep(row: EventRow, fact: AnyFact, sender: Identity, isMeant: boolean): void {
    const facts = last.get(row) ?? new Map<string, { fact: AnyFact; sender: Identity }>();
    last.set(row, facts);
    if (isMeant) facts.set(keyOf(sender), { fact, sender });
    else facts.delete(keyOf(sender));
  }

  function send(row: EventRow, fact: AnyFact, sender: Identity): void {
    const receivers = members.filter((member) => isReceiver(row, fact, sender, member));
    for (const { identity, actor } of receivers) actor.send(eventOf(row, fact, sender, identity));
    if (receivers.length === 0 && (row.load || coming.size > 0)) bring(row, fact, sender);
  }

  function deliver(row: Row, fact: AnyFact, sender: Identity): void {
    const isMeant = !row.when || row.when(fact);
    if ('effect' in row) return isMeant ? effects[row.effect](fact) : undefined;
    if (row.late) keep(row, fact, sender, isMeant);
    if (!isMeant) return;
    if (row.ends) for (const kept of last.keys()) if (kept.to === row.to && kept.event === row.ends) last.delete(kept);
    for (const part of row.each?.(fact) ?? [fact]) send(row, { ...part, type: fact.type }, sender);
  }

  /** The rows of an actor, by the fact that they follow. */
  const rowsOf = ({ role }: Identity) =>
    Map.groupBy(
      rows.filter(({ from }) => from === role),
      ({ fact }) => fact,
    );

  return {
    add(identity, actor) {
      const member = { identity, actor };
      members.push(member);
      for (const [type, told] of rowsOf(identity)) {
        actor.on(type, (fact: AnyFact) => {
          for (const row of told) deliver(row, fact, identity);
        });
      }
      for (const [row, facts] of last)
        for (const { fact, sender } of facts.values())
          if (isReceiver(row, fact, sender, member)) actor.send(eventOf(row, fact, sender, identity));
      return () => void members.splice(members.indexOf(member), 1);
    },
    sayFor(identity, fact) {
      for (const row of rowsOf(identity).get(fact.type) ?? []) deliver(row, fact, identity);
    },
  };
}
