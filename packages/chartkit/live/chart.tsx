/** One chart: its drawing, and what one can do with it. */
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ChartModel } from '../chart/model.ts';
import { Board } from './board.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { ChartDrawing } from './drawing.tsx';
import { ExportPanel } from './export-panel.tsx';
import type { FlowPage, Relay } from '../export/flow.ts';
import type { LoadBuilt } from './layout.ts';
import { LivePanel, recordsOf, useTabs, type Watching } from './live-panel.tsx';
import { speaker, type AnswerName } from './outcomes.ts';
import { Overview } from './overview.tsx';
import { stateNamed } from './pick.ts';
import type { Sheet } from './sheet.ts';
import { begin, possible, take } from './simulation.ts';
import { Simulator } from './simulator.tsx';
import { Tabs } from './tabs.tsx';
import { useMoment } from './use-moment.ts';
import { useView } from './use-view.ts';
import { ViewTools } from './view-tools.tsx';

const panels = ['Simulate', 'Live', 'Details', 'Export'] as const;
type PanelName = (typeof panels)[number];

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
  const [chosen, setChosen] = useState<string | null>(null);
  const [simulation, setSimulation] = useState(() => begin(model));
  const [runs, setRuns] = useState(false);
  const [watching, setWatching] = useState<Watching>({ source: '', at: null });
  const [message, setMessage] = useState('');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const speak = useMemo(() => speaker(flow, named), [flow, named]);
  const steps = useMemo(() => possible(model, simulation), [model, simulation]);
  const tabs = useTabs();
  const records = recordsOf(tabs, watching);
  const { active, taken, can } = useMoment({ flow, panel, simulation, steps, records, watching });
  const view = useView({ page, load, sheet, active, taken });
  const { laid, reveal } = view;

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

  const facts = laid
    ? `${flow.states.length} states · ${flow.transitions.length} transitions · laid out in ${Math.ceil(laid.ms)} ms${laid.isBuilt ? ' (kept from the build)' : ''}`
    : 'Laying out…';
  return (
    <>
      <div className="whole">
        {laid && sheet && <Overview drawing={laid.drawing} active={active} chosen={chosen} sheet={sheet} moved={view.moved} />}
      </div>
      <Board ready={setSheet} moved={view.moved} tools={<ViewTools flow={flow} view={view} sheet={sheet} />} facts={facts}>
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
            fold={view.fold}
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
