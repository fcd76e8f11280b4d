import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { selectAsksReload, selectLosesWork, selectOffersReload } from '../../../machines/freshness/freshness.selectors.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { useRoot } from '../../actors/hooks.tsx';
import { freshnessFlow } from '../../actors/freshness.ts';

/** Offers a reload where an automatic one would lose a person's work, and asks before one that the person requested would. */
export function FreshnessBar() {
  const LL = useWords();
  const freshness = freshnessFlow(useRoot());
  const asks = useSelector(freshness, selectAsksReload);
  const loses = useSelector(freshness, selectLosesWork);
  if (!useSelector(freshness, selectOffersReload) && !asks) return null;
  return (
    <div
      role={asks ? 'alert' : 'status'}
      className={css({
        position: 'fixed',
        insetInline: '0',
        bottom: { base: '84px', md: '20px' },
        marginInline: 'auto',
        width: 'fit-content',
        maxWidth: 'calc(100% - 24px)',
        zIndex: 'toast',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 14px',
        padding: '10px 12px 10px 18px',
        borderRadius: 'lg',
        background: 'surface',
        boxShadow: '3',
        fontSize: 'label',
      })}
    >
      <span>
        {!asks && `${LL.siteStatus.freshness.ready()} `}
        {loses && LL.siteStatus.freshness.loses()}
      </span>
      <span className={css({ display: 'flex', gap: '8px' })}>
        <Button variant="primary" size="small" onClick={() => freshness.send({ type: 'reload.accepted' })}>
          {LL.siteStatus.freshness.reload()}
        </Button>
        <Button variant="ghost" size="small" onClick={() => freshness.send({ type: 'reload.declined' })}>
          {asks ? LL.actions.cancel() : LL.actions.dismiss()}
        </Button>
      </span>
    </div>
  );
}
