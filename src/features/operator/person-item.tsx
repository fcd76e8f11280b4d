import { css, cx } from 'styled-system/css';
import { limits } from '../../../contract/facts/limits.ts';
import { textLengths } from '../../../contract/facts/text-lengths.ts';
import type { OperatorPerson } from '../../../machines/board/board.types.ts';
import { Moment } from '../../design/moment.tsx';
import { useToolName } from '../../platform/names.ts';
import { useWords } from '../../platform/words.ts';
import { ActField, ActForm, Reason } from './act-form.tsx';

const quiet = css({ color: 'text.2', fontSize: 'small' });
const mono = css({ fontFamily: 'mono', overflowWrap: 'anywhere' });

/** One account: whose it is and what it has, and what an operator can do with it. */
export function PersonItem({ person }: { person: OperatorPerson }) {
  const t = useWords().operatorPeople;
  const { id, email, at, closedAt, balance, sessions, keys, factor, jobs, payments, operator, made } = person;
  const isUser = id.startsWith('u_');
  const facts = [t.balance(balance), t.jobs(jobs), t.payments(payments), ...(isUser ? [t.sessions(sessions), t.keys(keys)] : [])];
  return (
    <>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', justifyContent: 'space-between' })}>
        <div style={{ flex: '1 1 260px', minWidth: 0 }}>
          <h2 className={css({ fontWeight: 620, overflowWrap: 'anywhere' })}>{email ?? (isUser ? id : t.visitor())}</h2>
          <p className={cx(quiet, mono)}>{id}</p>
        </div>
        <div className={quiet}>
          <p>
            <Moment at={closedAt ?? at} dateStyle="medium" within={closedAt === null ? t.since : t.closed} />
          </p>
          {factor && <p>{t.factor()}</p>}
          {operator && <p className={css({ fontWeight: 620 })}>{t.operator()}</p>}
        </div>
      </div>
      <p className={quiet}>{facts.join(' · ')}</p>
      {closedAt === null && <Acts person={person} />}
      {made !== null && <Made made={made} />}
    </>
  );
}

function Acts({ person: { id, email, factor, made, operator } }: { person: OperatorPerson }) {
  const { acts: t, amount, outcome } = useWords().operatorPeople;
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px' })}>
      {made === null && <ActForm name="made" subject={id} label={t.made.label()} body={t.made.body()} />}
      <ActForm name="credits" subject={id} label={t.credits.label()} body={t.credits.body()}>
        <ActField name="amount" label={amount()} type="number" min={-limits.operatorCredits} max={limits.operatorCredits} step={1} />
        <Reason autoFocus={false} />
      </ActForm>
      {email !== null && <ActForm name="sessions" subject={id} label={t.sessions.label()} body={t.sessions.body()} />}
      {factor && <ActForm name="factor" subject={id} label={t.factor.label()} body={t.factor.body()} />}
      {!operator && (
        <ActForm name="close" subject={id} label={t.close.label()} body={t.close.body()}>
          <ActField name="outcome" label={outcome()} maxLength={textLengths.outcome} rows={3} />
        </ActForm>
      )}
    </div>
  );
}

/** The newest things that were made, with links to their files. */
function Made({ made }: { made: NonNullable<OperatorPerson['made']> }) {
  const { made: t } = useWords().operatorPeople;
  const toolName = useToolName();
  return (
    <section className={css({ display: 'grid', gap: '8px' })}>
      <h3 className={css({ fontWeight: 620 })}>{t.title()}</h3>
      {made.length === 0 && <p className={quiet}>{t.none()}</p>}
      <ul className={css({ display: 'grid', gap: '8px' })}>
        {made.map(({ id, tool, at, files }) => (
          <li key={id} className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px' })}>
            <span>{toolName(tool)}</span>
            <Moment at={at} dateStyle="medium" className={quiet} />
            {files.map(({ url }, index) => (
              <a key={url} href={url} target="_blank" rel="noreferrer" className={css({ color: 'link', textDecoration: 'underline' })}>
                {t.file(index + 1)}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
