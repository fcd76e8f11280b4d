import { credits } from '../../../../contract/facts/credits.ts';
import { selectIsWithheld, selectOwner } from '../../../../machines/credits/credits.selectors.ts';
import { selectDailyCredits } from '../../../../machines/session/session.selectors.ts';
import { Button } from '../../../design/button.tsx';
import { useWords } from '../../../platform/words.ts';
import { useFlow, useRoot } from '../../../actors/hooks.tsx';
import { useDailyCredits } from '../../../routing/site.ts';
import { deferred } from '../../../platform/deferred.tsx';
import { Optional } from '../../../design/optional.tsx';

/** Its chart loads for users only. */
const ClaimReward = deferred(async () => (await import('./claim-reward.tsx')).default);

/** Why a visitor should have an account: the network's allowance is used up, or what an account gets; nothing for a user. */
export function AccountReason() {
  const t = useWords().credit;
  const isVisitor = useFlow('credits', selectOwner) === 'visitor';
  const isWithheld = useFlow('credits', selectIsWithheld);
  const amount = useDailyCredits();
  if (!isVisitor || amount === 0) return null;
  return <p>{isWithheld ? t.withheld() : t.accountGives({ amount })}</p>;
}

/** Opens the form of a new account. */
export function SignUp() {
  const t = useWords().credit;
  const root = useRoot();
  return (
    <Button size="small" onClick={() => root.openSignIn('register')}>
      {t.account()}
    </Button>
  );
}

/** What gives this person credits without paying: an account, or today's reward if it is not claimed and an invitation. */
export function FreeWays({ onInvite }: { onInvite: () => void }) {
  const t = useWords().credit;
  const owner = useFlow('credits', selectOwner);
  const amount = useDailyCredits(useFlow('session', selectDailyCredits));
  if (owner === 'visitor') return <SignUp />;
  return (
    <>
      {amount > 0 && (
        <Optional part={ClaimReward}>
          <ClaimReward amount={amount} />
        </Optional>
      )}
      <Button size="small" onClick={onInvite}>
        {t.invite(credits.invite)}
      </Button>
    </>
  );
}
