/**
 * Walks a chart in a browser, on the built pages: a few long walks that together take every transition that a person, time or the server
 * can cause. A transition that cannot be caused from outside has a reason instead, and so does a state that is never visible. The chart of
 * the page reports what it did: every step of a walk must be among it, with its transitions, its state and its facts.
 */
import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import { gestureOf } from '../../../machines/kit/cases.ts';
import type { ChartModel } from '../../../machines/kit/model.ts';
import { transitionNames } from '@iridia/chartkit/paths/coverage';
import { described, leavesOf, type Assertions, type Gestures } from '@iridia/chartkit/paths/paths';
import type { PathStep } from '@iridia/chartkit/paths/pure';
import { walksThrough, type Walk } from '@iridia/chartkit/paths/walks';
import { isSame, notDone, shown } from './alignment.ts';
import type { Background } from './held-calls.ts';
import type { Site } from './site.ts';
import { usual } from './stage.ts';
import { witness, type Witnessed } from './witness.ts';
import { everyWalk } from '../../depth.ts';
import { bareTest as test } from '../../e2e/kit/server.ts';

/** Names with the reason why there's no gesture or assertion. */
type Reasons<R, Name> = { readonly [N in keyof R]: N extends Name ? string : never };

/**
 * How many steps a quick run walks of the charts of money, signing in and making: nearly all that a person can cause, and not the long ways
 * back to the last few. Of other charts only the first steps are walked. `EVERY_WALK=1` walks all, and so does every run without a browser.
 */
const furthest: Readonly<Record<string, number>> = {
  auth: 31,
  session: 15,
  credits: 22,
  dailyReward: 12,
  payment: 33,
  payReturn: 9,
  pricing: 34,
  subscription: 26,
  batch: 10,
  // Some of their gestures are made by the last of several steps: a walk is not cut between those.
  dialogs: Infinity,
  freshness: 8,
  locale: 7,
  job: 8,
  navigation: 12,
};
const firstSteps = 6;

/** Charts that a quick run does not walk, and the tests that make their gestures on the same views, or on the page. */
const madeElsewhere: Readonly<Record<string, string>> = {
  accountDeletion: 'views/settings',
  board: 'views/operator-boards',
  carousel: 'views/fresh/shell',
  consents: 'views/settings',
  crop: 'e2e/making',
  dataExport: 'views/settings',
  devices: 'views/settings',
  download: 'e2e/keyboard',
  keys: 'views/settings',
  listing: 'views/history',
  operator: 'views/operator',
  passwordChange: 'views/settings',
  preferences: 'views/settings',
  push: 'e2e/installed',
  result: 'views/result-panel',
  sharedFile: 'e2e/installed',
  toasts: 'views/toasts',
};

/** As far as this run walks: a quick one takes the walk that causes most within its steps. */
function walkedOf<M extends AnyStateMachine>(name: string, walks: readonly Walk<M>[]): readonly Walk<M>[] {
  if (everyWalk) return walks;
  if (name in madeElsewhere) return [];
  const begun = walks.map(({ input, steps }) => ({ input, steps: steps.slice(0, (furthest[name] ?? firstSteps) + 1) }));
  const caused = ({ steps }: Walk<M>): number => new Set(steps.flatMap(({ places }) => places)).size;
  return begun.toSorted((one, other) => caused(other) - caused(one)).slice(0, 1);
}

type WalkInBrowser<M extends AnyStateMachine, G extends Reasons<G, keyof Gestures<M>>, S extends Reasons<S, keyof Assertions<M>>> = {
  /** Distinguished in the report where a chart is walked more than once. */
  readonly title?: string;
  /** Gestures that cannot be made from outside, each with the reason. */
  readonly nobodyCauses: G;
  /** States that are never visible, each with the reason. */
  readonly nobodySees: S;
  /** Single transitions that cannot be caused, by a part of their name, each with the reason. */
  readonly nobodyTakes?: Readonly<Record<string, string>>;
  /** Steps that the chart of the page takes otherwise, by a part of the name of one of their transitions, each with the reason. */
  readonly differs?: Readonly<Record<string, string>>;
  /** Transitions that other walks of this chart have taken. */
  readonly before?: ReadonlySet<string>;
  readonly background?: Background;
  /** Toasts stay on screen; otherwise they are dismissed before each step. */
  readonly keepToasts?: boolean;
  readonly subject: (
    page: Page,
    site: Site,
    /** What all actors of the page did so far. */
    done: readonly Witnessed[],
  ) => {
    /** Brings the page to the start of a walk. */
    readonly start: (input: InputFrom<M>, first: PathStep<M>) => Promise<void>;
    readonly events: Omit<Gestures<M>, keyof G>;
    readonly states: Omit<Assertions<M>, keyof S>;
  };
};

