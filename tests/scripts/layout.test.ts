/** The drawings of `/__flows`: every state and transition of every chart is in them, and no arrow runs through words. */
import ELK from 'elkjs/lib/elk.bundled.js';
import { describe, expect, test } from 'vitest';
import { fitScale, opened, readable } from '@iridia/chartkit/live/camera';
import { crossings, drawingOf, textBoxOf, type Drawing } from '@iridia/chartkit/live/drawn';
import type { Flow } from '@iridia/chartkit/export/flow';
import { ladder } from '@iridia/chartkit/live/first';
import { revealed, toggled } from '@iridia/chartkit/live/folding';
import { partShowing } from '@iridia/chartkit/live/following';
import { graphOf, whole, type Detail } from '@iridia/chartkit/live/graph';
import { found, stateNamed } from '@iridia/chartkit/live/pick';
import { laidFirst, laidOut } from '../../scripts/document/flows/laid.ts';
import { flowPages } from '../../scripts/document/flows/page.ts';

const { pages, relays } = flowPages();
const elk = new ELK();

async function draw(flow: Flow, detail: Detail = whole): Promise<Drawing> {
  const graph = graphOf(flow, detail);
  return drawingOf(await laidOut(graph), graph);
}

const overlapping = (drawing: Drawing): string[] => {
  const words = drawing.parts.flatMap((part) => {
    const box = textBoxOf(part);
    const returns = new Set(part.part.kind === 'state' ? part.part.returns.map(({ id }) => id) : []);
    return box ? [{ id: part.id, returns, ...box }] : [];
  });
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter(
        (other) =>
          !one.returns.has(other.id) &&
          one.x + 1 < other.x + other.width &&
          other.x + 1 < one.x + one.width &&
          one.y + 1 < other.y + other.height &&
          other.y + 1 < one.y + one.height,
      )
      .map((other) => `${one.id} over ${other.id}`),
  );
};

describe.each(pages.map((page) => [page.flow.machine, page] as const))('%s', (_, { flow, lines, walks }) => {
  test('is drawn whole, with no arrow through words and no words over others', { timeout: 60_000 }, async () => {
    const drawing = await draw(flow);
    const drawn = new Set(drawing.parts.map(({ id }) => id));
    expect(flow.states.filter(({ id }) => !drawn.has(id))).toEqual([]);
    for (const { place, targets } of flow.transitions) if (targets.length > 0) expect(drawn).toContain(`transition:${place}`);
    expect(crossings(drawing)).toEqual([]);
    expect(overlapping(drawing)).toEqual([]);
  });

  test('has a place in the source for every state, and a count of walks for every transition', () => {
    for (const { id } of flow.states) expect(lines[id]?.line).toBeGreaterThan(0);
    expect(flow.transitions.filter(({ place }) => !(walks[place]! > 0)).map(({ place }) => place)).toEqual([]);
  });
});

test('a crossing would be found', async () => {
  const drawing = await draw(pages.find(({ flow }) => flow.machine === 'payment')!.flow);
  const part = drawing.parts.find(({ id }) => id === 'payment.closed')!;
  const through = {
    id: 'x',
    places: [],
    isEnd: true,
    points: [
      { x: part.x - 5, y: part.y + 10 },
      { x: part.x + part.width + 5, y: part.y + 10 },
    ],
  };
  expect(crossings({ ...drawing, lines: [through] })).toEqual(['x through payment.closed']);
});

test('the drawing that comes with the build is the one that the worker would make', async () => {
  const { flow } = pages.find((page) => page.flow.machine === 'payment')!;
  const graph = graphOf(flow);
  expect(drawingOf(await laidOut(graph), graph)).toEqual(drawingOf(await elk.layout(graph.root), graph));
});

test('folding a state hides what is inside it, and nothing else', async () => {
  const { flow } = pages.find((page) => page.flow.machine === 'payment')!;
  const drawing = await draw(flow, { folded: new Set(['payment.open.paying']), isBrief: false });
  const ids = drawing.parts.map(({ id }) => id);
  expect(ids).toContain('payment.open.paying');
  expect(ids.filter((id) => id.startsWith('payment.open.paying.'))).toEqual([]);
  expect(ids).toContain('transition:payment.open.paying.status.polling · tab.woke · 0');
  expect(crossings(drawing)).toEqual([]);
});

