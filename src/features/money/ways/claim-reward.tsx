import { useSelector } from '@xstate/react';
import { selectIsClaimed, selectIsClaiming } from '../../../../machines/dailyReward/dailyReward.selectors.ts';
import { Button } from '../../../design/button.tsx';
import { useWords } from '../../../platform/words.ts';
import { dailyRewardFlow } from '../../../actors/dailyReward.ts';
import { useRoot } from '../../../actors/hooks.tsx';

/** Claims the daily reward of `amount` credits; nothing once it is claimed. */
export default function ClaimReward({ amount }: { amount: number }) {
  const t = useWords().credit;
  const reward = dailyRewardFlow(useRoot());
  const claiming = useSelector(reward, selectIsClaiming);
  const isClaimed = useSelector(reward, selectIsClaimed);
  return isClaimed ? null : (
    <Button size="small" busy={claiming} onClick={() => reward.send({ type: 'claim.clicked' })}>
      {t.checkIn(amount)}
    </Button>
  );
}