/** Defines the tests of a chart. Returns the places its walks take, for a second walk of the same chart elsewhere. */
export function walkInBrowser<
  M extends AnyStateMachine,
  const G extends Reasons<G, keyof Gestures<M>>,
  const S extends Reasons<S, keyof Assertions<M>>,
>(model: ChartModel<M>, options: WalkInBrowser<M, G, S>): ReadonlySet<string> {
  const { nobodyCauses, nobodySees, nobodyTakes = {}, differs = {}, before, background = usual, subject, keepToasts = false } = options;
  const { walks, places, missing, total } = walksThrough(model, {
    can: (gesture) => !(gesture in nobodyCauses),
    before,
    // What leads to a state that nobody sees may be made by the step after it.
    canEnd: (state) => leavesOf(state as AnyMachineSnapshot).some((leaf) => !(leaf in nobodySees)),
  });
  const walked = walkedOf(model.name, walks);
  const name = options.title ?? model.name;
  const names = transitionNames(model.machine);
  const isKnownToDiffer = ({ places: taken }: { places: readonly string[] }) =>
    taken.some((place) => Object.keys(differs).some((part) => names.get(place)?.name.includes(part)));
  const beyond = [...names].filter(
    ([, { name: transition, eventType }]) =>
      gestureOf(model.machine, eventType) in nobodyCauses || Object.keys(nobodyTakes).some((part) => transition.includes(part)),
  );
  const unexplained = missing.filter((transition) => !beyond.some(([, { name: known }]) => known === transition));

  test.describe(name, () => {
    test(`${walks.length} walks take every transition that somebody can cause`, () => {
      const steps = walked.reduce((sum, walk) => sum + walk.steps.length - 1, 0);
      const causable = total - beyond.filter(([place]) => !places.has(place)).length;
      test.info().annotations.push({
        type: 'walks',
        description: JSON.stringify({ chart: model.name, walks: walked.length, steps, causable, total }),
      });
      expect(unexplained, 'transitions that no walk takes').toEqual([]);
      const idle = Object.keys(nobodyTakes).filter((part) => !missing.some((transition) => transition.includes(part)));
      expect(idle, 'transitions said to be beyond anybody that are taken').toEqual([]);
    });

    for (const [index, walk] of walked.entries()) {
      test(`walk ${index + 1}, ${walk.steps.length - 1} steps`, async ({ stage }) => {
        test.setTimeout(60_000 + walk.steps.length * stepTime);
        const page = await stage.newPage(background);
        const records = await witness(page);
        const done = () => records.filter(({ chart }) => chart === model.machine.id);
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        try {
          const follow = following(done, isKnownToDiffer);
          await performWalk(model, walk, { page, nobodySees, keepToasts, follow, ...subject(page, stage.site, records) });
          await expectDone(walk, done, isKnownToDiffer);
        } finally {
          test.info().annotations.push({
            type: 'taken',
            description: JSON.stringify({
              chart: model.name,
              places: [...new Set(done().flatMap(({ taken }) => taken))].filter((place) => names.has(place)),
            }),
          });
          await page.context().close();
        }
        expect(errors, 'errors of the page').toEqual([]);
      });
    }
  });
  return places;
}

/** Timeout of a step on a busy machine (milliseconds). */
const stepTime = 3000;

/** Maximum number of characters of the page's text shown with a failure. */
const longestPage = 3000;

