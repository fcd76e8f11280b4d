import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { pricingTabs, yearlyPercentOff, type Billing, type PricingTab } from '../../../contract/facts/prices.ts';
import { selectTab } from '../../../machines/pricing/pricing.selectors.ts';
import { useOffers } from './use-offers.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { pricingFlow } from '../../actors/pricing.ts';
import { useWords } from '../../platform/words.ts';
import { useSiteCosts } from '../../routing/site.ts';
import { Tabs } from '../../design/tabs.tsx';
import { Packs } from './packs.tsx';
import { PlanCard } from './plan-card.tsx';

/** Month, year and one-time: the prices of spec §9, shared by the dialog and the page. */
export function PricingContent() {
  const LL = useWords();
  const t = LL.pricing;
  const pricing = pricingFlow(useRoot());
  const tab = useSelector(pricing, selectTab);
  const { video, composedVideo } = useSiteCosts();
  return (
    <>
      <Tabs
        label={t.tabs.label()}
        fit="words"
        tabs={pricingTabs.map((value) => ({ value, face: <TabFace value={value} /> }))}
        value={tab}
        onChoose={(value) => pricing.send({ type: 'tab.chosen', tab: value })}
      >
        {(shown) => (shown === 'oneTime' ? <Packs pricing={pricing} /> : <Plans pricing={pricing} billing={shown} />)}
      </Tabs>
      {composedVideo !== video && (
        <p className={css({ marginTop: '18px', textAlign: 'center', fontSize: 'small', color: 'text.2' })}>
          {t.videoCosts(LL.credit.cost(video), LL.credit.cost(composedVideo))}
        </p>
      )}
    </>
  );
}

function TabFace({ value }: { value: PricingTab }) {
  const t = useWords().pricing;
  const saved = yearlyPercentOff(useOffers().plans);
  return (
    <>
      {t.tabs[value]()}
      {value === 'year' && saved > 0 && (
        <span
          className={css({
            fontSize: 'note',
            fontWeight: 680,
            color: 'success',
            background: 'success.soft',
            borderRadius: 'full',
            padding: '2px 8px',
          })}
        >
          {t.off(saved)}
        </span>
      )}
    </>
  );
}

type PlansProps = { pricing: ReturnType<typeof pricingFlow>; billing: Billing };

const Plans = ({ pricing, billing }: PlansProps) => (
  <div className={css({ display: 'grid', gap: '18px', gridTemplateColumns: { base: '1fr', lg: 'repeat(3,1fr)' } })}>
    {useOffers()
      .plans.filter((plan) => plan.billing === billing)
      .map((plan) => (
        <PlanCard key={plan.id} pricing={pricing} plan={plan} />
      ))}
  </div>
);
