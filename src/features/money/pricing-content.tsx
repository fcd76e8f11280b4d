import { RadioGroup } from '@ark-ui/react/radio-group';
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { css, cx } from 'styled-system/css';
import { resultsFor } from '../../../contract/facts/costs.ts';
import { localeFacts } from '../../../contract/facts/locales.ts';
import {
  creditsPerUnit,
  isPackPrice,
  packByPrice,
  pricingTabs,
  yearlyPercentOff,
  type Billing,
  type Plan,
  type PricingTab,
} from '../../../contract/facts/prices.ts';
import {
  selectCheckedPack,
  selectIsBuying,
  selectIsSubscribed,
  selectPacks,
  selectPlan,
  selectPlans,
  selectTab,
} from '../../../machines/pricing/pricing.selectors.ts';
import { useRoot } from '../../wiring/hooks.tsx';
import { pricingFlow } from '../../wiring/buying.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import { useMoney } from '../../wiring/money.ts';
import { Tabs } from '../../design/tabs.tsx';
import { Tooltip } from '../../design/tooltip.tsx';

function useFigures() {
  const numbers = new Intl.NumberFormat(localeFacts[useLocale()].tag);
  return { money: useMoney(), number: (value: number) => numbers.format(value) };
}

/** Month, year and one-time: the prices of spec §9, as the dialog and the page show them. */
export function PricingContent() {
  const LL = useWords();
  const t = LL.pricing;
  const pricing = pricingFlow(useRoot());
  const tab = useSelector(pricing, selectTab);
  useEffect(() => {
    pricing.send({ type: 'pricing.shown' });
    return () => pricing.send({ type: 'pricing.left' });
  }, [pricing]);
  return (
    <Tabs
      label={t.tabs.label()}
      fit="words"
      tabs={pricingTabs.map((value) => ({ value, face: <TabFace value={value} /> }))}
      value={tab}
      onChoose={(value) => pricing.send({ type: 'tab.chosen', tab: value })}
    >
      {(shown) => (shown === 'oneTime' ? <Packs pricing={pricing} /> : <Plans pricing={pricing} billing={shown} />)}
    </Tabs>
  );
}

function TabFace({ value }: { value: PricingTab }) {
  const t = useWords().pricing;
  return (
    <>
      {t.tabs[value]()}
      {value === 'year' && (
        <span
          className={css({
            fontSize: '12px',
            fontWeight: 680,
            color: 'success',
            background: 'success.soft',
            borderRadius: 'full',
            padding: '2px 8px',
          })}
        >
          {t.off(yearlyPercentOff)}
        </span>
      )}
    </>
  );
}

type Flow = ReturnType<typeof pricingFlow>;

const Plans = ({ pricing, billing }: { pricing: Flow; billing: Billing }) => (
  <div className={css({ display: 'grid', gap: '18px', gridTemplateColumns: { base: '1fr', lg: 'repeat(3,1fr)' } })}>
    {selectPlans(billing).map((plan) => (
      <PlanCard key={plan.id} pricing={pricing} plan={plan} />
    ))}
  </div>
);