const flowOf = (chart: string) => pages.find(({ flow }) => flow.machine === chart)!.flow;

test.each(pages.map(({ flow }) => [flow.machine, flow] as const))(
  '%s shows first what can be read',
  { timeout: 60_000 },
  async (_, flow) => {
    const { folded, isBrief, laid } = await laidFirst(flow);
    const drawing = drawingOf(laid, graphOf(flow, { folded: new Set(folded), isBrief }));
    expect(crossings(drawing)).toEqual([]);
    expect(overlapping(drawing)).toEqual([]);
    // Every state is in the drawing, or inside one that is folded.
    for (const { id } of flow.states) expect(partShowing(drawing, id)).not.toBeNull();
    const board = { width: 880, height: 780 };
    const view = opened(board, drawing, null);
    expect(view.scale).toBeGreaterThanOrEqual(readable);
    // What does not fit is shown from its beginning, with nothing that could still be folded.
    const isWhole = fitScale(board, drawing) >= readable;
    expect(isWhole || ladder(flow).at(-1)!.folded.size === folded.length).toBe(true);
  },
);

test('many transitions that lead back to a state are named where they start, in its box', async () => {
  const flow = flowOf('payment');
  const closing = flow.transitions.find(({ place }) => place === 'payment.open · payment.closed · 0')!;
  const sources = ['payment.ended.succeeded', 'payment.ended.absent', 'payment.ended.expired'];
  const more = sources.map((source) => ({ ...closing, source, place: `${source} · payment.closed · 0` }));
  const drawing = await draw({ ...flow, transitions: [...flow.transitions, ...more] }, whole);
  const back = drawing.parts.find(({ id }) => id === 'transition:payment.ended.absent · payment.closed · 0')!;
  const absent = drawing.parts.find(({ id }) => id === 'payment.ended.absent')!;
  const [first] = back.part.kind === 'transition' ? back.part.lines : [];
  expect(first?.text).toBe('payment.closed ↩ closed');
  expect(back.y).toBeGreaterThan(absent.y);
  expect(back.x + back.width).toBeLessThanOrEqual(absent.x + absent.width);
  expect(back.y + back.height).toBeLessThanOrEqual(absent.y + absent.height);
});

test('parallel arrows are one: two states are joined by a single line to the words and a single one from them', async () => {
  for (const { flow } of pages) {
    const { root } = graphOf(flow);
    const ends = root.edges!.map(({ sources, targets }) => `${sources[0]} → ${targets[0]}`);
    expect(ends).toEqual([...new Set(ends)]);
  }
});

test('what hides a state is unfolded, and its neighbors stay folded', () => {
  const flow = flowOf('payment');
  const folded = new Set(['payment.open.paying']);
  expect(revealed(flow, folded, 'payment.closed')).toBe(folded);
  expect(revealed(flow, folded, 'payment.open.paying.status.polling.checking')).toEqual(new Set(['payment.open.paying.frame']));
  expect(toggled(flow, folded, 'payment.open.paying')).toEqual(new Set(['payment.open.paying.frame', 'payment.open.paying.status']));
  expect(toggled(flow, new Set(), 'payment.open.paying')).toEqual(folded);
});

test('a search finds states and events by their words; an address names a state', () => {
  const { flow } = pages.find((page) => page.flow.machine === 'payment')!;
  expect(found(flow, '5 min')).toContain('payment.open.paying · xstate.after.pollTimeout.payment.open.paying · 0');
  expect(found(flow, 'checking')).toContain('payment.open.paying.status.polling.checking');
  expect(found(flow, '')).toEqual(new Set());
  expect(stateNamed(flow, '#paying')).toBe('payment.open.paying');
  expect(stateNamed(flow, '#polling')).toBe('payment.open.paying.status.polling');
  expect(stateNamed(flow, '#nothing')).toBeNull();
});

test('the wiring names charts that there are', () => {
  const names = new Set(pages.map(({ flow }) => flow.machine));
  for (const { from, to } of relays) expect([names.has(from), names.has(to)]).toEqual([true, true]);
});
