/** Compares what a walk reports that a chart does with what the chart of the page did. */
import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { described } from '@iridia/chartkit/paths/paths';
import type { Witnessed } from './witness.ts';

/** A step of the model: the state after it, the places of its transitions, and its facts. */
export type ModelStep = {
  readonly event: AnyEventObject;
  readonly state: unknown;
  readonly places: readonly string[];
  readonly facts: readonly AnyEventObject[];
};

type Done = Pick<Witnessed, 'event' | 'value' | 'taken' | 'emitted'>;

/** What a person reads must be the same; other payloads carry numbers and times that a model invents. */
const factOf = (fact: AnyEventObject): unknown => (fact.type === 'notice.raised' ? [fact.type, fact['message']] : fact.type);

/** Whether the page did this step: the same transitions, into the same state, with the same facts. */
export const isSame = ({ state, places, facts }: ModelStep, { value, taken, emitted }: Done): boolean =>
  isDeepStrictEqual(places, taken) &&
  isDeepStrictEqual((state as AnyMachineSnapshot).value, value) &&
  isDeepStrictEqual(facts.map(factOf), emitted.map(factOf));

/**
 * The steps that the page did not do, by their index. The others are found in what the page did, in the same order: as many as there can be.
 * The page may have done more between them, because a page is more than one chart.
 */
export function notDone(steps: readonly ModelStep[], done: readonly Done[]): number[] {
  const most = steps.map(() => Array.from({ length: done.length + 1 }, () => 0));
  most.push(Array.from({ length: done.length + 1 }, () => 0));
  for (let step = steps.length - 1; step >= 0; step -= 1)
    for (let record = done.length - 1; record >= 0; record -= 1)
      most[step]![record] = isSame(steps[step]!, done[record]!)
        ? 1 + most[step + 1]![record + 1]!
        : Math.max(most[step + 1]![record]!, most[step]![record + 1]!);
  const missing: number[] = [];
  let record = 0;
  for (let step = 0; step < steps.length; step += 1) {
    while (record < done.length && !isSame(steps[step]!, done[record]!) && most[step]![record] === most[step]![record + 1]) record += 1;
    if (record < done.length && isSame(steps[step]!, done[record]!)) record += 1;
    else missing.push(step);
  }
  return missing;
}

const factsOf = (facts: readonly AnyEventObject[]): string => (facts.length > 0 ? `, tells ${facts.map(described).join(', ')}` : '');

/** A step of the model or of the page, as a failure shows it. */
export const shown = (event: AnyEventObject, value: unknown, places: readonly string[], facts: readonly AnyEventObject[]): string =>
  `${event.type} → ${JSON.stringify(value)} by ${places.join(' + ') || 'no transition'}${factsOf(facts)}`;
