import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectPaymentPhase, type PaymentPhase } from '../../../machines/payment/payment.selectors.ts';
import { selectPayReturn } from '../../../machines/payReturn/payReturn.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { payResultFlow } from '../../actors/payment.ts';
import { payReturnFlow } from '../../actors/payReturn.ts';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import { useWords } from '../../platform/words.ts';
import { Button, button } from '../../design/button.tsx';
import { wrap } from '../../design/layout.ts';
import { Link } from '../../routing/link.tsx';
import { Progress } from '../../design/progress.tsx';

/** The page that a payment returns to; it polls until the outcome is known. */
export default function PayResult({ path }: PageProps) {
  const LL = useWords();
  const t = LL.payResult;
  const root = useRoot();
  const arrival = payReturnFlow(root);
  const shown = useSelector(arrival, selectPayReturn);
  const phase = useSelector(payResultFlow(root), selectPaymentPhase);
  return (
    <div className={wrap}>
      <Head path={path} title={t.title()} description={t.description()} />
      <div
        aria-live="polite"
        className={css({
          maxWidth: '560px',
          marginInline: 'auto',
          display: 'grid',
          gap: '16px',
          justifyItems: 'center',
          textAlign: 'center',
          paddingBlock: { base: '56px', md: '96px' },
        })}
      >
        {shown === 'nameless' && <Outcome {...textOf(t.none)} />}
        {shown === 'visitor' && (
          <Outcome {...textOf(t.visitor)}>
            <Button variant="primary" onClick={() => root.openSignIn('login')}>
              {LL.account.logIn()}
            </Button>
          </Outcome>
        )}
        {shown === 'payment' && <Found phase={phase} onAgain={() => arrival.send({ type: 'again.clicked' })} />}
        <Link to="/settings#history" className={button({ variant: 'ghost' })}>
          {LL.account.credits()}
        </Link>
      </div>
    </div>
  );
}

const textOf = (words: { title: () => string; body: () => string }) => ({ title: words.title(), body: words.body() });

const Outcome = ({ title, body, children }: { title: string; body: string; children?: ReactNode }) => (
  <>
    <h1 className={css({ textStyle: 'h1' })}>{title}</h1>
    <p className={css({ textStyle: 'lead', color: 'text.2' })}>{body}</p>
    {children}
  </>
);

function Found({ phase, onAgain }: { phase: PaymentPhase; onAgain: () => void }) {
  const t = useWords().payResult;
  if (phase === 'succeeded')
    return (
      <Outcome {...textOf(t.paid)}>
        <Link to="/ai-sticker-maker#make" className={button({ variant: 'primary' })}>
          {t.paid.action()}
        </Link>
      </Outcome>
    );
  if (phase === 'failed')
    return (
      <Outcome {...textOf(t.failed)}>
        <Link to="/pricing" className={button({ variant: 'primary' })}>
          {t.failed.action()}
        </Link>
      </Outcome>
    );
  if (phase === 'absent') return <Outcome {...textOf(t.absent)} />;
  if (phase === 'expired')
    return (
      <Outcome {...textOf(t.open)}>
        <Button variant="primary" onClick={onAgain}>
          {t.open.again()}
        </Button>
      </Outcome>
    );
  return (
    <Outcome {...textOf(t.looking)}>
      <Progress value={null} label={t.looking.title()} />
    </Outcome>
  );
}
