import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { toolSlugs } from '../../../contract/facts/tools/catalog.ts';
import { jobStates, orders } from '../../../contract/facts/statuses.ts';
import { selectBoardGroups, selectBoardItems } from '../../../machines/board/board.selectors.ts';
import type { OperatorJob } from '../../../machines/board/board.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { Button } from '../../design/button.tsx';
import { Chips } from '../../design/chips.tsx';
import { SelectField } from '../../design/select.tsx';
import { useToolName } from '../../platform/names.ts';
import { useWords } from '../../platform/words.ts';
import type { PageProps } from '../../routing/routes.ts';
import { Board } from './board.tsx';
import { BoardOrder } from './board-order.tsx';
import { BoardList, type Column } from './board-list.tsx';
import { ConsolePages } from './console-pages.tsx';
import { useEngineName } from './engine-name.ts';
import { JobGroups } from './job-groups.tsx';
import { JobItem } from './job-item.tsx';
import { useFilter } from './use-filter.ts';

/** Everybody's jobs: at first those in line, then what the filter asks for; below, how the jobs of the last days ended. */
export default function JobBoard({ path }: PageProps) {
  const t = useWords().operatorBoards.jobs;
  const jobs = useSelector(boardFlow(useRoot()), selectBoardItems<'jobs'>);
  const columns = useColumns();
  return (
    <Board path={path} words={t} nav={<ConsolePages current="jobs" />}>
      <p className={css({ color: 'text.2', maxWidth: '68ch' })}>{t.lead()}</p>
      <BoardList items={jobs} empty={t.empty()} filter={<Filter />} csv={{ name: 'iridia-jobs.csv', columns }}>
        {(job) => <JobItem job={job} />}
      </BoardList>
      <JobGroups />
    </Board>
  );
}

function Filter() {
  const t = useWords().operatorBoards.jobs;
  const toolName = useToolName();
  const engineName = useEngineName();
  const [filter, choose] = useFilter();
  const state = filter['state'] ?? 'line';
  const flow = boardFlow(useRoot());
  const known = [...useSelector(flow, selectBoardGroups<'jobs'>), ...useSelector(flow, selectBoardItems<'jobs'>)];
  const why = (reason: string) => known.find((each) => each.reason === reason)?.why ?? t.status.failed();
  const narrowed = [filter['engine'] && engineName(filter['engine']), filter['reason'] && why(filter['reason'])].filter(
    (each) => each !== undefined,
  );
  const anew = { engine: undefined, reason: undefined };
  return (
    <>
      <Chips
        label={t.show()}
        options={jobStates.map((value) => ({ value, label: t.states[value]() }))}
        value={state}
        onChoose={(chosen) => choose({ ...anew, state: chosen })}
      />
      <SelectField
        label={t.tool()}
        value={filter['tool'] ?? ''}
        onChange={({ target }) => choose({ ...anew, tool: target.value === '' ? undefined : target.value })}
      >
        <option value="">{t.everyTool()}</option>
        {toolSlugs.map((slug) => (
          <option key={slug} value={slug}>
            {toolName(slug)}
          </option>
        ))}
      </SelectField>
      <BoardOrder orders={orders.jobs} {...(state === 'line' && { own: t.line() })} />
      {narrowed.length > 0 && (
        <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' })}>
          {t.only(narrowed.join(' · '))}
          <Button size="small" onClick={() => choose({ ...anew, tool: undefined })}>
            {t.everything()}
          </Button>
        </p>
      )}
    </>
  );
}

function useColumns(): readonly Column<OperatorJob>[] {
  const t = useWords().operatorBoards.jobs;
  const toolName = useToolName();
  const engineName = useEngineName();
  return [
    [t.columns.id(), ({ id }) => id],
    [t.columns.account(), ({ account }) => account],
    [t.tool(), ({ tool }) => toolName(tool)],
    [t.groups.model(), ({ engine }) => engine && engineName(engine)],
    [t.columns.at(), ({ at }) => at],
    [t.columns.status(), ({ status }) => t.status[status]()],
    [t.columns.waited(), ({ waited }) => waited / 1000],
    [t.columns.ran(), ({ ran }) => ran && ran / 1000],
    [t.columns.credits(), ({ cost }) => cost],
    [t.columns.reason(), ({ why }) => why],
  ];
}
