import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { selectItems, selectListingPhase } from '../../../machines/listing/listing.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { grantsFlow } from '../../actors/listing.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import type { CreditGrant } from '../../actors/listing.ts';
import { Button } from '../../design/button.tsx';
import { Moment } from '../../design/moment.tsx';

/** The balance by source and expiry, in the order in which it is spent. */
export function Grants() {
  const LL = useWords();
  const t = LL.credits.grants;
  const { tag, marks } = localeFacts[useLocale()];
  const flow = grantsFlow(useRoot());
  const phase = useSelector(flow, selectListingPhase);
  const grants = useSelector(flow, (snapshot) => selectItems<CreditGrant>(snapshot));
  const numbers = new Intl.NumberFormat(tag);
  if (phase === 'failed')
    return (
      <p role="alert" className={css({ color: 'danger' })}>
        {t.failed()}{' '}
        <Button variant="soft" size="small" onClick={() => flow.send({ type: 'retry.clicked' })}>
          {LL.actions.retry()}
        </Button>
      </p>
    );
  if (grants.length === 0) return null;
  return (
    <section aria-label={t.title()} className={css({ width: '100%', textAlign: 'start' })}>
      <h3 className={css({ fontSize: 'label', fontWeight: 650, marginBottom: '4px' })}>{t.title()}</h3>
      <ul className={css({ fontSize: 'label' })}>
        {grants.map(({ source, remaining, expiresAt }, place) => (
          <li
            key={`${place} ${source}`}
            className={css({ display: 'flex', justifyContent: 'space-between', gap: '16px', paddingBlock: '4px', color: 'text.2' })}
          >
            {/* The names of the sources stand elsewhere in the middle of a line. */}
            <span className={css({ _firstLetter: { textTransform: 'uppercase' } })}>
              {LL.history.sources[source]()}
              {marks.comma}
              {expiresAt ? <Moment at={expiresAt} dateStyle="medium" within={t.until} /> : t.lasting()}
            </span>
            <strong className={css({ color: 'text', fontWeight: 650 })}>{numbers.format(remaining)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
