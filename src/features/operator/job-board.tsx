import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import { css } from 'styled-system/css';
import { toolSlugs } from '../../../contract/facts/tools/catalog.ts';
import { jobStates } from '../../../contract/facts/statuses.ts';
import { selectBoardFilter, selectBoardItems } from '../../../machines/board/board.selectors.ts';
import type { BoardFilter } from '../../../machines/board/board.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { boardFlow } from '../../actors/board.ts';
import { Button } from '../../design/button.tsx';
import { Chips } from '../../design/chips.tsx';
import { SelectField } from '../../design/select.tsx';
import { saveCsv } from '../../platform/csv.ts';
import { useToolName } from '../../platform/names.ts';
import { useWords } from '../../platform/words.ts';
import type { PageProps } from '../../routing/routes.ts';
import { Board } from './board.tsx';
import { ConsolePages } from './console-pages.tsx';
import { JobGroups } from './job-groups.tsx';
import { JobItem } from './job-item.tsx';

/** The jobs of everybody: the line first, then what is chosen; and how those of the last days ended. */
export default function JobBoard({ path }: PageProps) {
  const t = useWords().operatorBoards.jobs;
  const jobs = useSelector(boardFlow(useRoot()), selectBoardItems<'jobs'>);
  return (
    <Board path={path} words={t} nav={<ConsolePages current="jobs" />}>
      <p className={css({ color: 'text.2', maxWidth: '68ch' })}>{t.lead()}</p>
      <Filter />
      {jobs.length === 0 ? (
        <p className={css({ color: 'text.2' })}>{t.empty()}</p>
      ) : (
        <ul className={css({ display: 'grid', gap: '14px' })}>
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ul>
      )}
      <JobGroups />
    </Board>
  );
}

/** A filter without the names that are undefined. */
const only = (filter: Readonly<Record<string, string | undefined>>): BoardFilter =>
  Object.fromEntries(Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined));

function Filter() {
  const t = useWords().operatorBoards;
  const toolName = useToolName();
  const flow = boardFlow(useRoot());
  const filter = useSelector(flow, selectBoardFilter);
  const narrowed = [filter['engine'], filter['reason']].filter((each) => each !== undefined);
  const choose = (change: Record<string, string | undefined>) =>
    flow.send({ type: 'filter.chosen', filter: only({ ...filter, engine: undefined, reason: undefined, ...change }) });
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'flex-end', justifyContent: 'space-between' })}>
      <div className={css({ display: 'grid', gap: '12px' })}>
        <Chips
          label={t.jobs.show()}
          options={jobStates.map((value) => ({ value, label: t.jobs.states[value]() }))}
          value={filter['state'] ?? 'line'}
          onChoose={(state) => choose({ state })}
        />
        <SelectField
          label={t.jobs.tool()}
          value={filter['tool'] ?? ''}
          onChange={({ target }) => choose({ tool: target.value === '' ? undefined : target.value })}
        >
          <option value="">{t.jobs.everyTool()}</option>
          {toolSlugs.map((slug) => (
            <option key={slug} value={slug}>
              {toolName(slug)}
            </option>
          ))}
        </SelectField>
        {narrowed.length > 0 && (
          <p className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' })}>
            {t.jobs.only(narrowed.join(', '))}
            <Button size="small" onClick={() => choose({ tool: undefined })}>
              {t.jobs.everything()}
            </Button>
          </p>
        )}
      </div>
      <Csv />
    </div>
  );
}

/** Downloads the jobs that are listed; more of them are listed first. */
function Csv() {
  const { csv, jobs: t } = useWords().operatorBoards;
  const toolName = useToolName();
  const jobs = useSelector(boardFlow(useRoot()), selectBoardItems<'jobs'>);
  const { id, account, at, status, waited, ran, credits, reason } = t.columns;
  const head = [id, account, t.tool, t.groups.model, at, status, waited, ran, credits, reason].map((name) => name());
  const save = () =>
    saveCsv('iridia-queue.csv', [
      head,
      ...jobs.map((job) => [
        job.id,
        job.account,
        toolName(job.tool),
        job.engine ?? '',
        job.at,
        t.status[job.status](),
        job.waited / 1000,
        job.ran === null ? '' : job.ran / 1000,
        job.cost,
        job.why ?? '',
      ]),
    ]);
  return (
    <Button size="small" onClick={save} disabled={jobs.length === 0}>
      <Download size={16} aria-hidden="true" />
      {csv()}
    </Button>
  );
}
