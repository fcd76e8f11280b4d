import { css, cx } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import type { Acts as Record } from '../../../machines/operator/operator.types.ts';
import { Button } from '../../design/button.tsx';
import { card } from '../../design/layout.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import type { Flow } from './flow.ts';
import { useSubjectName } from './subject-name.ts';

/** The record of what operators did, newest first. */
export function Acts({ flow, busy, acts }: { flow: Flow; busy: boolean; acts: Record }) {
  const LL = useWords().operatorConsole;
  const t = LL.record;
  const subjectName = useSubjectName();
  const times = new Intl.DateTimeFormat(localeFacts[useLocale()].tag, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={cx(card, css({ display: 'grid', gap: '14px', justifyItems: 'start' }))} style={{ padding: 'clamp(18px,2vw,24px)' }}>
      <h2 className={css({ textStyle: 'h4' })}>{t.title()}</h2>
      {acts.items.length === 0 ? (
        <p className={css({ color: 'text.2' })}>{t.empty()}</p>
      ) : (
        <ol className={css({ width: '100%', '& li + li': { borderTop: '1px solid token(colors.line)' } })}>
          {acts.items.map(({ seq, act, operator, subject, reason, at }) => (
            <li key={seq} className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', paddingBlock: '10px' })}>
              <span style={{ flex: '1 1 260px' }}>
                {LL.acts[act]()}
                {subject !== null && ` · ${subjectName(act, subject)}`}
                {reason !== null && ` · ${reason}`}
              </span>
              <span className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '12px', color: 'text.2', fontSize: 'small' })}>
                <time dateTime={at}>{times.format(new Date(at))}</time>
                <span className={css({ fontFamily: 'mono', overflowWrap: 'anywhere' })}>{operator}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {acts.next !== null && (
        <Button busy={busy} onClick={() => flow.send({ type: 'more.requested' })}>
          {t.more()}
        </Button>
      )}
    </section>
  );
}
