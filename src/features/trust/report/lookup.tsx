import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { css } from 'styled-system/css';
import type { report } from '../../../../contract/structs/calls/safety.ts';
import type { Infer } from '../../../../contract/structs/schema.ts';
import { selectIsSending, selectIsSent, selectSubmissionAnswer } from '../../../../machines/submission/submission.selectors.ts';
import { reportLookupFlow } from '../../../actors/submission.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { Refusal } from '../submission/refusal.tsx';
import { useSubmissionField } from '../submission/use-submission-field.ts';
import { Moment } from '../../../design/moment.tsx';

/** The state of a report, found by its number; the e-mail about it links here with the number in the URL. */
export function Lookup() {
  const LL = useWords();
  const t = LL.reportResult.lookup;
  const lookup = reportLookupFlow(useRoot());
  const number = useSubmissionField(lookup, 'number', LL.reportResult.errors);
  const sending = useSelector(lookup, selectIsSending);
  const isFound = useSelector(lookup, selectIsSent);
  const found = useSelector(lookup, selectSubmissionAnswer) as unknown as Infer<typeof report>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    lookup.send({ type: 'form.submitted' });
  };
  return (
    <section aria-labelledby="outcome" className={css({ display: 'grid', gap: '16px' })}>
      <h2 id="outcome" className={css({ textStyle: 'h3' })}>
        {t.title()}
      </h2>
      {isFound ? (
        <>
          <Outcome found={found} />
          <span>
            <Button variant="secondary" onClick={() => lookup.send({ type: 'another.requested' })}>
              {LL.actions.back()}
            </Button>
          </span>
        </>
      ) : (
        <form noValidate onSubmit={submit} aria-label={t.title()} className={css({ display: 'grid', gap: '12px' })}>
          <Field
            label={t.number()}
            name="number"
            autoComplete="off"
            spellCheck={false}
            placeholder="R-…"
            value={number.value}
            error={number.error}
            onChange={(event) => number.change(event.currentTarget.value)}
            end={
              <Button type="submit" variant="soft" size="small" busy={sending}>
                {t.show()}
              </Button>
            }
          />
          <Refusal flow={lookup} />
        </form>
      )}
    </section>
  );
}

const rows = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: 'auto 1fr' },
  gap: { base: '2px 0', sm: '8px 20px' },
  '& dt': { color: 'text.2', fontSize: 'label' },
  '& dd': { overflowWrap: 'anywhere', marginBottom: { base: '8px', sm: 0 } },
});

function Outcome({ found }: { found: Infer<typeof report> }) {
  const t = useWords().reportResult;
  return (
    <div role="status" className={css({ display: 'grid', gap: '12px' })}>
      <p className={css({ fontWeight: 680, fontSize: 'title' })}>{t.statuses[found.status]()}</p>
      {found.outcome && <p>{found.outcome}</p>}
      <dl className={rows}>
        <dt>{t.lookup.number()}</dt>
        <dd className={css({ fontFamily: 'mono' })}>{found.number}</dd>
        <dt>{t.reported()}</dt>
        <dd>
          <Moment at={found.at} dateStyle="long" />
        </dd>
        <dt>{found.closedAt === null ? t.due() : t.closed()}</dt>
        <dd>
          <Moment at={found.closedAt ?? found.dueAt} dateStyle="long" />
        </dd>
      </dl>
    </div>
  );
}
