/** One chart: its drawing, and what one can do with it. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ChartModel } from '../chart/model.ts';
import { Board } from './board.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { ChartDrawing } from './drawing.tsx';
import type { Drawing } from './drawn.ts';
import { ExportPanel } from './export-panel.tsx';
import { outline } from './first.ts';
import type { FlowPage, Relay } from '../export/flow.ts';
import { boxesToFollow, leavesOf, partShowing } from './following.ts';
import { revealed, toggled } from './folding.ts';
import { whole, type Detail } from './graph.ts';
import { layOut, type Laid, type LoadBuilt } from './layout.ts';
import { idsOf } from './records.ts';
import { LivePanel, recordsOf, useTabs, type Watching } from './live-panel.tsx';
import { speaker, type AnswerName } from './outcomes.ts';
import { Overview } from './overview.tsx';
import { stateNamed } from './pick.ts';
import type { Sheet } from './sheet.ts';
import { activeIds, begin, possible, take } from './simulation.ts';
import { Simulator } from './simulator.tsx';
import { Tabs } from './tabs.tsx';

const panels = ['Simulate', 'Live', 'Details', 'Export'] as const;
type PanelName = (typeof panels)[number];

const nothing: ReadonlySet<string> = new Set();

/** The drawing of a chart in this detail, null for what it shows first; null until it is laid out. */
function useDrawing({ flow }: FlowPage, detail: Detail | null, load: LoadBuilt | undefined) {
  const [laid, setLaid] = useState<Laid | null>(null);
  useEffect(() => {
    let isWanted = true;
    void layOut(flow, detail, load).then((next) => isWanted && setLaid(next));
    return () => {
      isWanted = false;
    };
  }, [flow, detail, load]);
  return laid;
}

type Props = {
  page: FlowPage;
  relays: readonly Relay[];
  model: ChartModel<any>;
  charts: ReadonlyMap<string, AnyStateMachine>;
  hits: ReadonlySet<string>;
  named: AnswerName;
  load?: LoadBuilt;
};

