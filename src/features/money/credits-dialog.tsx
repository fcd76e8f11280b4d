import { css } from 'styled-system/css';
import {
  selectCreditsFailed,
  selectOwner,
  selectRemain,
  selectReward,
  selectSend,
  selectUsed,
} from '../../../machines/credits/credits.selectors.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { useLocale, useWords } from '../../platform/words.ts';
import { localeFacts, localePath } from '../../../contract/facts/locales.ts';
import { Button } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { AccountReason, SignUp } from './ways/free-ways.tsx';
import { Grants } from './grants.tsx';
import { shortfallCard } from './ways/shortage.tsx';

/** The balance and its sources; it opens once a day after a sign-in (spec §4). */
export default function CreditsDialog() {
  const LL = useWords();
  const t = LL.credits;
  const locale = useLocale();
  const root = useRoot();
  const remain = useFlow('credits', selectRemain);
  const failed = useFlow('credits', selectCreditsFailed);
  const isVisitor = useFlow('credits', selectOwner) === 'visitor';
  const rows: [string, number | null][] = [
    [t.daily(), useFlow('credits', selectSend)],
    [t.used(), useFlow('credits', selectUsed)],
    [t.reward(), useFlow('credits', selectReward)],
  ];
  const close = () => root.dialogs.send({ type: 'dialog.closed', dialog: 'credits' });
  const numbers = new Intl.NumberFormat(localeFacts[locale].tag);
  return (
    <Dialog width="small" title={t.title()} onClose={close}>
      <div className={css({ padding: '36px 28px 28px', display: 'grid', justifyItems: 'center', textAlign: 'center', gap: '12px' })}>
        <span className={css({ fontSize: '56px' })}>
          <Coin />
        </span>
        <h2 aria-hidden="true" className={css({ textStyle: 'h3' })}>
          {t.title()}
        </h2>
        <p className={css({ fontSize: 'figure', fontWeight: 760, letterSpacing: '-.04em', lineHeight: 1 })}>
          {remain === null ? '–' : numbers.format(remain)}{' '}
          <span className={css({ fontSize: 'title', fontWeight: 500, color: 'text.2', letterSpacing: '0' })}>{t.left()}</span>
        </p>
        {failed && (
          <p role="alert" className={css({ color: 'danger' })}>
            {t.failed()}{' '}
            <Button variant="soft" size="small" onClick={() => root.credits.send({ type: 'credits.refreshRequested' })}>
              {LL.actions.retry()}
            </Button>
          </p>
        )}
        {isVisitor && (
          <div className={shortfallCard}>
            <AccountReason />
            <span>
              <SignUp />
            </span>
          </div>
        )}
        <dl className={css({ width: '100%', marginTop: '8px', borderRadius: 'lg', background: 'surface.2', padding: '6px 18px' })}>
          {rows.map(([label, value]) => (
            <div
              key={label}
              className={css({
                display: 'flex',
                justifyContent: 'space-between',
                gap: '16px',
                paddingBlock: '10px',
                '&:not(:first-child)': { borderTop: '1px solid token(colors.line)' },
              })}
            >
              <dt className={css({ color: 'text.2' })}>{label}</dt>
              <dd className={css({ fontWeight: 650 })}>{value === null ? '–' : numbers.format(value)}</dd>
            </div>
          ))}
        </dl>
        <Grants />
        <p className={css({ fontSize: 'small', color: 'text.3' })}>{t.note()}</p>
        <Button
          variant="primary"
          size="large"
          full
          onClick={() => {
            close();
            root.navigation.send({ type: 'navigation.requested', href: `${localePath(locale, '/ai-sticker-maker')}#make` });
          }}
        >
          {t.action()}
        </Button>
      </div>
    </Dialog>
  );
}
