import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { answerHours } from '../../../contract/facts/legal.ts';
import { orders, reportStates } from '../../../contract/facts/statuses.ts';
import { selectBoardItems } from '../../../machines/board/board.selectors.ts';
import type { OperatorReport } from '../../../machines/board/board.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { Chips } from '../../design/chips.tsx';
import { useWords } from '../../platform/words.ts';
import type { PageProps } from '../../routing/routes.ts';
import { Board } from './board.tsx';
import { BoardList, type Column } from './board-list.tsx';
import { BoardOrder } from './board-order.tsx';
import { ConsolePages } from './console-pages.tsx';
import { ReportItem } from './report-item.tsx';
import { useFilter } from './use-filter.ts';

/** The reports: those to be decided, the most urgent first, or those that were. */
export default function ReportBoard({ path }: PageProps) {
  const t = useWords().operatorReports;
  const reports = useSelector(boardFlow(useRoot()), selectBoardItems<'reports'>);
  const columns = useColumns();
  const [filter, choose] = useFilter();
  const states = (
    <>
      <Chips
        label={t.show()}
        options={reportStates.map((value) => ({ value, label: t.states[value]() }))}
        value={filter['state'] ?? 'open'}
        onChoose={(state) => choose({ state })}
      />
      <BoardOrder orders={orders.reports} own={filter['state'] === 'decided' ? t.lastDecided() : t.mostUrgent()} />
    </>
  );
  return (
    <Board path={path} words={t} nav={<ConsolePages current="reports" />}>
      <p className={css({ color: 'text.2', maxWidth: '68ch' })}>{t.lead({ hours: answerHours })}</p>
      <BoardList items={reports} empty={t.empty()} filter={states} csv={{ name: 'iridia-reports.csv', columns }}>
        {(report) => <ReportItem report={report} />}
      </BoardList>
    </Board>
  );
}

function useColumns(): readonly Column<OperatorReport>[] {
  const LL = useWords();
  const { columns: t } = LL.operatorReports;
  return [
    [t.number(), ({ id }) => id],
    [t.reason(), ({ reason }) => LL.reportResult.reasons[reason]()],
    [t.status(), ({ status }) => LL.reportResult.statuses[status]()],
    [t.at(), ({ at }) => at],
    [t.due(), ({ dueAt }) => dueAt],
    [t.closed(), ({ closedAt }) => closedAt],
    [t.url(), ({ url }) => url],
    [t.subject(), ({ subject }) => subject],
    [t.account(), ({ account }) => account],
    [t.outcome(), ({ outcome }) => outcome],
  ];
}
