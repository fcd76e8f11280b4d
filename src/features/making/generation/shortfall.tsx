import { css } from 'styled-system/css';
import { selectCovers } from '../../../../machines/credits/credits.selectors.ts';
import { button } from '../../../design/button.tsx';
import { useWords } from '../../../platform/words.ts';
import { useFlow, useRoot } from '../../../actors/hooks.tsx';
import { Link } from '../../../routing/link.tsx';
import { Shortage, shortfallCard } from '../../money/ways/shortage.tsx';

/** Warns before a submit that the balance does not cover its cost, and shows how to get credits; nothing while the balance covers it or is unknown. */
export function Shortfall({ cost }: { cost: number }) {
  const isShort = useFlow('credits', (snapshot) => selectCovers(snapshot, cost)) === false;
  return (
    <div role="status" className={css({ _empty: { display: 'none' } })}>
      {isShort && (
        <div className={shortfallCard}>
          <WaysToCredits cost={cost} />
        </div>
      )}
    </div>
  );
}

/** How many credits a cost lacks, what gives some for free to the person who has not got it yet, and the prices. */
export function WaysToCredits({ cost }: { cost: number }) {
  const LL = useWords();
  const root = useRoot();
  return (
    <Shortage cost={cost} onInvite={() => root.openDialog('invite')}>
      <Link to="/pricing" className={button({ variant: 'secondary', size: 'small' })}>
        {LL.nav.pricing()}
      </Link>
    </Shortage>
  );
}