const planLook = css({
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

function PlanCard({ pricing, plan }: { pricing: Flow; plan: Plan }) {
  const LL = useWords();
  const t = LL.pricing;
  const { money, number } = useFigures();
  const running = useSelector(pricing, selectPlan);
  const subscribed = useSelector(pricing, selectIsSubscribed);
  const buying = useSelector(pricing, selectIsBuying);
  const current = running === plan.id;
  const videos = resultsFor(plan.credits, 'video');
  const choose = (
    <Button
      look={plan.popular ? 'secondary' : 'primary'}
      size="large"
      full
      busy={buying && !subscribed}
      disabled={subscribed && current}
      aria-disabled={subscribed && !current ? true : undefined}
      onClick={() => pricing.send({ type: 'purchase.pressed', purchase: { kind: 'plan', plan: plan.id } })}
    >
      {current ? t.subscribed() : t.choose(t.tiers[plan.tier]())}
    </Button>
  );
  const facts = [t.monthly(number(plan.credits)), t.upTo(number(videos), number(plan.credits)), t.everyTool(), t.cancel()];
  return (
    <section aria-label={t.tiers[plan.tier]()} data-popular={plan.popular} className={planLook}>
      <h2 className={css({ fontSize: '19px', fontWeight: 650 })}>{t.tiers[plan.tier]()}</h2>
      {plan.popular && (
        <span
          className={css({
            position: 'absolute',
            right: '22px',
            top: '24px',
            padding: '4px 12px',
            borderRadius: 'full',
            background: 'white',
            color: 'violet.800',
            fontSize: '12.5px',
            fontWeight: 680,
          })}
        >
          {t.popular()}
        </span>
      )}
      <p>
        <span
          className={css({ fontSize: '44px', fontWeight: 760, letterSpacing: '-.05em', lineHeight: 1, fontVariantNumeric: 'tabular-nums' })}
        >
          {money(plan.perMonth)}
        </span>{' '}
        <span className={css({ fontSize: '14px', opacity: 0.95 })}>{t.perMonth()}</span>
      </p>
      <p className={css({ fontSize: '14px', opacity: 0.95 })}>
        <s>{money(plan.crossedOut)}</s> {plan.billing === 'year' ? t.billedYearly(money(plan.price)) : t.billedMonthly(money(plan.price))}
      </p>
      <ul className={css({ display: 'grid', gap: '8px', fontSize: '14.5px', marginBottom: 'auto' })}>
        {facts.map((fact) => (
          <li key={fact} className={css({ display: 'flex', gap: '10px' })}>
            <Check size={18} aria-hidden="true" className={css({ flexShrink: 0, marginTop: '2px' })} />
            {fact}
          </li>
        ))}
      </ul>
      {subscribed && !current ? <InsteadOfPlan pricing={pricing}>{choose}</InsteadOfPlan> : choose}
    </section>
  );
}

/** Who has a plan buys packs: said, with the way there, in a tooltip over the button of the plan, and under it where nothing hovers. */
function InsteadOfPlan({ pricing, children }: { pricing: Flow; children: ReactElement }) {
  const LL = useWords();
  const way = (className?: string) => (
    <button
      type="button"
      onClick={() => pricing.send({ type: 'tab.chosen', tab: 'oneTime' })}
      className={cx(css({ fontSize: '13.5px', textAlign: 'start', textDecoration: 'underline', minHeight: '32px' }), className)}
    >
      {LL.pricing.subscribedHint()}
    </button>
  );
  return (
    <>
      <Tooltip tip={way()}>{children}</Tooltip>
      {way(css({ '@media (hover: hover)': { display: 'none' } }))}
    </>
  );
}

const packLook = css({
  borderRadius: 'lg',
  padding: '16px',
  boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  cursor: 'pointer',
  '&[data-state=checked]': { background: 'soft', boxShadow: 'inset 0 0 0 2px token(colors.violet.500)' },
  '&:focus-within': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
});

const dot = css({
  width: '22px',
  height: '22px',
  borderRadius: 'full',
  flexShrink: 0,
  boxShadow: 'inset 0 0 0 2px token(colors.control)',
  '&[data-state=checked]': { boxShadow: 'inset 0 0 0 7px token(colors.action)' },
});

function Packs({ pricing }: { pricing: Flow }) {
  const LL = useWords();
  const t = LL.pricing;
  const { money, number } = useFigures();
  const packs = useSelector(pricing, selectPacks, (a, b) => a.length === b.length);
  const checked = useSelector(pricing, selectCheckedPack);
  const buying = useSelector(pricing, selectIsBuying);
  const pack = packByPrice(checked);
  return (
    <div className={css({ display: 'grid', gap: '20px', gridTemplateColumns: { base: '1fr', lg: '1fr 360px' } })}>
      <RadioGroup.Root
        value={checked}
        onValueChange={({ value }) => isPackPrice(value) && pricing.send({ type: 'pack.selected', price: value })}
        aria-label={t.packs()}
        className={css({ display: 'grid', gap: '14px', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, alignContent: 'start' })}
      >
        {packs.map((offer) => (
          <RadioGroup.Item key={offer.price} value={offer.price} className={packLook}>
            <RadioGroup.ItemControl className={dot} />
            <RadioGroup.ItemText className={css({ flex: 1, minWidth: 0 })}>
              <span
                className={css({ display: 'flex', alignItems: 'center', gap: '6px', fontWeight: 680, fontSize: '17px', flexWrap: 'wrap' })}
              >
                <Coin /> {t.amount(offer.credits)}
                {(offer.popular || offer.recommended) && (
                  <span
                    className={css({
                      padding: '2px 9px',
                      borderRadius: 'full',
                      background: 'soft',
                      color: 'soft.text',
                      fontSize: '12px',
                      fontWeight: 650,
                    })}
                  >
                    {offer.popular ? t.popularPack() : t.best()}
                  </span>
                )}
              </span>
              <span className={css({ display: 'block', fontSize: '13px', color: 'text.2' })}>
                {offer.firstPurchase ? t.firstOnly() : t.per(number(creditsPerUnit(offer)))}
              </span>
            </RadioGroup.ItemText>
            <span className={css({ textAlign: 'right', fontVariantNumeric: 'tabular-nums' })}>
              <span className={css({ display: 'block', fontWeight: 700, fontSize: '17px' })}>{money(offer.price)}</span>
              <s className={css({ fontSize: '13px', color: 'text.2' })}>{money(offer.crossedOut)}</s>
            </span>
            <RadioGroup.ItemHiddenInput />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <aside
        className={cx(
          css({ borderRadius: 'xl', background: 'surface.2', padding: '24px', display: 'grid', gap: '14px', alignContent: 'start' }),
        )}
      >
        <h2 className={css({ textStyle: 'h4' })}>{t.summary()}</h2>
        <p className={css({ fontSize: '36px', fontWeight: 760, letterSpacing: '-.04em', lineHeight: 1.05 })}>{t.amount(pack.credits)}</p>
        <ul className={css({ display: 'grid', gap: '8px', fontSize: '14.5px' })}>
          {[
            t.vip.images(number(pack.credits)),
            t.vip.videos(number(resultsFor(pack.credits, 'video'))),
            t.vip.once(),
            t.vip.allTools(),
          ].map((fact) => (
            <li key={fact} className={css({ display: 'flex', gap: '10px' })}>
              <Check size={18} aria-hidden="true" className={css({ flexShrink: 0, marginTop: '2px', color: 'success' })} />
              {fact}
            </li>
          ))}
        </ul>
        <Button
          look="primary"
          size="large"
          full
          busy={buying}
          onClick={() => pricing.send({ type: 'purchase.pressed', purchase: { kind: 'pack', price: checked } })}
        >
          {t.buy(money(checked))}
        </Button>
      </aside>
    </div>
  );
}
