import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { selectConsolePhase } from '../../../machines/operator/operator.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { operatorFlow } from '../../actors/operator.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../platform/words.ts';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import Missing from '../discover/missing.tsx';
import { Overview } from './overview.tsx';
import { Enrollment, Proof, Recovery } from './second-factor.tsx';

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
  if (phase === 'enrolling' || phase === 'confirming') return <Enrollment flow={flow} busy={phase === 'confirming'} />;
  if (phase === 'recovery') return <Recovery flow={flow} />;
  if (phase === 'proving' || phase === 'checking') return <Proof flow={flow} busy={phase === 'checking'} />;
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
