import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { resultsFor } from '../../../contract/facts/costs.ts';
import { percentOff, type Plan } from '../../../contract/facts/prices.ts';
import { selectIsBuyingPlan, selectIsSubscribed, selectPlan } from '../../../machines/pricing/pricing.selectors.ts';
import type { pricingFlow } from '../../actors/pricing.ts';
import { earlyCheckout } from '../../early/submittable.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { FactList } from './fact-list.tsx';
import { useSiteCosts } from '../../routing/site.ts';
import { useFigures } from './use-figures.ts';
import { deferred } from '../../platform/deferred.tsx';
import { Optional } from '../../design/optional.tsx';

type Pricing = ReturnType<typeof pricingFlow>;

/** Loaded for subscribers only. */
const InsteadOfPlan = deferred(async () => (await import('./instead-of-plan.tsx')).default);

const card = css({
  borderRadius: '26px',
  padding: '26px',
  boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  position: 'relative',
  '&[data-popular]': {
    backgroundImage: 'token(gradients.plan)',
    color: 'white',
    boxShadow: '0 30px 60px -22px rgba(104,67,230,.8)',
    order: { base: -1, lg: 0 },
  },
});

/** A plan with its price, its benefits and its Buy button. */
export function PlanCard({ pricing, plan }: { pricing: Pricing; plan: Plan }) {
  const LL = useWords();
  const t = LL.pricing;
  const { number } = useFigures();
  const costs = useSiteCosts();
  const running = useSelector(pricing, selectPlan);
  const subscribed = useSelector(pricing, selectIsSubscribed);
  const buying = useSelector(pricing, selectIsBuyingPlan(plan.id));
  const current = running === plan.id;
  const videos = resultsFor(plan.credits, costs.video);
  const choose = (
    <Button
      {...(import.meta.env.SSR && earlyCheckout(plan.id))}
      suppressHydrationWarning
      variant={plan.popular ? (subscribed ? 'secondary' : 'light') : 'soft'}
      size="large"
      full
      busy={buying && !subscribed}
      disabled={subscribed && current}
      aria-disabled={subscribed && !current ? true : undefined}
      onClick={() => pricing.send({ type: 'purchase.clicked', purchase: { kind: 'plan', plan: plan.id } })}
    >
      {current ? t.subscribed() : t.choose(t.tiers[plan.tier]())}
    </Button>
  );
  const images = resultsFor(plan.credits, costs.image);
  const facts = [t.monthly(number(plan.credits)), t.upTo(number(videos), number(images)), t.everyTool(), t.cancel()];
  return (
    <section aria-label={t.tiers[plan.tier]()} data-popular={plan.popular} className={card}>
      <h2 className={css({ fontSize: 'large', fontWeight: 650 })}>{t.tiers[plan.tier]()}</h2>
      {plan.popular && <PopularBadge />}
      <Price plan={plan} />
      <FactList facts={facts} className={css({ marginBottom: 'auto' })} />
      {subscribed && !current ? (
        <Optional part={InsteadOfPlan} fallback={choose}>
          <InsteadOfPlan pricing={pricing}>{choose}</InsteadOfPlan>
        </Optional>
      ) : (
        choose
      )}
    </section>
  );
}

const PopularBadge = () => (
  <span
    className={css({
      position: 'absolute',
      right: '24px',
      top: '24px',
      padding: '4px 12px',
      borderRadius: 'full',
      background: 'white',
      color: 'violet.800',
      fontSize: 'note',
      fontWeight: 680,
    })}
  >
    {useWords().pricing.popular()}
  </span>
);

/** The price per month, then how the plan is billed. */
function Price({ plan }: { plan: Plan }) {
  const t = useWords().pricing;
  const { money } = useFigures();
  return (
    <>
      <p>
        <span
          className={css({
            fontSize: 'figure',
            fontWeight: 760,
            letterSpacing: '-.05em',
            lineHeight: 1,
          })}
        >
          {money(plan.perMonth)}
        </span>{' '}
        <span className={css({ fontSize: 'label' })}>{t.perMonth()}</span>
      </p>
      <p className={css({ fontSize: 'label' })}>
        {percentOff(plan) > 0 && <s>{money(plan.crossedOut)}</s>}{' '}
        {plan.billing === 'year' ? t.billedYearly(money(plan.price)) : t.billedMonthly(money(plan.price))}
      </p>
    </>
  );
}
