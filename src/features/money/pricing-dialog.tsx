import { css } from 'styled-system/css';
import { useRoot } from '../../actors/hooks.tsx';
import { useWords } from '../../platform/words.ts';
import { Dialog } from '../../design/dialog.tsx';
import { PricingContent } from './pricing-content.tsx';

/** The prices over a page, 1270 wide (spec §2). */
export default function PricingDialog() {
  const LL = useWords();
  const root = useRoot();
  return (
    <Dialog width="pricing" title={LL.pricing.title()} onClose={() => root.dialogs.send({ type: 'dialog.closed', dialog: 'pricing' })}>
      <div className={css({ padding: { base: '28px 16px 32px', md: '40px' } })}>
        <h2 className={css({ textStyle: 'h2', textAlign: 'center' })}>{LL.pricing.title()}</h2>
        <p className={css({ color: 'text.2', textAlign: 'center', marginTop: '8px', marginBottom: '24px' })}>{LL.pricing.lead()}</p>
        <PricingContent />
      </div>
    </Dialog>
  );
}
