/** The product's flows, drawn from the charts that run them: for developers and testers, in English only. */
import './charts.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pages, tells } from 'virtual:flows';
import type { ChartModel } from '../../../machines/kit/model.ts';
import { models } from '../../../machines/models.ts';
import { Head } from '../../routing/head.tsx';
import { Link } from '../../routing/link.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { Board, type Sheet } from './board.tsx';
import { ChartDrawing } from './drawing.tsx';
import type { FlowPage } from './flow.ts';
import { layOut, type Laid } from './layout.ts';
import { idsOf } from './live.ts';
import { LivePanel, recordsOf, useTabs, type Watching } from './live-panel.tsx';
import { found, stateNamed } from './pick.ts';
import { Simulator } from './simulator.tsx';
import { activeIds, begin } from './simulation.ts';
import { ExportPanel, StatePanel } from './state-panel.tsx';

const panels = ['Simulate', 'Live', 'State', 'Export'] as const;
type PanelName = (typeof panels)[number];

/** The chart that `/__flows/<chart>` shows; the first one without a name. */
const chartIn = (path: string): string => path.split('/')[2] || pages[0]!.flow.machine;
const pageOf = (name: string): FlowPage | undefined => pages.find(({ flow }) => flow.machine === name);

// The drawing of the first chart is on its way while the page is hydrated.
if (!import.meta.env.SSR) {
  const first = pageOf(chartIn(location.pathname));
  if (first) void layOut(first.flow);
}

export default function Flows({ path }: PageProps) {
  const name = chartIn(path);
  const [query, setQuery] = useState('');
  const page = pageOf(name);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector(`a[href$="/${name}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [name]);
  const hits = useMemo(() => new Map(pages.map(({ flow }) => [flow.machine, found(flow, query)])), [query]);
  return (
    <div lang="en" className="charts">
      <Head path={path} title={`${name} · Flows`} description="Every flow of the product as a statechart." />
      <aside aria-label="Charts">
        <h1>Flows</h1>
        <label>
          Search states and events
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <nav aria-label="Charts">
          <ul ref={list}>
            {pages
              .filter(({ flow }) => query === '' || (hits.get(flow.machine)?.size ?? 0) > 0)
              .map(({ flow }) => (
                <li key={flow.machine}>
                  <Link to={`/__flows/${flow.machine}`} aria-current={flow.machine === name ? 'page' : undefined}>
                    {flow.machine} <small>{query === '' ? flow.states.length : hits.get(flow.machine)?.size}</small>
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </aside>
      {page ? <Chart key={name} page={page} hits={hits.get(name) ?? new Set()} /> : <p>There is no chart {name}.</p>}
    </div>
  );
}

/** The drawing of a chart with these states folded; null until it is laid out. */
function useDrawing({ flow }: FlowPage, folded: ReadonlySet<string>) {
  const [laid, setLaid] = useState<Laid | null>(null);
  useEffect(() => {
    let isWanted = true;
    void layOut(flow, folded).then((next) => isWanted && setLaid(next));
    return () => {
      isWanted = false;
    };
  }, [flow, folded]);
  return laid;
}

function Chart({ page, hits }: { page: FlowPage; hits: ReadonlySet<string> }) {
  const { flow, walks } = page;
  const model = models.find(({ name }) => name === flow.machine) as ChartModel<any>;
  const [panel, setPanel] = useState<PanelName>('Simulate');
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const [simulation, setSimulation] = useState(() => begin(model));
  const [runs, setRuns] = useState(false);
  const [watching, setWatching] = useState<Watching>({ source: '', at: null });
  const [said, setSaid] = useState('');
  const sheetRef = useRef<Sheet>(null);
  const laid = useDrawing(page, folded);
  const tabs = useTabs();

  const records = recordsOf(tabs, watching);
  const until = watching.at ?? records.length - 1;
  const record = panel === 'Live' ? records.slice(0, until + 1).findLast(({ chart }) => chart === flow.machine) : undefined;
  const active = useMemo(
    () => (panel === 'Live' ? (record ? idsOf(record.chart, record.value) : new Set<string>()) : activeIds(simulation)),
    [panel, record, simulation],
  );
  const taken = useMemo(() => new Set(record?.taken), [record]);

  const choose = useCallback(
    (id: string) => {
      setChosen(id);
      setPanel('State');
      history.replaceState(history.state, '', `#${id.slice(flow.machine.length + 1)}`);
    },
    [flow],
  );
  const fold = useCallback(
    (id: string) =>
      setFolded((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set(before).add(id))),
    [],
  );

  const isLaid = laid !== null;
  useEffect(() => {
    if (!isLaid) return undefined;
    const go = () => {
      const named = stateNamed(flow, location.hash);
      if (named) {
        setChosen(named);
        setPanel('State');
        sheetRef.current?.show(named);
      } else sheetRef.current?.open();
    };
    go();
    addEventListener('hashchange', go);
    return () => removeEventListener('hashchange', go);
  }, [isLaid, flow]);
  useEffect(() => {
    const [first] = hits;
    if (first !== undefined) sheetRef.current?.show(first);
  }, [hits]);

  const facts = laid
    ? `${flow.states.length} states · ${flow.transitions.length} transitions · laid out in ${Math.ceil(laid.ms)} ms${laid.isBuilt ? ' (kept from the build)' : ''}`
    : 'Laying out…';
  return (
    <>
      <Board sheetRef={sheetRef} facts={facts}>
        {laid && (
          <ChartDrawing
            drawing={laid.drawing}
            walks={walks}
            name={flow.machine}
            active={active}
            taken={taken}
            found={hits}
            chosen={chosen}
            choose={choose}
            fold={fold}
          />
        )}
      </Board>
      <aside aria-label="Tools">
        <div className="row" role="tablist">
          {panels.map((name) => (
            <button type="button" key={name} role="tab" aria-selected={name === panel} onClick={() => setPanel(name)}>
              {name}
            </button>
          ))}
        </div>
        <p role="status">{said}</p>
        {panel === 'Simulate' && <Simulator model={model} simulation={simulation} runs={runs} change={setSimulation} run={setRuns} />}
        {panel === 'Live' && <LivePanel chart={flow.machine} watching={watching} watch={setWatching} say={setSaid} />}
        {panel === 'State' && <StatePanel page={page} id={chosen ?? flow.id} />}
        {panel === 'Export' && <ExportPanel page={page} tells={tells} say={setSaid} />}
      </aside>
    </>
  );
}
