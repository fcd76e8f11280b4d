import { RadioGroup } from '@ark-ui/react/radio-group';
import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { resultsFor } from '../../../contract/facts/costs.ts';
import { creditsPerUnit, isPackPrice, packByPrice } from '../../../contract/facts/prices.ts';
import { selectCheckedPack, selectIsBuying, selectPacks } from '../../../machines/pricing/pricing.selectors.ts';
import type { pricingFlow } from '../../wiring/pricing.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import { FactList } from './fact-list.tsx';
import { useFigures } from './use-figures.ts';

type Pricing = ReturnType<typeof pricingFlow>;
type Offer = ReturnType<typeof selectPacks>[number];

const option = css({
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

/** The credit packs to choose from, and the selected one with its Buy button. */
export function Packs({ pricing }: { pricing: Pricing }) {
  const t = useWords().pricing;
  const packs = useSelector(pricing, selectPacks, (a, b) => a.length === b.length);
  const checked = useSelector(pricing, selectCheckedPack);
  return (
    <div className={css({ display: 'grid', gap: '20px', gridTemplateColumns: { base: '1fr', lg: '1fr 360px' } })}>
      <RadioGroup.Root
        value={checked}
        onValueChange={({ value }) => isPackPrice(value) && pricing.send({ type: 'pack.selected', price: value })}
        aria-label={t.packs()}
        className={css({ display: 'grid', gap: '14px', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' }, alignContent: 'start' })}
      >
        {packs.map((offer) => (
          <PackOption key={offer.price} offer={offer} />
        ))}
      </RadioGroup.Root>
      <Summary pricing={pricing} />
    </div>
  );
}

function PackOption({ offer }: { offer: Offer }) {
  const t = useWords().pricing;
  const { money, number, unit } = useFigures();
  return (
    <RadioGroup.Item value={offer.price} className={option}>
      <RadioGroup.ItemControl className={dot} />
      <RadioGroup.ItemText className={css({ flex: 1, minWidth: 0 })}>
        <span className={css({ display: 'flex', alignItems: 'center', gap: '6px', fontWeight: 680, fontSize: 'title', flexWrap: 'wrap' })}>
          <Coin /> {t.amount(offer.credits)}
          {(offer.popular || offer.recommended) && (
            <span
              className={css({
                padding: '2px 9px',
                borderRadius: 'full',
                background: 'soft',
                color: 'soft.text',
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
      </RadioGroup.ItemText>
      <span className={css({ textAlign: 'right' })}>
        <span className={css({ display: 'block', fontWeight: 700, fontSize: 'title' })}>{money(offer.price)}</span>
        <s className={css({ fontSize: 'small', color: 'text.2' })}>{money(offer.crossedOut)}</s>
      </span>
      <RadioGroup.ItemHiddenInput />
    </RadioGroup.Item>
  );
}

/** The selected pack, what it is good for, and its Buy button. */
function Summary({ pricing }: { pricing: Pricing }) {
  const t = useWords().pricing;
  const { money, number } = useFigures();
  const checked = useSelector(pricing, selectCheckedPack);
  const buying = useSelector(pricing, selectIsBuying);
  const pack = packByPrice(checked);
  return (
    <aside
      className={css({ borderRadius: 'xl', background: 'surface.2', padding: '24px', display: 'grid', gap: '14px', alignContent: 'start' })}
    >
      <h2 className={css({ textStyle: 'h4' })}>{t.summary()}</h2>
      <p className={css({ fontSize: 'headline', fontWeight: 760, letterSpacing: '-.04em', lineHeight: 1.05 })}>{t.amount(pack.credits)}</p>
      <FactList
        facts={[
          t.vip.images(number(pack.credits)),
          t.vip.videos(number(resultsFor(pack.credits, 'video'))),
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
        onClick={() => pricing.send({ type: 'purchase.pressed', purchase: { kind: 'pack', price: checked } })}
      >
        {t.buy(money(checked))}
      </Button>
    </aside>
  );
}
