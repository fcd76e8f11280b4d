import { useSelector } from '@xstate/react';
import { selectClaimedOn } from '../../../machines/credits/credits.selectors.ts';
import { selectIsClaimed, selectIsClaiming } from '../../../machines/dailyReward/dailyReward.selectors.ts';
import { Button } from '../../design/button.tsx';
import { localDate } from '../../platform/time.ts';
import { useWords } from '../../platform/words.ts';
import { dailyRewardFlow } from '../../wiring/dailyReward.ts';
import { useFlow, useRoot } from '../../wiring/hooks.tsx';

/** Claims the daily reward of `amount` credits; nothing once it is claimed. */
export default function ClaimReward({ amount }: { amount: number }) {
  const t = useWords().credit;
  const reward = dailyRewardFlow(useRoot());
  const claiming = useSelector(reward, selectIsClaiming);
  const claimedOn = useFlow('credits', selectClaimedOn);
  const isClaimed = useSelector(reward, selectIsClaimed) || claimedOn === localDate();
  return isClaimed ? null : (
    <Button size="small" busy={claiming} onClick={() => reward.send({ type: 'claim.pressed' })}>
      {t.checkIn(amount)}
    </Button>
  );
}
