import { css, cx } from 'styled-system/css';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import type { OperatorReport } from '../../../machines/board/board.types.ts';
import { Moment } from '../../design/moment.tsx';
import { useWords } from '../../platform/words.ts';
import { ActField, ActForm } from './act-form.tsx';
import { useDurations } from './durations.ts';
import { ReportedFile } from './reported-file.tsx';

const quiet = css({ color: 'text.2', fontSize: 'small' });
const mono = css({ fontFamily: 'mono', overflowWrap: 'anywhere' });

/** One report: why and until when, what it is about, and the answer to give or that was given. */
export function ReportItem({ report }: { report: OperatorReport }) {
  const LL = useWords();
  const t = LL.operatorReports;
  const { id, status, reason, url, message, answered, at, closedAt, outcome, subject, account, files, suspected } = report;
  const isOpen = status === 'open';
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'space-between' })}>
        <div style={{ flex: '1 1 260px', minWidth: 0 }}>
          <h2 className={css({ fontWeight: 620 })}>{LL.reportResult.reasons[reason]()}</h2>
          <p className={cx(quiet, mono)}>{id}</p>
        </div>
        <div className={quiet}>
          {isOpen ? <Deadline report={report} /> : <p className={css({ fontWeight: 620 })}>{LL.reportResult.statuses[status]()}</p>}
          <p>
            <Moment at={closedAt ?? at} dateStyle="medium" within={closedAt === null ? t.reported : t.closedAt} />
          </p>
        </div>
      </div>
      <p className={mono} style={{ fontSize: '14px' }}>
        {url}
      </p>
      {message !== '' && <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</p>}
      <About report={report} />
      {suspected !== null && <p className={quiet}>{t.suspected[suspected]()}</p>}
      {files.length > 0 && (
        <div className={css({ display: 'grid', gap: '12px' })}>
          {files.map((file, index) => (
            <ReportedFile key={file.url} file={file} place={index + 1} />
          ))}
        </div>
      )}
      {outcome !== null && <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{outcome}</p>}
      {isOpen && (
        <>
          <p className={quiet}>{answered ? t.reporter.letter() : t.reporter.number()}</p>
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px' })}>
            {subject !== null && <Decision name="removed" subject={id} />}
            <Decision name="kept" subject={id} />
            {account !== null && <Decision name="closed" subject={id} />}
            <ActForm name="target" subject={id} label={t.acts.target.label()} body={t.acts.target.body()}>
              <ActField name="target" label={t.target()} maxLength={textLengths.reportedAddress} />
            </ActForm>
          </div>
        </>
      )}
    </>
  );
}

/** How long there is until the answer is due, or since when it has been. */
function Deadline({ report: { dueAt, left } }: { report: OperatorReport }) {
  const t = useWords().operatorReports;
  const durations = useDurations();
  return (
    <p style={{ fontWeight: 620, color: left < 0 ? 'var(--colors-danger)' : 'var(--colors-text)' }}>
      <time dateTime={dueAt}>{left < 0 ? t.late(durations(-left)) : t.left(durations(left))}</time>
    </p>
  );
}

function About({ report: { status, subject, account, files, copies, remixes, sources } }: { report: OperatorReport }) {
  const t = useWords().operatorReports;
  if (subject === null) return status === 'open' ? <p>{t.unknown()}</p> : null;
  return (
    <div className={quiet}>
      <p className={mono}>{account === null ? subject : t.about(subject, account)}</p>
      {status === 'open' && (
        <>
          {files.length === 0 && <p>{t.gone()}</p>}
          {copies + remixes + sources > 0 && <p>{t.goesWith({ copies, remixes, sources })}</p>}
        </>
      )}
    </div>
  );
}

/** A decision with the answer that everyone concerned reads. */
function Decision({ name, subject }: { name: 'removed' | 'kept' | 'closed'; subject: string }) {
  const t = useWords().operatorReports;
  return (
    <ActForm name={name} subject={subject} label={t.acts[name].label()} body={t.acts[name].body()}>
      <ActField name="outcome" label={t.outcome()} maxLength={textLengths.outcome} rows={3} />
      {name !== 'kept' && (
        <label className={css({ display: 'flex', gap: '10px', alignItems: 'center' })} style={{ minHeight: '44px' }}>
          <input type="checkbox" name="remixes" defaultChecked />
          {t.remixes()}
        </label>
      )}
    </ActForm>
  );
}
