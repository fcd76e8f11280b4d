import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { selectCovers } from '../../../machines/credits/credits.selectors.ts';
import { selectShortOf } from '../../../machines/pricing/pricing.selectors.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../platform/words.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { pricingFlow } from '../../actors/pricing.ts';
import { Shortage, shortfallCard, ways } from './ways/shortage.tsx';

/** Over the prices that a click opened: how many credits it lacks and what gives them for free; once there are enough, the way back to it. */
export function Lacking() {
  const root = useRoot();
  const cost = useSelector(pricingFlow(root), selectShortOf);
  const covers = useFlow('credits', (snapshot) => (cost === null ? null : selectCovers(snapshot, cost)));
  const close = () => root.dialogs.send({ type: 'dialog.closed', dialog: 'pricing' });
  // The invitation waits for its turn behind the prices.
  const invite = () => {
    root.openDialog('invite');
    close();
  };
  return (
    <div role="status" className={css({ marginBottom: '24px', _empty: { display: 'none' } })}>
      {cost !== null && covers !== null && (
        <div className={shortfallCard}>{covers ? <Enough onBack={close} /> : <Shortage cost={cost} onInvite={invite} />}</div>
      )}
    </div>
  );
}

function Enough({ onBack }: { onBack: () => void }) {
  const LL = useWords();
  return (
    <>
      <p className={css({ fontWeight: 620 })}>{LL.credit.enough()}</p>
      <div className={ways}>
        <Button size="small" onClick={onBack}>
          {LL.actions.back()}
        </Button>
      </div>
    </>
  );
}
