import { css, cx } from 'styled-system/css';
import type { OperatorJob } from '../../../machines/board/board.types.ts';
import { Moment } from '../../design/moment.tsx';
import { useToolName } from '../../platform/names.ts';
import { useWords } from '../../platform/words.ts';
import { ActForm } from './act-form.tsx';
import { useDurations } from './durations.ts';
import { useEngineName } from './engine-name.ts';

const quiet = css({ color: 'text.2', fontSize: 'small' });
const mono = css({ fontFamily: 'mono', overflowWrap: 'anywhere' });

/** One job: whose it is and how it went, and what an operator can do for its owner. */
export function JobItem({ job }: { job: OperatorJob }) {
  const t = useWords().operatorBoards.jobs;
  const toolName = useToolName();
  const engineName = useEngineName();
  const durations = useDurations();
  const { id, account, tool, engine, status, why, cost, credits, attempts, at, waited, ran } = job;
  const isUnfinished = status === 'queued' || status === 'running';
  const facts = [
    t.waited(durations(waited)),
    ...(ran === null ? [] : [t.ran(durations(ran))]),
    ...(attempts > 1 ? [t.attempts(attempts)] : []),
    ...(cost > 0 ? [t.credits[credits](cost)] : []),
  ];
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'space-between' })}>
        <div style={{ flex: '1 1 260px', minWidth: 0 }}>
          <h2 className={css({ fontWeight: 620 })}>{toolName(tool)}</h2>
          <p className={quiet}>
            {engine !== null && `${engineName(engine)} · `}
            <span className={mono}>{account}</span>
          </p>
          <p className={cx(quiet, mono)}>{id}</p>
        </div>
        <div className={quiet}>
          <p className={css({ fontWeight: 620 })} style={{ color: colorOf(status) }}>
            {t.status[status]()}
          </p>
          <Moment at={at} dateStyle="medium" />
        </div>
      </div>
      {why !== null && <p className={css({ color: 'danger' })}>{why}</p>}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center', justifyContent: 'space-between' })}>
        <p className={quiet}>{facts.join(' · ')}</p>
        {isUnfinished && <ActForm name="cancel" subject={id} label={t.cancel()} body={t.cancelBody()} />}
        {status === 'succeeded' && credits === 'spent' && cost > 0 && (
          <ActForm name="giveBack" subject={id} label={t.giveBack()} body={t.giveBackBody()} />
        )}
      </div>
    </>
  );
}

function colorOf(status: OperatorJob['status']): string {
  if (status === 'failed') return 'var(--colors-danger)';
  return status === 'succeeded' ? 'var(--colors-success)' : 'var(--colors-text)';
}
