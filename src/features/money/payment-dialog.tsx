import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { paymentFrameHeight } from '../../../contract/facts/dialog-sizes.ts';
import {
  selectCheckoutUrl,
  selectIsCheckoutLoading,
  selectPaymentPhase,
  selectPaymentProblem,
} from '../../../machines/payment/payment.selectors.ts';
import type { CheckoutProblem } from '../../../machines/payment/payment.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { paymentFlow } from '../../actors/payment.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';

type Payment = ReturnType<typeof paymentFlow>;

/** The checkout in a frame 640 high, with a spinner until it has loaded; on failure, an error text with a retry button (spec §2). */
export default function PaymentDialog() {
  const t = useWords().pricing;
  const payment = paymentFlow(useRoot());
  const phase = useSelector(payment, selectPaymentPhase);
  const loading = useSelector(payment, selectIsCheckoutLoading);
  const url = useSelector(payment, selectCheckoutUrl);
  const problem = useSelector(payment, selectPaymentProblem);
  return (
    <Dialog width="invite" title={t.payment()} onClose={() => payment.send({ type: 'payment.closed' })}>
      <div className={css({ position: 'relative', minHeight: '320px' })}>
        {phase === 'broken' || phase === 'failed' ? (
          <Problem payment={payment} isDeclined={phase === 'failed'} reason={problem} />
        ) : (
          url && <CheckoutFrame payment={payment} url={url} />
        )}
        {loading && <Spinner label={t.payLoading()} />}
      </div>
    </Dialog>
  );
}

function CheckoutFrame({ payment, url }: { payment: Payment; url: string }) {
  const t = useWords().pricing;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const receive = (event: MessageEvent) => {
      // Only messages from our own frame are accepted, and they only make the flow check the payment: they prove nothing.
      if (event.source !== null && event.source === frame.current?.contentWindow) payment.send({ type: 'frame.reported' });
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [payment]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={t.payment()}
      height={paymentFrameHeight}
      allow="payment"
      onLoad={() => payment.send({ type: 'frame.loaded' })}
      className={css({ display: 'block', width: '100%', border: 0, background: 'surface' })}
    />
  );
}

/** A declined payment; or no checkout, with the words of spec §8 and the server's reason where it gave one; where the price has changed, the server's words stand alone. */
function Problem({ payment, isDeclined, reason }: { payment: Payment; isDeclined: boolean; reason: CheckoutProblem | null }) {
  const LL = useWords();
  const t = LL.pricing;
  return (
    <div
      role="alert"
      className={css({
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: '16px',
        minHeight: '320px',
        padding: '64px 28px 40px',
        textAlign: 'center',
      })}
    >
      {isDeclined ? (
        <>
          <h2 className={css({ textStyle: 'h3' })}>{t.payFailed.title()}</h2>
          <p className={css({ color: 'text.2' })}>{t.payFailed.body()}</p>
        </>
      ) : (
        <>
          {!reason?.isWhole && <h2 className={css({ textStyle: 'h4' })}>{t.payProblem()}</h2>}
          {reason && (
            <p className={reason.isWhole ? undefined : css({ color: 'text.2' })}>
              {'text' in reason ? reason.text : LL.notice[reason.key]()}
            </p>
          )}
        </>
      )}
      <Button variant="primary" onClick={() => payment.send({ type: 'retry.clicked' })}>
        {LL.actions.retry()}
      </Button>
    </div>
  );
}

const Spinner = ({ label }: { label: string }) => (
  <div
    role="status"
    aria-label={label}
    className={css({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', background: 'surface' })}
  >
    <span
      aria-hidden="true"
      className={css({
        width: '40px',
        height: '40px',
        borderRadius: 'full',
        border: '3px solid token(colors.violet.300)',
        borderTopColor: 'action',
        animation: 'spin .8s linear infinite',
      })}
    />
  </div>
);
