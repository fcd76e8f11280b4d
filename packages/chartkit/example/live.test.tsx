import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { afterAll, describe, expect, test } from 'vitest';
import { startingContext } from '../chart/internals.ts';
import { describe as describeChart } from '../export/describe.ts';
import type { FlowPage } from '../export/flow.ts';
import { drawingOf } from '../live/drawn.ts';
import { graphOf } from '../live/graph.ts';
import { layouts } from '../live/laid.ts';
import { speaker } from '../live/outcomes.ts';
import { ChartsPage } from '../live/page.tsx';
import { activeIds, begin, possible, take } from '../live/simulation.ts';
import { noteMachine } from './note.machine.ts';
import { noteModel } from './note.model.ts';

const flow = describeChart('note', noteMachine, startingContext(noteMachine, undefined));
const page: FlowPage = { flow, text: '', config: '', mermaid: '', lines: {}, rules: {}, tests: {}, walks: {} };
const folder = mkdtempSync(join(tmpdir(), 'chartkit-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page of charts', () => {
  test('lists the charts by the links of its product, and shows the one that is asked for', () => {
    const html = renderToString(
      <ChartsPage
        name="note"
        pages={[page]}
        relays={[]}
        models={[noteModel]}
        ChartLink={({ chart, children }) => <a href={`/charts/${chart}`}>{children}</a>}
      />,
    );
    expect(html).toContain('href="/charts/note"');
    expect(html).toContain('text.changed');
  });

  test('draws a chart in places that elk computes once', async () => {
    const { laidFirst, laidOut } = layouts(folder);
    const { folded, isBrief } = await laidFirst(flow);
    const graph = graphOf(flow, { folded: new Set(folded), isBrief });
    const drawing = drawingOf(await laidOut(graph), graph);
    expect(drawing.parts.map(({ id }) => id)).toEqual(expect.arrayContaining(['note.writing', 'note.saving', 'note.saved']));
    expect(await laidOut(graph)).toEqual(await layouts(folder).laidOut(graph));
  });

  test('takes a chart through its cases, and names them', () => {
    const speak = speaker(flow, () => null);
    let simulation = begin(noteModel);
    for (const wanted of ['text.changed', 'note.saved']) {
      const step = possible(noteModel, simulation).find(({ event }) => event.type === wanted)!;
      simulation = take(simulation, step);
    }
    expect([...activeIds(simulation)]).toEqual(['note', 'note.saving']);
    expect(possible(noteModel, simulation).map(({ event, places }) => speak(event, places))).toEqual([
      'saveNote answers: not refused',
      'saveNote answers: refused',
      'saveNote fails: offline',
    ]);
  });
});
