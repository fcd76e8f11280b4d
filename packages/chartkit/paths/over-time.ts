/** Rules over time: they read what came in and what a chart did about it, step by step, and know none of its states. */
import type { AnyEventObject } from 'xstate';
import type { Deed } from './deed.ts';

/** A step as somebody outside of the chart observes it. `gesture` is `start` for the first one. */
export type Observed = {
  readonly gesture: string;
  readonly event: AnyEventObject;
  /** What the chart did, in order. */
  readonly deeds: readonly Deed[];
};

/** Reads the way so far, whose last step is the newest, and states how it breaks the rule; null where it keeps it. */
export type RuleOverTime = (way: readonly Observed[]) => string | null;

/** Whether something is so in a step. */
export type When = (step: Observed) => boolean;

export const took =
  (...gestures: string[]): When =>
  ({ gesture }) =>
    gestures.includes(gesture);
const did =
  (is: (deed: Deed) => boolean): When =>
  ({ deeds }) =>
    deeds.some(is);
export const emits = (type: string): When => did((deed) => deed.does === 'emit' && deed.fact.type === type);
export const asks = (name: string): When => did((deed) => deed.does === 'ask' && deed.name === name);
export const sends = (name: string, type: string): When =>
  did((deed) => deed.does === 'send' && deed.name === name && deed.event.type === type);
export const starts = (name: string): When => did((deed) => (deed.does === 'ask' || deed.does === 'start') && deed.name === name);
export const stops = (name: string): When => did((deed) => deed.does === 'stop' && deed.name === name);

/** Whether an actor, by its name or the id of this one, runs when the last step of the way begins. */
export function isRunning(way: readonly Observed[], name: string): boolean {
  const isIt = (deed: { name: string; id: string }) => deed.name === name || deed.id === name;
  let runs = false;
  for (const { gesture, event, deeds } of way.slice(0, -1)) {
    const [kind, of] = [gesture.slice(0, gesture.indexOf('.')), gesture.slice(gesture.indexOf('.') + 1)];
    if ((kind === 'done' || kind === 'failed') && (of === name || event['actorId'] === name)) runs = false;
    for (const deed of deeds) {
      if ((deed.does === 'ask' || deed.does === 'start') && isIt(deed)) runs = true;
      if (deed.does === 'stop' && isIt(deed)) runs = false;
    }
  }
  return runs;
}

/** As long as an actor runs, whenever the one happens, the other does in the same step. */
export const whileRuns =
  (name: string, one: When, other: When, what: string): RuleOverTime =>
  (way) =>
    isRunning(way, name) ? leadsTo(one, other, what)(way) : null;

/** Whenever the one happens in a step, the other does in the same step, and never without it. */
export const exactlyWith =
  (one: When, other: When, what: string): RuleOverTime =>
  (way) =>
    one(way.at(-1)!) === other(way.at(-1)!) ? null : what;

/** Whenever the one happens, the other does in the same step. */
export const leadsTo =
  (one: When, other: When, what: string): RuleOverTime =>
  (way) =>
    one(way.at(-1)!) && !other(way.at(-1)!) ? what : null;

/** The one happens only in a step in which the other does. */
export const onlyWith = (one: When, other: When, what: string): RuleOverTime => leadsTo(one, other, what);

/** From a step that begins until one that ends, something does not happen; where both are so in one step, it has ended. */
export const neverBetween =
  (begins: When, ends: When, forbidden: When, what: string): RuleOverTime =>
  (way) => {
    const before = way.slice(0, -1);
    const isBetween = before.findLastIndex(begins) > before.findLastIndex(ends);
    return isBetween && !ends(way.at(-1)!) && forbidden(way.at(-1)!) ? what : null;
  };

const indexOf = (deeds: readonly Deed[], when: When): number =>
  deeds.findIndex((deed) => when({ gesture: '', event: { type: '' }, deeds: [deed] }));

/** Where both happen in one step, the one comes first. */
export const before =
  (one: When, other: When, what: string): RuleOverTime =>
  (way) => {
    const { deeds } = way.at(-1)!;
    const [first, second] = [indexOf(deeds, one), indexOf(deeds, other)];
    return first >= 0 && second >= 0 && first > second ? what : null;
  };

/** What is passed on is what came in: `read` and `written` are compared wherever the step has both. */
export const same =
  (read: (step: Observed) => unknown, written: (step: Observed) => unknown, what: string): RuleOverTime =>
  (way) => {
    const [came, went] = [read(way.at(-1)!), written(way.at(-1)!)];
    return came === undefined || went === undefined || JSON.stringify(came) === JSON.stringify(went) ? null : what;
  };

/** The event that was sent to an actor in a step, or the input that it was started with; undefined where there is none. */
export const sentTo =
  (name: string, type: string) =>
  ({ deeds }: Observed): AnyEventObject | undefined =>
    deeds.flatMap((deed) => (deed.does === 'send' && deed.name === name && deed.event.type === type ? [deed.event] : [])).at(-1);
export const askedOf =
  (name: string) =>
  ({ deeds }: Observed): unknown =>
    deeds.flatMap((deed) => ((deed.does === 'ask' || deed.does === 'start') && deed.name === name ? [deed.input] : [])).at(-1);

/**
 * In a step with one of these gestures the chart emits exactly these facts in this order, and in any other step none. A gesture for which
 * null is returned is not judged.
 */
export const emitsExactly =
  (facts: Readonly<Record<string, (event: AnyEventObject, way: readonly Observed[]) => readonly AnyEventObject[] | null>>): RuleOverTime =>
  (way) => {
    const { gesture, event, deeds } = way.at(-1)!;
    const wanted = facts[gesture] ? facts[gesture](event, way) : [];
    if (wanted === null) return null;
    const emitted = deeds.flatMap((deed) => (deed.does === 'emit' ? [deed.fact] : []));
    const [is, should] = [JSON.stringify(emitted), JSON.stringify(wanted)];
    return is === should ? null : `on ${gesture} it emits ${is}, not ${should}`;
  };

/** The actor is started exactly in the steps for which an input is returned, and with that input; undefined means that it is not. */
export const asksExactly =
  (name: string, input: (step: Observed, way: readonly Observed[]) => unknown): RuleOverTime =>
  (way) => {
    const step = way.at(-1)!;
    const [is, should] = [JSON.stringify(askedOf(name)(step)), JSON.stringify(input(step, way))];
    return is === should ? null : `on ${step.gesture} ${name} is started with ${is}, not ${should}`;
  };
