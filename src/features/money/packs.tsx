import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { resultsFor } from '../../../contract/facts/costs.ts';
import { creditsPerUnit, percentOff, type Pack } from '../../../contract/facts/prices.ts';
import { selectCheckedPack, selectIsBuying, selectPacks } from '../../../machines/pricing/pricing.selectors.ts';
import type { pricingFlow } from '../../actors/pricing.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import { FactList } from './fact-list.tsx';
import { useSiteCosts } from '../../routing/site.ts';
import { useOffers } from './use-offers.ts';
import { useFigures } from './use-figures.ts';

type Pricing = ReturnType<typeof pricingFlow>;

const option = css({
  borderRadius: 'lg',
  padding: '16px',
  boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  cursor: 'pointer',
  position: 'relative',
  '&:has(:checked)': { background: 'soft', boxShadow: 'inset 0 0 0 2px token(colors.violet.500)' },
  '&:focus-within': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
});

const dot = css({
  width: '24px',
  height: '24px',
  borderRadius: 'full',
  flexShrink: 0,
  boxShadow: 'inset 0 0 0 2px token(colors.control)',
  ':checked + &': { boxShadow: 'inset 0 0 0 8px token(colors.action)' },
});

/** The credit packs to choose from, and the selected one with its Buy button. */
export function Packs({ pricing }: { pricing: Pricing }) {
  const t = useWords().pricing;
  const offered = useSelector(pricing, selectPacks, (a, b) => a.length === b.length);
  const packs = useOffers().packs.filter(({ id }) => offered.some((pack) => pack.id === id));
  const checked = useSelector(pricing, selectCheckedPack);
  const group = useId();
  return (
    <div className={css({ display: 'grid', gap: '20px', gridTemplateColumns: { base: '1fr', lg: '1fr 360px' } })}>
      <div
        role="radiogroup"
        aria-label={t.packs()}
        className={css({ display: 'grid', gap: '14px', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, alignContent: 'start' })}
      >
        {packs.map((offer) => (
          <PackOption
            key={offer.id}
            offer={offer}
            group={group}
            checked={offer.id === checked}
            onChoose={() => pricing.send({ type: 'pack.selected', price: offer.id })}
          />
        ))}
      </div>
      <Summary pricing={pricing} />
    </div>
  );
}

type OptionProps = { offer: Pack; group: string; checked: boolean; onChoose: () => void };

function PackOption({ offer, group, checked, onChoose }: OptionProps) {
  const t = useWords().pricing;
  const { money, number, unit } = useFigures();
  return (
    <label className={option}>
      <input
        type="radio"
        name={group}
        value={offer.id}
        checked={checked}
        aria-labelledby={`${group}${offer.id}`}
        onChange={onChoose}
        className={css({ srOnly: true })}
      />
      <span className={dot} />
      <span id={`${group}${offer.id}`} className={css({ flex: 1, minWidth: 0 })}>
        <span className={css({ display: 'flex', alignItems: 'center', gap: '6px', fontWeight: 680, fontSize: 'title', flexWrap: 'wrap' })}>
          <Coin /> {t.amount(offer.credits)}
          {(offer.popular || offer.recommended) && (
            <span
              className={css({
                padding: '2px 9px',
                borderRadius: 'full',
                // A chosen pack is as soft as the badge would be.
                background: 'action',
                color: 'action.text',
                fontSize: 'note',
                fontWeight: 650,
              })}
            >
              {offer.popular ? t.popularPack() : t.best()}
            </span>
          )}
        </span>
        <span className={css({ display: 'block', fontSize: 'small', color: 'text.2' })}>
          {offer.firstPurchase ? t.firstOnly() : t.per(number(creditsPerUnit(offer)), unit)}
        </span>
      </span>
      <span className={css({ textAlign: 'right' })}>
        <span className={css({ display: 'block', fontWeight: 700, fontSize: 'title' })}>{money(offer.price)}</span>
        {percentOff(offer) > 0 && (
          <>
            <s className={css({ fontSize: 'small', color: 'text.2' })}>{money(offer.crossedOut)}</s>
            <span className={css({ display: 'block', fontSize: 'small', color: 'success', fontWeight: 620 })}>
              {t.off(percentOff(offer))}
            </span>
          </>
        )}
      </span>
    </label>
  );
}

/** The selected pack, what it is good for, and its Buy button. */
function Summary({ pricing }: { pricing: Pricing }) {
  const t = useWords().pricing;
  const { money, number } = useFigures();
  const costs = useSiteCosts();
  const checked = useSelector(pricing, selectCheckedPack);
  const buying = useSelector(pricing, selectIsBuying);
  const pack = useOffers().packs.find(({ id }) => id === checked)!;
  return (
    <aside
      className={css({ borderRadius: 'xl', background: 'surface.2', padding: '24px', display: 'grid', gap: '14px', alignContent: 'start' })}
    >
      <h2 className={css({ textStyle: 'h4' })}>{t.summary()}</h2>
      <p className={css({ fontSize: 'headline', fontWeight: 760, letterSpacing: '-.04em', lineHeight: 1.15 })}>{t.amount(pack.credits)}</p>
      <FactList
        facts={[
          t.vip.images(number(resultsFor(pack.credits, costs.image))),
          t.vip.videos([...new Set([costs.video, costs.composedVideo])].map((cost) => number(resultsFor(pack.credits, cost))).join('–')),
          t.vip.once(),
          t.vip.allTools(),
        ]}
        markClassName={css({ color: 'success' })}
      />
      <Button
        variant="primary"
        size="large"
        full
        busy={buying}
        onClick={() => pricing.send({ type: 'purchase.clicked', purchase: { kind: 'pack', price: checked } })}
      >
        {t.buy(money(pack.price))}
      </Button>
    </aside>
  );
}
