import { useSelector } from '@xstate/react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Gift from 'lucide-react/icons/gift';
import Rocket from 'lucide-react/icons/rocket';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { credits } from '../../../contract/facts/credits.ts';
import { percentOff } from '../../../contract/facts/prices.ts';
import { selectIsClaimed, selectIsClaiming } from '../../../machines/dailyReward/dailyReward.selectors.ts';
import { selectOwner } from '../../../machines/credits/credits.selectors.ts';
import { selectIsBuying, selectPacks } from '../../../machines/pricing/pricing.selectors.ts';
import { useFlow, useRoot } from '../../actors/hooks.tsx';
import { pricingFlow } from '../../actors/pricing.ts';
import { dailyRewardFlow } from '../../actors/dailyReward.ts';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { Button, button } from '../../design/button.tsx';
import { Coin } from '../../design/coin.tsx';
import { wrap } from '../../design/layout.ts';
import { Link } from '../../routing/link.tsx';
import { selectDailyCredits } from '../../../machines/session/session.selectors.ts';
import { useDailyCredits } from '../../routing/site.ts';
import { useOffers } from './use-offers.ts';
import { useMoney } from './money.ts';

/** All ways to get credits: the daily check-in, invitations, the first-purchase pack, the plans. */
export default function Operation({ path }: PageProps) {
  const t = useWords().operation;
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <h1 className={css({ textStyle: 'h1', textAlign: 'center', paddingTop: { base: '36px', md: '64px' } })}>{t.title()}</h1>
      <p className={css({ textStyle: 'lead', color: 'text.2', textAlign: 'center', marginTop: '12px', marginBottom: '32px' })}>
        {t.lead()}
      </p>
      <div
        className={css({
          display: 'grid',
          gap: '18px',
          gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
          // Without the pack for a first purchase three are left, and a hole beside the last.
          '& > :last-child:nth-child(odd)': { md: { gridColumn: '1 / -1' } },
        })}
      >
        <CheckIn />
        <Inviting />
        <FirstPack />
        <Plans />
      </div>
    </div>
  );
}

type OfferProps = { icon: ReactNode; title: string; amount: ReactNode; body: string; children: ReactNode };

/** A way to get credits. */
const Offer = ({ icon, title, amount, body, children }: OfferProps) => (
  <section
    aria-label={title}
    className={css({
      background: 'surface',
      borderRadius: 'xl',
      boxShadow: '1',
      padding: { base: '24px', md: '28px' },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '10px',
    })}
  >
    <span
      className={css({
        width: '52px',
        height: '52px',
        borderRadius: 'md',
        display: 'grid',
        placeItems: 'center',
        background: 'soft',
        color: 'soft.text',
      })}
    >
      {icon}
    </span>
    <h2 className={css({ textStyle: 'h4', marginTop: '6px' })}>{title}</h2>
    <p
      className={css({
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: '10px',
        fontSize: 'heading',
        fontWeight: 760,
        letterSpacing: '-.03em',
        lineHeight: 1.2,
      })}
    >
      {amount}
    </p>
    <p className={css({ color: 'text.2', marginBottom: '8px' })}>{body}</p>
    <span className={css({ marginTop: 'auto' })}>{children}</span>
  </section>
);

/** Credits with their coin, which stay together when the text wraps. */
const Sum = ({ children }: { children: string }) => (
  <span className={css({ display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 })}>
    <Coin /> <span>{children}</span>
  </span>
);

function CheckIn() {
  const t = useWords().operation.checkIn;
  const reward = dailyRewardFlow(useRoot());
  const claiming = useSelector(reward, selectIsClaiming);
  const claimed = useSelector(reward, selectIsClaimed);
  const isVisitor = useFlow('credits', selectOwner) === 'visitor';
  const amount = useDailyCredits(useFlow('session', selectDailyCredits));
  const body = isVisitor ? `${t.body()} ${t.account()}` : t.body();
  return (
    <Offer icon={<CalendarCheck aria-hidden="true" />} title={t.title()} amount={<Sum>{t.amount(amount)}</Sum>} body={body}>
      {claimed ? (
        <p
          role="status"
          className={css({ display: 'flex', gap: '8px', alignItems: 'center', minHeight: '44px', color: 'success', fontWeight: 620 })}
        >
          <CircleCheck size={20} aria-hidden="true" />
          {t.received()}
        </p>
      ) : (
        <Button variant="primary" busy={claiming} onClick={() => reward.send({ type: 'claim.clicked' })}>
          {t.receive()}
        </Button>
      )}
    </Offer>
  );
}

function Inviting() {
  const t = useWords().operation.inviting;
  const root = useRoot();
  return (
    <Offer icon={<Users aria-hidden="true" />} title={t.title()} amount={<Sum>{t.amount(credits.invite)}</Sum>} body={t.body()}>
      <Button variant="soft" onClick={() => root.openDialog('invite')}>
        {t.action()}
      </Button>
    </Offer>
  );
}

/** The first-purchase pack, until something is bought. */
function FirstPack() {
  const t = useWords().operation.firstPack;
  const money = useMoney();
  const pricing = pricingFlow(useRoot());
  const offered = useSelector(pricing, (snapshot) => selectPacks(snapshot).some(({ firstPurchase }) => firstPurchase));
  const pack = useOffers().packs.find(({ firstPurchase }) => firstPurchase);
  const buying = useSelector(pricing, selectIsBuying);
  if (!pack || !offered) return null;
  return (
    <Offer
      icon={<Gift aria-hidden="true" />}
      title={t.title()}
      amount={
        <>
          <Sum>{t.amount(pack.credits)}</Sum>
          {percentOff(pack) > 0 && (
            <span
              className={css({
                padding: '3px 10px',
                borderRadius: 'full',
                background: 'success.soft',
                color: 'success',
                fontSize: 'small',
                fontWeight: 680,
                letterSpacing: '0',
              })}
            >
              {t.off(percentOff(pack))}
            </span>
          )}
        </>
      }
      body={t.body()}
    >
      <Button
        variant="soft"
        busy={buying}
        onClick={() => pricing.send({ type: 'purchase.clicked', purchase: { kind: 'pack', price: pack.id } })}
      >
        {t.action(money(pack.price))}
      </Button>
    </Offer>
  );
}

function Plans() {
  const t = useWords().operation.plans;
  const money = useMoney();
  const lowest = String(Math.min(...useOffers().plans.map(({ perMonth }) => Number(perMonth))));
  return (
    <Offer icon={<Rocket aria-hidden="true" />} title={t.title()} amount={t.amount(money(lowest))} body={t.body()}>
      <Link to="/pricing" className={button({ variant: 'soft' })}>
        {t.action()}
      </Link>
    </Offer>
  );
}