export function Chart({ page, relays, model, charts, hits, named, load }: Props) {
  const { flow, walks } = page;
  const [panel, setPanel] = useState<PanelName>('Simulate');
  const [detail, setDetail] = useState<Detail | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [simulation, setSimulation] = useState(() => begin(model));
  const [runs, setRuns] = useState(false);
  const [follows, setFollows] = useState(true);
  const [watching, setWatching] = useState<Watching>({ source: '', at: null });
  const [message, setMessage] = useState('');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const laid = useDrawing(page, detail, load);
  const tabs = useTabs();
  const speak = useMemo(() => speaker(flow, named), [flow, named]);
  const steps = useMemo(() => possible(model, simulation), [model, simulation]);

  const isLive = panel === 'Live';
  const records = recordsOf(tabs, watching);
  const until = watching.at ?? records.length - 1;
  const record = isLive ? records.slice(0, until + 1).findLast(({ chart }) => chart === flow.machine) : undefined;
  const active = useMemo(() => {
    if (isLive) return record ? idsOf(record.chart, record.value) : nothing;
    return activeIds(simulation);
  }, [isLive, record, simulation]);
  const taken = useMemo(() => new Set(isLive ? record?.taken : simulation.taken.at(-1)?.places), [isLive, record, simulation]);
  const can = useMemo(() => (panel === 'Simulate' ? new Set(steps.flatMap(({ places }) => places)) : null), [panel, steps]);

  /** What the next layout keeps where it is, and then brings into the middle. */
  const anchor = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);
  const drawnBefore = useRef<Drawing | null>(null);
  const activeBefore = useRef<ReadonlySet<string>>(active);
  /** The states before the last step, which a layout that comes after it follows as well. */
  const leftBehind = useRef(nothing);

  const shown = laid?.detail;
  const change = useCallback((next: (detail: Detail) => Detail) => setDetail((before) => next(before ?? shown ?? whole)), [shown]);
  const fold = useCallback(
    (id: string) => {
      anchor.current = id;
      change((before) => ({ ...before, folded: toggled(flow, before.folded, id) }));
    },
    [change, flow],
  );
  /** Brings a state or a transition into the middle, unfolded where it is hidden. */
  const reveal = useCallback(
    (id: string) => {
      if (!laid) return;
      const source = flow.transitions.find(({ place }) => place === id)?.source ?? id;
      const folded = revealed(flow, laid.detail.folded, source);
      if (folded === laid.detail.folded) {
        const box =
          laid.drawing.parts.find(({ id: other }) => other === id || other === `transition:${id}`) ?? partShowing(laid.drawing, source);
        return box && sheet?.show(box);
      }
      wanted.current = id;
      setDetail({ ...laid.detail, folded });
    },
    [flow, laid, sheet],
  );

  const choose = useCallback(
    (id: string) => {
      setChosen(id);
      setPanel('Details');
      history.replaceState(history.state, '', `#${id.slice(flow.machine.length + 1)}`);
    },
    [flow],
  );
  const act = useCallback(
    (place: string) => {
      if (panel !== 'Simulate') {
        setChosen(place);
        setPanel('Details');
        return;
      }
      const cases = steps.filter(({ places }) => places.includes(place));
      const [step] = cases;
      if (step) {
        setSimulation(take(simulation, step));
        setMessage(`${speak(step.event, step.places)}${cases.length > 1 ? `: the first of ${cases.length} cases` : ''}`);
        return;
      }
      const { source } = flow.transitions.find((transition) => transition.place === place)!;
      setMessage(active.has(source) ? 'No case of the model takes this transition now.' : `Not now: ${source} is not active.`);
    },
    [panel, steps, simulation, speak, flow, active],
  );

  // A new layout: the first is opened, in a later one what was unfolded keeps its place.
  const onLaid = useEffectEvent(({ drawing }: Laid, on: Sheet) => {
    const before = drawnBefore.current;
    drawnBefore.current = drawing;
    const [first = flow.id] = leavesOf(active);
    if (!before) return on.open(drawing, partShowing(drawing, first));
    const kept = anchor.current ?? first;
    const id = wanted.current;
    anchor.current = null;
    wanted.current = null;
    on.redraw(drawing, partShowing(before, kept), partShowing(drawing, kept));
    if (id !== null) reveal(id);
    else if (follows) on.follow(boxesToFollow(drawing, { before: leftBehind.current, active, taken }));
  });
  useEffect(() => {
    if (laid && sheet) onLaid(laid, sheet);
  }, [laid, sheet]);

  // A step: what it entered is unfolded and brought onto the board.
  const onStep = useEffectEvent((before: ReadonlySet<string>) => {
    if (!follows || !laid || !sheet) return;
    sheet.follow(boxesToFollow(laid.drawing, { before, active, taken }));
    const entered = leavesOf(active).filter((id) => !before.has(id));
    const folded = entered.reduce((set, id) => revealed(flow, set, id), laid.detail.folded);
    if (folded !== laid.detail.folded) setDetail({ ...laid.detail, folded });
  });
  useEffect(() => {
    const before = activeBefore.current;
    activeBefore.current = active;
    leftBehind.current = before;
    if (before !== active) onStep(before);
  }, [active]);

  const onAddress = useEffectEvent(() => {
    const state = stateNamed(flow, location.hash);
    if (!state) return;
    setChosen(state);
    setPanel('Details');
    reveal(state);
  });
  const isLaid = laid !== null && sheet !== null;
  useEffect(() => {
    if (!isLaid) return undefined;
    const go = () => onAddress();
    go();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, [isLaid]);
  const onHits = useEffectEvent((found: ReadonlySet<string>) => {
    const [first] = found;
    if (first !== undefined) reveal(first);
  });
  useEffect(() => {
    // The marks of what was found are painted first, however fast somebody types.
    const frame = requestAnimationFrame(() => onHits(hits));
    return () => cancelAnimationFrame(frame);
  }, [hits]);

  const follow = () => {
    setFollows(!follows);
    if (!follows && laid) sheet?.follow(boxesToFollow(laid.drawing, { before: nothing, active, taken }));
  };
  const moved = useCallback(() => setFollows(false), []);
  const isFolded = (laid?.detail.folded.size ?? 0) > 0;
  const isBrief = laid?.detail.isBrief ?? false;
  const facts = laid
    ? `${flow.states.length} states · ${flow.transitions.length} transitions · laid out in ${Math.ceil(laid.ms)} ms${laid.isBuilt ? ' (kept from the build)' : ''}`
    : 'Laying out…';
  const tools = (
    <>
      <button type="button" aria-pressed={follows} title="Keeps the active states on the board" onClick={follow}>
        Follow
      </button>
      {outline(flow).size > 0 && (
        <>
          <button type="button" onClick={() => change((before) => ({ ...before, folded: outline(flow) }))}>
            Fold all
          </button>
          <button type="button" disabled={!isFolded} onClick={() => change((before) => ({ ...before, folded: nothing }))}>
            Unfold all
          </button>
        </>
      )}
      <button type="button" aria-pressed={!isBrief} onClick={() => change((before) => ({ ...before, isBrief: !before.isBrief }))}>
        Actions
      </button>
      <button type="button" onClick={() => sheet?.fit()}>
        Fit
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => sheet?.zoom(0.8)}>
        −
      </button>
      <button type="button" aria-label="Zoom in" onClick={() => sheet?.zoom(1.25)}>
        +
      </button>
    </>
  );
  return (
    <>
      <div className="whole">
        {laid && sheet && <Overview drawing={laid.drawing} active={active} chosen={chosen} sheet={sheet} moved={moved} />}
      </div>
      <Board ready={setSheet} moved={moved} tools={tools} facts={facts}>
        {laid && (
          <ChartDrawing
            drawing={laid.drawing}
            walks={walks}
            name={flow.machine}
            active={active}
            taken={taken}
            possible={can}
            found={hits}
            chosen={chosen}
            choose={choose}
            fold={fold}
            act={act}
          />
        )}
      </Board>
      <aside aria-label="Tools">
        <Tabs label="What to do with the chart" tabs={panels} value={panel} choose={(name) => setPanel(name)}>
          <p role="status">{message}</p>
          {panel === 'Simulate' && (
            <Simulator model={model} simulation={simulation} steps={steps} runs={runs} speak={speak} change={setSimulation} run={setRuns} />
          )}
          {panel === 'Live' && (
            <LivePanel chart={flow.machine} charts={charts} speak={speak} watching={watching} watch={setWatching} report={setMessage} />
          )}
          {panel === 'Details' && <DetailsPanel page={page} chosen={chosen ?? flow.id} records={records} speak={speak} />}
          {panel === 'Export' && <ExportPanel page={page} relays={relays} report={setMessage} />}
        </Tabs>
      </aside>
    </>
  );
}
