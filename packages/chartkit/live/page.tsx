/** The page of all charts of a product: a list with a search, and the chart that is shown. In English only: it is for developers and testers. */
import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { ChartModel } from '../chart/model.ts';
import type { FlowPage, Relay } from '../export/flow.ts';
import { Chart } from './chart.tsx';
import type { LoadBuilt } from './layout.ts';
import type { AnswerName } from './outcomes.ts';
import { found } from './pick.ts';

const nothing: ReadonlySet<string> = new Set();

/** What a product passes to the page about its charts. */
export type Charts = {
  readonly pages: readonly FlowPage[];
  /** The rows of its wiring. */
  readonly relays: readonly Relay[];
  readonly models: readonly ChartModel<any>[];
  /** Loads what a chart shows first, by chart; one without an entry is laid out in the browser. */
  readonly drawings?: Readonly<Record<string, LoadBuilt>>;
  /** The product's names for the answers of its actors. */
  readonly named?: AnswerName;
};

type Props = Charts & {
  /** The name of the chart that is shown. */
  readonly name: string;
  /** A link to the page of a chart, by the product's router; the one of the chart that is shown has `aria-current`. */
  readonly ChartLink: ComponentType<{ chart: string; isCurrent: boolean; children: ReactNode }>;
};

export function ChartsPage({ name, pages, relays, models, drawings = {}, named = () => null, ChartLink }: Props) {
  const [query, setQuery] = useState('');
  const page = pages.find(({ flow }) => flow.machine === name);
  const model = models.find((each) => each.name === name);
  const charts = useMemo(() => new Map(models.map((each) => [each.name, each.machine as AnyStateMachine])), [models]);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-chart="${CSS.escape(name)}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [name]);
  const hits = useMemo(() => new Map(pages.map(({ flow }) => [flow.machine, found(flow, query)])), [pages, query]);
  return (
    <div lang="en" className="charts">
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
                <li key={flow.machine} data-chart={flow.machine}>
                  <ChartLink chart={flow.machine} isCurrent={flow.machine === name}>
                    {flow.machine} <small>{query === '' ? flow.states.length : hits.get(flow.machine)?.size}</small>
                  </ChartLink>
                </li>
              ))}
          </ul>
        </nav>
      </aside>
      {page && model ? (
        <Chart
          key={name}
          page={page}
          relays={relays}
          model={model}
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
