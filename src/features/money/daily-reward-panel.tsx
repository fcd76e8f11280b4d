import { useSelector } from '@xstate/react';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { selectIsClaiming, selectIsRewardOpen } from '../../../machines/dailyReward/dailyReward.selectors.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { dailyRewardFlow } from '../../actors/dailyReward.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { selectDailyCredits } from '../../../machines/session/session.selectors.ts';
import { useDailyCredits } from '../../routing/site.ts';
import { Coin } from '../../design/coin.tsx';

/** The daily reward, at the bottom right; on a phone a sheet above the tabs. It is low, because the page stays usable (spec §2). */
export default function DailyRewardPanel() {
  const LL = useWords();
  const t = LL.dailyReward;
  const root = useRoot();
  const reward = dailyRewardFlow(root);
  const open = useSelector(reward, selectIsRewardOpen);
  const claiming = useSelector(reward, selectIsClaiming);
  const amount = useDailyCredits(useFlow('session', selectDailyCredits));
  const titleId = useId();
  if (!open) return null;
  return (
    <aside
      aria-labelledby={titleId}
      className={css({
        position: 'fixed',
        right: { base: 0, md: '24px' },
        left: { base: 0, md: 'auto' },
        bottom: { base: 'calc(token(sizes.tabBar))', md: '24px' },
        // Above the bar that is there while the browser is offline.
        ':root:has([data-offline]) &': { bottom: { base: 'calc(token(sizes.tabBar) + 58px)', md: '68px' } },
        width: { md: '372px' },
        zIndex: 'bar',
        padding: { base: '20px 20px 24px', md: '20px 24px' },
        borderRadius: { base: '28px 28px 0 0', md: 'xl' },
        background: 'surface',
        boxShadow: '3',
        animation: 'rise .36s token(easings.out)',
        display: 'grid',
        gap: '12px',
      })}
    >
      <Button
        variant="ghost"
        shape="icon"
        aria-label={LL.actions.close()}
        onClick={() => root.dialogs.send({ type: 'dialog.closed', dialog: 'dailyReward' })}
        className={css({ position: 'absolute', right: '10px', top: '10px' })}
      >
        <X size={20} aria-hidden="true" />
      </Button>
      <h2 id={titleId} className={css({ textStyle: 'h4', paddingRight: '48px' })}>
        {t.title()}
      </h2>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' })}>
        <p
          className={css({
            display: 'flex',
            alignItems: 'center',
            gap: '10px',
            color: 'credit',
            fontSize: 'heading',
            fontWeight: 760,
            letterSpacing: '-.03em',
            lineHeight: 1.15,
          })}
        >
          <Coin />
          {t.amount(amount)}
        </p>
        <Button variant="gen" busy={claiming} onClick={() => reward.send({ type: 'claim.clicked' })}>
          {t.receive()}
        </Button>
      </div>
      <ul className={css({ display: 'grid', gap: '4px', fontSize: 'small', color: 'text.2' })}>
        <li>{t.limit()}</li>
        <li>{t.reset()}</li>
      </ul>
    </aside>
  );
}
