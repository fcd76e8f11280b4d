import { button } from '../../../design/button.tsx';
import { useWords } from '../../../platform/words.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { Link } from '../../../routing/link.tsx';
import { Shortage, shortfallCard } from '../../money/ways/shortage.tsx';

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

/** The same in a card, for a submit that has not been made. */
export default function ShortfallCard({ cost }: { cost: number }) {
  return (
    <div className={shortfallCard}>
      <WaysToCredits cost={cost} />
    </div>
  );
}
