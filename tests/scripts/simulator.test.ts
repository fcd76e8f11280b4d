/** The simulator of `/__flows`: its drawing follows what is active, its steps have names, and a transition can be taken by itself. */
import { describe, expect, test } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import type { ChartModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import { following, opened, type View } from '@iridia/chartkit/live/camera';
import { drawingOf, type DrawnBox, type Drawing } from '@iridia/chartkit/live/drawn';
import { firstOf } from '@iridia/chartkit/live/first';
import { boxesToFollow, leavesOf, partShowing } from '@iridia/chartkit/live/following';
import { revealed } from '@iridia/chartkit/live/folding';
import { graphOf, type Detail } from '@iridia/chartkit/live/graph';
import { entered, speaker } from '@iridia/chartkit/live/outcomes';
import { activeIds, begin, possible, take, type Simulation } from '@iridia/chartkit/live/simulation';
import { laidOut } from '../../scripts/document/flows/laid.ts';
import { flowPages } from '../../scripts/document/flows/page.ts';

const { pages } = flowPages();
const flowOf = (chart: string) => pages.find(({ flow }) => flow.machine === chart)!.flow;
const modelOf = (chart: string) => models.find(({ name }) => name === chart) as ChartModel<any>;
const board = { width: 880, height: 780 };

const isOnBoard = ({ x, y, scale }: View, box: DrawnBox): boolean =>
  x + box.x * scale >= 0 &&
  y + box.y * scale >= 0 &&
  x + (box.x + box.width) * scale <= board.width &&
  y + (box.y + box.height) * scale <= board.height;

async function draw(chart: string, detail: Detail): Promise<Drawing> {
  const graph = graphOf(flowOf(chart), detail);
  return drawingOf(await laidOut(graph), graph);
}

/** Takes the step that was taken least often, so that a walk gets around. */
function onward(model: ChartModel<any>, simulation: Simulation, counts: Map<string, number>): Simulation | null {
  const steps = possible(model, simulation).filter(({ places }) => places.length > 0);
  const rank = ({ places }: (typeof steps)[number]) => counts.get(places.join()) ?? 0;
  const [step] = steps.toSorted((one, other) => rank(one) - rank(other));
  if (!step) return null;
  counts.set(step.places.join(), rank(step) + 1);
  return take(simulation, step);
}

describe('the drawing follows', () => {
  test.each(pages.map(({ flow }) => flow.machine))('%s: what a step enters is on the board', { timeout: 120_000 }, async (chart) => {
    const model = modelOf(chart);
    const flow = flowOf(chart);
    const counts = new Map<string, number>();
    let simulation: Simulation = begin(model);
    const first = await firstOf(flow, laidOut);
    let { detail } = first;
    let drawing = drawingOf(first.laid, first.graph);
    let view = opened(board, drawing, partShowing(drawing, leavesOf(activeIds(simulation))[0]!));
    for (let count = 0; count < 12; count += 1) {
      const next = onward(model, simulation, counts);
      if (!next) break;
      const before = activeIds(simulation);
      const active = activeIds(next);
      const isNew = leavesOf(active).filter((id) => !before.has(id));
      const folded = isNew.reduce((set, id) => revealed(flow, set, id), detail.folded);
      if (folded !== detail.folded) {
        detail = { ...detail, folded };
        drawing = await draw(chart, detail);
      }
      view = following(view, board, boxesToFollow(drawing, { before, active, taken: new Set(next.taken.at(-1)!.places) }));
      for (const id of isNew) expect(partShowing(drawing, id)?.id).toBe(id);
      const [leaf] = isNew;
      if (leaf !== undefined) expect(isOnBoard(view, partShowing(drawing, leaf)!)).toBe(true);
      simulation = next;
    }
  });

  test('a box that is on the board moves nothing, and one that has no room does not push out the first', () => {
    const view = { x: 0, y: 0, scale: 1 };
    const box = { x: 300, y: 300, width: 100, height: 40 };
    expect(following(view, board, [box])).toEqual(view);
    expect(following(view, board, [])).toEqual(view);
    const far = following(view, board, [{ ...box, x: 4000 }, box]);
    expect(isOnBoard(far, { ...box, x: 4000 })).toBe(true);
    expect(isOnBoard(far, box)).toBe(false);
  });
});

describe('steps have names', () => {
  const named = (answer: unknown) => Object.entries(codes).find(([, code]) => code === answer)?.[0] ?? null;
  const wordsAfter = (chart: string, ...events: string[]): string[] => {
    const model = modelOf(chart);
    const speak = speaker(flowOf(chart), named);
    let simulation = begin(model);
    for (const event of events) {
      const step = possible(model, simulation).find((other) => speak(other.event, other.places).startsWith(event))!;
      simulation = take(simulation, step);
    }
    return possible(model, simulation).map(({ event, places }) => speak(event, places));
  };

  test('an answer has the name that it gives itself, that of the contract, or that of what the chart decides', () => {
    expect(wordsAfter('payment', 'purchase.requested')).toEqual(
      expect.arrayContaining(['openCheckout answers: refused', 'openCheckout answers: opened', 'openCheckout fails: offline']),
    );
    const asked = wordsAfter('payment', 'purchase.requested', 'openCheckout answers: opened', 'frame.reported');
    expect(asked).toEqual(expect.arrayContaining(['readStatus answers: paid', 'readStatus answers: failed', 'readStatus answers: absent']));
    expect(asked).toEqual(expect.arrayContaining(['after 5 min (pollTimeout)', 'after 3 s (pollInterval)', 'tab.woke (now 5 min)']));
    expect(wordsAfter('job', 'createJob answers: accepted')).toEqual(
      expect.arrayContaining(['job.reported (job queued)', 'job.reported (job failed)']),
    );
  });

  test.each(models.map(({ name }) => name))(
    '%s: none shows its data instead, and answers that lead different ways have different names',
    (chart) => {
      const model = modelOf(chart);
      const speak = speaker(flowOf(chart), named);
      const counts = new Map<string, number>();
      let simulation: Simulation | null = begin(model);
      for (let count = 0; simulation && count < 20; count += 1) {
        const ways = new Map<string, string>();
        for (const { event, places } of possible(model, simulation)) {
          const words = speak(event, places);
          expect(words).not.toMatch(/xstate\.|output|\{"|\[object/);
          if (!event.type.startsWith('xstate.done.actor.')) continue;
          expect(ways.get(words) ?? places.join(), `two answers are both called ${words}`).toBe(places.join());
          ways.set(words, places.join());
        }
        simulation = onward(model, simulation, counts);
      }
    },
  );

  test('a step names where it leads', () => {
    const model = modelOf('payment');
    const start = begin(model);
    const [step] = possible(model, start);
    expect(entered(activeIds(start), activeIds(step!))).toEqual([expect.stringMatching(/opening$/)]);
  });
});

test('the steps of a simulation name the transitions that they take, so that each of them can be clicked', () => {
  const model = modelOf('payment');
  const start = begin(model);
  expect(possible(model, start).map(({ places }) => places)).toEqual([
    ['payment.closed · purchase.requested · 0'],
    ['payment.closed · purchase.requested · 0'],
    ['payment.closed · payment.resumed · 0'],
  ]);
});
