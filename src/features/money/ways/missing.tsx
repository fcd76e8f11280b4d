import { css } from 'styled-system/css';
import { selectRemain } from '../../../../machines/credits/credits.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { useFlow } from '../../../wiring/hooks.tsx';

/** The card around it, with the ways to credits below. */
export const shortfallCard = css({
  display: 'grid',
  gap: '10px',
  padding: '14px 16px',
  borderRadius: 'lg',
  background: 'credit.soft',
  fontSize: 'label',
});

/** How many credits are missing to a cost; nothing while the balance covers it or is unknown. */
export function Missing({ cost }: { cost: number }) {
  const t = useWords().credit;
  const remain = useFlow('credits', selectRemain);
  if (remain === null || remain >= cost) return null;
  return <p className={css({ fontWeight: 620 })}>{t.short({ missing: cost - remain, cost, remain })}</p>;
}
