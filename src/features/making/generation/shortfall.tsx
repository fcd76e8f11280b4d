import { css } from 'styled-system/css';
import { selectCovers, selectIsWithheld, selectOwner, selectRemain } from '../../../../machines/credits/credits.selectors.ts';
import { selectDailyCredits } from '../../../../machines/session/session.selectors.ts';
import { button, Button } from '../../../design/button.tsx';
import { useWords } from '../../../platform/words.ts';
import { useFlow, useRoot } from '../../../wiring/hooks.tsx';
import { Link } from '../../../wiring/link.tsx';
import { useDailyCredits } from '../../../wiring/site.ts';

/** Says before a press that its cost, in credits, cannot be paid, and how to get there; nothing while the balance covers it or is unknown. */
export function Shortfall({ cost }: { cost: number }) {
  const t = useWords().credit;
  const covers = useFlow('credits', (snapshot) => selectCovers(snapshot, cost));
  const remain = useFlow('credits', selectRemain);
  const isWithheld = useFlow('credits', selectIsWithheld);
  return (
    <div role="status" className={css({ _empty: { display: 'none' } })}>
      {covers === false && remain !== null && (
        <div
          className={css({
            display: 'grid',
            gap: '10px',
            padding: '14px 16px',
            borderRadius: 'lg',
            background: 'credit.soft',
            fontSize: 'label',
          })}
        >
          <p className={css({ fontWeight: 620 })}>{t.short({ cost, remain })}</p>
          {isWithheld && <p>{t.withheld()}</p>}
          <WaysToCredits />
        </div>
      )}
    </div>
  );
}

/** The daily check-in with what it gives, an account for a visitor, and the prices. */
export function WaysToCredits() {
  const LL = useWords();
  const root = useRoot();
  const owner = useFlow('credits', selectOwner);
  const amount = useDailyCredits(useFlow('session', selectDailyCredits));
  const way = button({ variant: 'secondary', size: 'small' });
  return (
    <div role="group" aria-label={LL.credit.get()} className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
      <Link to="/operation" className={way}>
        {LL.credit.checkIn(amount)}
      </Link>
      {owner === 'visitor' && (
        <Button size="small" variant="secondary" onClick={() => root.openSignIn('register')}>
          {LL.credit.account()}
        </Button>
      )}
      <Link to="/pricing" className={way}>
        {LL.nav.pricing()}
      </Link>
    </div>
  );
}
