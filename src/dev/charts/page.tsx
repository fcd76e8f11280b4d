/** The product's flows, drawn from the charts that run them: for developers and testers, in English only. */
import './charts.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { drawings, pages, tells } from 'virtual:flows';
import { codes } from '../../../contract/facts/codes.ts';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import type { ChartModel } from '../../../machines/kit/model.ts';
import { models } from '../../../machines/models.ts';
import { Head } from '../../routing/head.tsx';
import { Link } from '../../routing/link.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { Chart } from './chart.tsx';
import type { FlowPage } from './flow.ts';
import { layOut } from './layout.ts';
import type { AnswerName } from './outcomes.ts';
import { found } from './pick.ts';

const nothing: ReadonlySet<string> = new Set();
const charts = new Map(models.map(({ name, machine }) => [name, machine as AnyStateMachine]));

/** The chart that `/__flows/<chart>` shows; the first one without a name. */
const chartIn = (path: string): string => path.split('/')[2] || pages[0]!.flow.machine;
const pageOf = (name: string): FlowPage | undefined => pages.find(({ flow }) => flow.machine === name);
const modelOf = (chart: string) => models.find(({ name }) => name === chart) as ChartModel<any>;

const nameIn = (names: Readonly<Record<string, number>>, value: number) =>
  Object.entries(names).find(([, number]) => number === value)?.[0] ?? null;

/** The contract's name for a number that the server answers. */
const named: AnswerName = (answer, actor) => {
  if (typeof answer !== 'number') return null;
  return actor === 'readStatus' ? nameIn(transactionStatuses, answer) : nameIn(codes, answer);
};

// The drawing of the first chart is on its way while the page is hydrated.
if (!import.meta.env.SSR) {
  const first = pageOf(chartIn(location.pathname));
  if (first) void layOut(first.flow, null, drawings[first.flow.machine]);
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
      {page ? (
        <Chart
          key={name}
          page={page}
          tells={tells}
          model={modelOf(name)}
          charts={charts}
          hits={hits.get(name) ?? nothing}
          named={named}
          load={drawings[name]}
        />
      ) : (
        <p>There is no chart {name}.</p>
      )}
    </div>
  );
}
