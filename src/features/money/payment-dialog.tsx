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
import { useRoot } from '../../wiring/hooks.tsx';
import { paymentFlow } from '../../wiring/buying.ts';
import { useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';

/** The checkout in a frame 640 high, a spinner until it has loaded, an error text with a way on in its place (spec §2). */
export default function PaymentDialog() {
  const LL = useWords();
  const t = LL.pricing;
  const payment = paymentFlow(useRoot());
  const phase = useSelector(payment, selectPaymentPhase);
  const loading = useSelector(payment, selectIsCheckoutLoading);
  const url = useSelector(payment, selectCheckoutUrl);
  const problem = useSelector(payment, selectPaymentProblem);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      // Only our own frame is listened to, and what it says is a reason to look, never a proof.
      if (event.source !== null && event.source === frame.current?.contentWindow) payment.send({ type: 'frame.reported' });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [payment]);
  return (
    <Dialog width="invite" title={t.payment()} onClose={() => payment.send({ type: 'payment.closed' })}>
      <div className={css({ position: 'relative', minHeight: '320px' })}>
        {phase === 'broken' || phase === 'failed' ? (
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
            {phase === 'failed' ? (
              <>
                <h2 className={css({ textStyle: 'h3' })}>{t.payFailed.title()}</h2>
                <p className={css({ color: 'text.2' })}>{t.payFailed.body()}</p>
              </>
            ) : (
              <p>{problem ?? t.payProblem()}</p>
            )}
            <Button look="primary" onClick={() => payment.send({ type: 'retry.pressed' })}>
              {LL.actions.retry()}
            </Button>
          </div>
        ) : (
          url && (
            <iframe
              ref={frame}
              src={url}
              title={t.payment()}
              height={paymentFrameHeight}
              allow="payment"
              onLoad={() => payment.send({ type: 'frame.loaded' })}
              className={css({ display: 'block', width: '100%', border: 0, background: 'surface' })}
            />
          )
        )}
        {loading && (
          <div
            role="status"
            aria-label={t.payLoading()}
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
        )}
      </div>
    </Dialog>
  );
}
