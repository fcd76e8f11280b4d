import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import { isPlanId, planById, plans, type PlanId } from '../../../../contract/facts/prices.ts';
import {
  selectConfirmation,
  selectIsSubscriptionBusy,
  selectSubscription,
  selectSubscriptionPhase,
} from '../../../../machines/subscription/subscription.selectors.ts';
import type { Subscription } from '../../../../machines/subscription/subscription.types.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { subscriptionFlow } from '../../../actors/subscription.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Button, button } from '../../../design/button.tsx';
import { Link } from '../../../routing/link.tsx';
import { Question } from '../../../design/question.tsx';
import { SelectField } from '../../../design/select.tsx';
import { LoadFailed } from '../../../design/load-failed.tsx';
import { Block, quiet } from './block.tsx';

/** The subscription: cancel it in two clicks, resume it, or change it for the next period. */
export function Plan() {
  const t = useWords().settings.plan;
  const flow = subscriptionFlow(useRoot());
  const phase = useSelector(flow, selectSubscriptionPhase);
  const subscription = useSelector(flow, selectSubscription);
  return (
    <Block title={t.title()}>
      {phase === 'unknown' && (
        <p role="status" className={quiet}>
          {t.loading()}
        </p>
      )}
      {phase === 'failed' && <LoadFailed text={t.failed()} onRetry={() => flow.send({ type: 'retry.clicked' })} />}
      {phase === 'none' && (
        <>
          <p className={quiet}>{t.none()}</p>
          <Link to="/pricing" className={button({ variant: 'secondary' })}>
            {t.see()}
          </Link>
        </>
      )}
      {subscription && phase !== 'failed' && <Running flow={flow} subscription={subscription} />}
    </Block>
  );
}

function Running({ flow, subscription }: { flow: ReturnType<typeof subscriptionFlow>; subscription: Subscription }) {
  const LL = useWords();
  const t = LL.settings.plan;
  const dates = new Intl.DateTimeFormat(localeFacts[useLocale()].tag, { dateStyle: 'long' });
  const busy = useSelector(flow, selectIsSubscriptionBusy);
  const confirmation = useSelector(flow, selectConfirmation);
  const { plan, ends, nextPlan, periodEnd } = subscription;
  const named = (id: PlanId) => t.name(LL.pricing.tiers[planById(id).tier](), LL.pricing.tabs[planById(id).billing]());
  const until = periodEnd ? dates.format(new Date(periodEnd)) : '–';
  return (
    <>
      <p className={css({ fontWeight: 650, fontSize: 'title' })}>{named(plan)}</p>
      <p className={quiet}>
        {ends ? t.ends(until) : t.renews(until)} {nextPlan && !ends && t.next(named(nextPlan))}
      </p>
      {ends ? (
        <Button variant="primary" busy={busy} onClick={() => flow.send({ type: 'resumption.clicked' })}>
          {t.resume()}
        </Button>
      ) : (
        <>
          <SelectField
            label={t.change()}
            value={nextPlan ?? plan}
            disabled={busy}
            onChange={(event) => {
              const chosen = Number(event.currentTarget.value);
              if (isPlanId(chosen)) flow.send({ type: 'plan.chosen', plan: chosen });
            }}
          >
            {plans.map((offer) => (
              <option key={offer.id} value={offer.id}>
                {named(offer.id)}
              </option>
            ))}
          </SelectField>
          <Question
            ask={t.cancel()}
            question={t.sure()}
            confirm={t.confirm()}
            cancel={t.keep()}
            isAsked={confirmation !== null}
            busy={busy}
            onAsk={() => flow.send({ type: 'cancellation.asked' })}
            onConfirm={() => confirmation?.send({ type: 'confirmation.given' })}
            onCancel={() => confirmation?.send({ type: 'confirmation.refused' })}
          />
        </>
      )}
    </>
  );
}
