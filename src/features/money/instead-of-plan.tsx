import type { ReactElement } from 'react';
import { css, cx } from 'styled-system/css';
import type { pricingFlow } from '../../actors/pricing.ts';
import { useWords } from '../../platform/words.ts';
import { Link } from '../../routing/link.tsx';
import { Tooltip } from '../../design/tooltip.tsx';

/** A subscriber buys packs: a tooltip over a plan's button shows it and links there; without hover, the text is below the button. Another plan is chosen in the settings. */
export default function InsteadOfPlan({ pricing, children }: { pricing: ReturnType<typeof pricingFlow>; children: ReactElement }) {
  const LL = useWords();
  const link = (className?: string) => (
    <button
      type="button"
      onClick={() => pricing.send({ type: 'tab.chosen', tab: 'oneTime' })}
      className={cx(css({ fontSize: 'small', textAlign: 'start', textDecoration: 'underline', minHeight: '32px' }), className)}
    >
      {LL.pricing.subscribedHint()}
    </button>
  );
  return (
    <>
      <Tooltip tip={link()}>{children}</Tooltip>
      {link(css({ '@media (hover: hover)': { display: 'none' } }))}
      <Link to="/settings" className={css({ fontSize: 'small', textDecoration: 'underline', minHeight: '32px' })}>
        {LL.pricing.changePlan()}
      </Link>
    </>
  );
}