type Performance<M extends AnyStateMachine> = {
  page: Page;
  nobodySees?: object;
  keepToasts?: boolean;
  /** Waits until the chart of the page has done the step too. */
  follow?: (step: Walk<M>['steps'][number]) => Promise<void>;
  start: (input: InputFrom<M>, first: PathStep<M>) => Promise<void>;
  events: object;
  states: object;
};

/** Takes a walk step by step: makes each gesture, then checks what each state must show. */
export async function performWalk<M extends AnyStateMachine>(
  model: ChartModel<M>,
  { input, steps }: Walk<M>,
  performance: Performance<M>,
): Promise<void> {
  const { page, nobodySees = {}, keepToasts = false, follow, start } = performance;
  const events = performance.events as Record<string, (step: PathStep<M>) => void | Promise<void>>;
  const states = performance.states as Record<string, (snapshot: AnyMachineSnapshot) => void | Promise<void>>;
  for (const [index, step] of steps.entries()) {
    const snapshot = step.state as AnyMachineSnapshot;
    const title = `${index}. ${described(step.event)} → ${leavesOf(snapshot).join(', ')}`;
    await test.step(title, async () => {
      try {
        if (index === 0) await start(input, step);
        else {
          if (!keepToasts) await dismissToasts(page);
          const gesture = gestureOf(model.machine, step.event.type);
          const make = events[gesture];
          if (!make) throw new Error(`${model.name}: no gesture for "${gesture}"`);
          await make(step);
        }
        await follow?.(step);
        for (const leaf of leavesOf(snapshot)) {
          if (leaf in nobodySees) continue;
          const check = states[leaf];
          if (!check) throw new Error(`${model.name}: no assertion for state "${leaf}"`);
          await check(snapshot);
        }
      } catch (error) {
        const seen = await page.locator('body').ariaSnapshot();
        const way = steps.slice(Math.max(0, index - 5), index).map(({ event }) => described(event));
        throw new Error(`At step ${title}\nafter … ${way.join(' → ')}\nThe page:\n${seen.slice(0, longestPage)}`, { cause: error });
      }
    });
  }
}

/** How long a gesture waits for the chart of the page (milliseconds). What comes later still counts at the end of the walk. */
const followTimeout = 1000;

/**
 * Waits until the chart of the page has done a step, so that the next gesture cannot come before it: what a state shows is often on the page
 * already when an answer is still on its way.
 */
function following<M extends AnyStateMachine>(
  done: () => readonly Witnessed[],
  isKnownToDiffer: (step: { places: readonly string[] }) => boolean,
): (step: Walk<M>['steps'][number]) => Promise<void> {
  let known = 0;
  return async (step) => {
    if (step.places.length === 0 || isKnownToDiffer(step)) return;
    const found = () => done().findIndex((record, index) => index >= known && isSame(step, record));
    await expect
      .poll(found, { timeout: followTimeout, intervals: [0, 10, 20, 50] })
      .toBeGreaterThanOrEqual(0)
      .catch(() => undefined);
    known = found() + 1 || known;
  };
}

/** Every step of the walk must be among what the chart of the page did, once the page has reported all of it. */
async function expectDone<M extends AnyStateMachine>(
  { steps }: Walk<M>,
  done: () => readonly Witnessed[],
  isKnownToDiffer: (step: { places: readonly string[] }) => boolean,
): Promise<void> {
  const missing = () => notDone(steps, done()).filter((index) => !isKnownToDiffer(steps[index]!));
  await expect
    .poll(() => missing().length)
    .toBe(0)
    .catch(() => {
      const wanted = missing().map((index) => {
        const { event, state, places, facts } = steps[index]!;
        return `  ${index}. ${shown(event, (state as AnyMachineSnapshot).value, places, facts)}`;
      });
      const reported = done().map(({ event, value, taken, emitted }) => `  ${shown(event, value, taken, emitted)}`);
      throw new Error(`The chart of the page did not do\n${wanted.join('\n')}\nIt did\n${reported.join('\n')}`);
    });
}

/** Dismisses the toasts above the page. */
async function dismissToasts(page: Page): Promise<void> {
  const dismiss = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Dismiss' });
  while ((await dismiss.count()) > 0) await dismiss.first().click();
}
