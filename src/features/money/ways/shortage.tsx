import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectRemain } from '../../../../machines/credits/credits.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { useFlow } from '../../../actors/hooks.tsx';
import { AccountReason, FreeWays } from './free-ways.tsx';

/** The card around it, with the ways to credits below. */
export const shortfallCard = css({
  display: 'grid',
  gap: '10px',
  padding: '14px 16px',
  borderRadius: 'lg',
  background: 'credit.soft',
  fontSize: 'label',
});

type ShortageProps = {
  cost: number;
  onInvite: () => void;
  /** Ways that are not free. */
  children?: ReactNode;
};

/** How many credits a cost lacks, and what gives some to the person who has not got it yet. */
export function Shortage({ cost, onInvite, children }: ShortageProps) {
  const t = useWords().credit;
  return (
    <>
      <Missing cost={cost} />
      <AccountReason />
      <div role="group" aria-label={t.get()} className={ways}>
        <FreeWays onInvite={onInvite} />
        {children}
      </div>
    </>
  );
}

/** A row of buttons. */
export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

/** Nothing while the balance covers it or is unknown. */
function Missing({ cost }: { cost: number }) {
  const t = useWords().credit;
  const remain = useFlow('credits', selectRemain);
  if (remain === null || remain >= cost) return null;
  return <p className={css({ fontWeight: 620 })}>{t.short({ missing: cost - remain, cost, remain })}</p>;
}
