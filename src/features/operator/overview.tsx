import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../contract/facts/locales.ts';
import { selectOverview } from '../../../machines/operator/operator.selectors.ts';
import { hiddenText } from '../../design/layout.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import type { Flow } from './flow.ts';
import { Figure } from './figure.tsx';
import { Acts } from './acts.tsx';
import { ConsolePages } from './console-pages.tsx';

/** An open console: the figures of the last days, and the record of acts. */
export function Overview({ flow, busy }: { flow: Flow; busy: boolean }) {
  const t = useWords().operatorConsole;
  const numbers = new Intl.NumberFormat(localeFacts[useLocale()].tag);
  const overview = useSelector(flow, selectOverview);
  if (!overview) return null;
  const { days, waiting, running } = overview.figures;
  return (
    <div className={css({ display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0,1fr)' })}>
      <ConsolePages current="today" />
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '12px' })}>
        <h1 className={css({ textStyle: 'h1' })}>{t.heading()}</h1>
        <dl aria-label={t.now.title()} className={css({ display: 'flex', gap: '24px', '& dt': { color: 'text.2', fontSize: 'small' } })}>
          <div>
            <dt>{t.now.waiting()}</dt>
            <dd className={css({ textStyle: 'h4' })}>{numbers.format(waiting)}</dd>
          </div>
          <div>
            <dt>{t.now.running()}</dt>
            <dd className={css({ textStyle: 'h4' })}>{numbers.format(running)}</dd>
          </div>
        </dl>
      </div>
      <section>
        <h2 className={css({ textStyle: 'h4', marginBottom: '14px' })}>{t.days.title({ days: days.length })}</h2>
        <div
          className={css({ display: 'grid', gap: '14px' })}
          style={{ gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,300px),1fr))' }}
        >
          {(['visitors', 'accounts', 'made', 'failed', 'paid', 'wait'] as const).map((name) => (
            <Figure key={name} name={name} days={days} />
          ))}
        </div>
      </section>
      <Acts flow={flow} busy={busy} acts={overview.acts} />
      {busy && (
        <p role="status" className={hiddenText}>
          {t.loading()}
        </p>
      )}
    </div>
  );
}
