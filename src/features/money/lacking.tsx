import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { selectCovers } from '../../../machines/credits/credits.selectors.ts';
import { selectShortOf } from '../../../machines/pricing/pricing.selectors.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../platform/words.ts';
import { useFlow, useRoot } from '../../wiring/hooks.tsx';
import { pricingFlow } from '../../wiring/pricing.ts';
import { AccountReason, FreeWays } from './ways/free-ways.tsx';
import { Missing, shortfallCard } from './ways/missing.tsx';

/** Over the prices that a press opened: how many credits it lacks and what gives them for free; once there are enough, the way back to it. */
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
        <div className={shortfallCard}>{covers ? <Enough onBack={close} /> : <Short cost={cost} onInvite={invite} />}</div>
      )}
    </div>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

function Short({ cost, onInvite }: { cost: number; onInvite: () => void }) {
  const LL = useWords();
  return (
    <>
      <Missing cost={cost} />
      <AccountReason />
      <div role="group" aria-label={LL.credit.get()} className={row}>
        <FreeWays onInvite={onInvite} />
      </div>
    </>
  );
}

function Enough({ onBack }: { onBack: () => void }) {
  const LL = useWords();
  return (
    <>
      <p className={css({ fontWeight: 620 })}>{LL.credit.enough()}</p>
      <div className={row}>
        <Button size="small" onClick={onBack}>
          {LL.actions.back()}
        </Button>
      </div>
    </>
  );
}
