/** The product's flows, drawn from the charts that run them: what is of the product on the kit's page of charts. */
import './theme.css';
import type { ReactNode } from 'react';
import { drawings, pages, relays } from 'virtual:flows';
import { layOut } from '@iridia/chartkit/live/layout';
import type { AnswerName } from '@iridia/chartkit/live/outcomes';
import { ChartsPage } from '@iridia/chartkit/live/page';
import { codes } from '../../../contract/facts/codes.ts';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { models } from '../../../machines/models.ts';
import { Head } from '../../routing/head.tsx';
import { Link } from '../../routing/link.tsx';
import type { PageProps } from '../../routing/routes.ts';

/** The chart that `/__flows/<chart>` shows; the first one without a name. */
const chartIn = (path: string): string => path.split('/')[2] || pages[0]!.flow.machine;

const nameIn = (names: Readonly<Record<string, number>>, value: number) =>
  Object.entries(names).find(([, number]) => number === value)?.[0] ?? null;

/** The contract's name for a number that the server answers. */
const named: AnswerName = (answer, actor) => {
  if (typeof answer !== 'number') return null;
  return actor === 'readStatus' ? nameIn(transactionStatuses, answer) : nameIn(codes, answer);
};

// The drawing of the first chart is on its way while the page is hydrated.
if (!import.meta.env.SSR) {
  const first = pages.find(({ flow }) => flow.machine === chartIn(location.pathname));
  if (first) void layOut(first.flow, null, drawings[first.flow.machine]);
}

const ChartLink = ({ chart, isCurrent, children }: { chart: string; isCurrent: boolean; children: ReactNode }) => (
  <Link to={`/__flows/${chart}`} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </Link>
);

export default function Flows({ path }: PageProps) {
  const name = chartIn(path);
  return (
    <>
      <Head path={path} title={`${name} · Flows`} description="Every flow of the product as a statechart." />
      <ChartsPage name={name} pages={pages} relays={relays} models={models} drawings={drawings} named={named} ChartLink={ChartLink} />
    </>
  );
}
