/** What follows from a fact, by the rows of the wiring table. Pure: the root chart carries out the steps. */
import { systemIdOf } from './app.identity.ts';
import type { Identity } from './app.roles.ts';
import type { AnyFact, EffectName, Emission } from './app.facts.ts';
import type { EventRow, RelayRow } from './app.row.ts';

export type Step =
  | { readonly kind: 'effect'; readonly effect: EffectName; readonly fact: AnyFact }
  /** An event for an actor that exists. */
  | { readonly kind: 'send'; readonly to: Identity; readonly event: AnyFact }
  /** An event for an actor that does not exist. With `load` it is created for it; otherwise it waits only if the actor's code is already loading. */
  | { readonly kind: 'absent'; readonly to: Identity; readonly event: AnyFact; readonly load: boolean };

const isSame = (one: Identity, other: Identity): boolean => systemIdOf(one) === systemIdOf(other);

const isEventRow = (row: RelayRow): row is EventRow => 'event' in row;

function eventOf(row: EventRow, { sender, fact }: Emission, receiver: Identity): AnyFact {
  const payload = typeof row.with === 'function' ? row.with(fact, sender, receiver) : row.with;
  if (payload) return { ...payload, type: row.event };
  return row.event === row.fact ? fact : { type: row.event };
}

/** The identity of the actor that a row creates. */
const addresseeOf = (row: EventRow, { sender, fact }: Emission): Identity => ({ role: row.to, ...row.at?.(fact, sender) });

function isReceiver(row: EventRow, emission: Emission, member: Identity): boolean {
  if (member.role !== row.to || (row.sameTool && member.tool !== emission.sender.tool)) return false;
  return !row.at || isSame(addresseeOf(row, emission), member);
}

/** Whether a fact meets the condition of a row. */
const isMeant = ({ when }: RelayRow, { sender, fact }: Emission): boolean => !when || when(fact, sender);

function sendOf(row: EventRow, emission: Emission, members: readonly Identity[]): Step[] {
  const receivers = members.filter((member) => isReceiver(row, emission, member));
  if (receivers.length > 0) return receivers.map((to) => ({ kind: 'send', to, event: eventOf(row, emission, to) }));
  // A late event is replayed to every receiver that joins later.
  if (row.late) return [];
  const to = addresseeOf(row, emission);
  return [{ kind: 'absent', to, event: eventOf(row, emission, to), load: row.load === true }];
}

const rowsFor = (rows: readonly RelayRow[], { sender, fact }: Emission): readonly RelayRow[] =>
  rows.filter((row) => row.from === sender.role && row.fact === fact.type);

/** The steps that follow from a fact, in the order of the rows. `members` are the actors that exist. */
export function stepsOf(rows: readonly RelayRow[], { sender, fact }: Emission, members: readonly Identity[]): Step[] {
  return rowsFor(rows, { sender, fact })
    .filter((row) => isMeant(row, { sender, fact }))
    .flatMap((row): Step[] => {
      if (!isEventRow(row)) return [{ kind: 'effect', effect: row.effect, fact }];
      const parts = row.each?.(fact) ?? [fact];
      return parts.flatMap((part) => sendOf(row, { sender, fact: { ...part, type: fact.type } }, members));
    });
}

const hasLateRow = (rows: readonly RelayRow[], emission: Emission): boolean =>
  rowsFor(rows, emission).some((row) => isEventRow(row) && row.late === true);

/** The facts that actors which join later must still receive: of every sender and type the last one. */
export function lateAfter(rows: readonly RelayRow[], emission: Emission, late: readonly Emission[]): readonly Emission[] {
  if (!hasLateRow(rows, emission)) return late;
  return [...late.filter(({ sender, fact }) => fact.type !== emission.fact.type || !isSame(sender, emission.sender)), emission];
}

/** The events that a new actor receives for facts that were emitted before it joined, in the order of the facts. */
export function eventsForNew(
  rows: readonly RelayRow[],
  late: readonly Emission[],
  member: Identity,
): { sender: Identity; event: AnyFact }[] {
  return late.flatMap((emission) =>
    rowsFor(rows, emission)
      .filter((row): row is EventRow => isEventRow(row) && row.late === true)
      .filter((row) => isMeant(row, emission) && isReceiver(row, emission, member))
      .map((row) => ({ sender: emission.sender, event: eventOf(row, emission, member) })),
  );
}
