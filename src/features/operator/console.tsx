import { useSelector } from '@xstate/react';
import { css, cx } from 'styled-system/css';
import { selectConsolePhase, selectConsoleProof } from '../../../machines/operator/operator.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { later } from '../../actors/later.tsx';
import { operatorFlow } from '../../actors/operator.ts';
import { Button } from '../../design/button.tsx';
import { card } from '../../design/layout.ts';
import { useWords } from '../../platform/words.ts';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import Missing from '../discover/missing.tsx';
import { Overview } from './overview.tsx';
import { Unready } from './unready.tsx';

const SecondStep = later(() => import('../proof/second-step.tsx'), { words: ['secondStep'] });

/** What the console shows in each state: the missing page, the second factor, or the figures and the record. */
export default function Console({ path }: PageProps) {
  const LL = useWords();
  const phase = useSelector(operatorFlow(useRoot()), selectConsolePhase);
  if (phase === 'missing') return <Missing path={path} />;
  // Until the server knows its operator, the page reveals nothing of itself.
  const isAsked = phase === 'hidden' || phase === 'asking';
  return (
    <>
      {isAsked ? (
        <Head path={path} title={LL.siteStatus.missing.title()} description={LL.siteStatus.missing.body()} />
      ) : (
        <Head path={path} title={LL.operatorConsole.title()} description={LL.operatorConsole.description()} />
      )}
      <Step />
    </>
  );
}

function Step() {
  const LL = useWords();
  const flow = operatorFlow(useRoot());
  const phase = useSelector(flow, selectConsolePhase);
  const proof = useSelector(flow, selectConsoleProof);
  if (phase === 'unready') return <Unready />;
  if (proof)
    return (
      <div className={cx(card, css({ maxWidth: '560px', marginInline: 'auto' }))} style={{ padding: 'clamp(20px,3vw,32px)' }}>
        <SecondStep step={proof} heading="h1" canLeave={false} />
      </div>
    );
  if (phase === 'open' || phase === 'readingMore') return <Overview flow={flow} busy={phase === 'readingMore'} />;
  if (phase === 'failed')
    return (
      <div role="alert" className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' })}>
        <p>{LL.operatorConsole.failed()}</p>
        <Button variant="primary" size="small" onClick={() => flow.send({ type: 'retry.requested' })}>
          {LL.actions.retry()}
        </Button>
      </div>
    );
  return (
    <div role="status" style={{ minHeight: '40vh' }}>
      <h1 className={css({ textStyle: 'h4', color: 'text.2' })}>{LL.operatorConsole.loading()}</h1>
    </div>
  );
}
