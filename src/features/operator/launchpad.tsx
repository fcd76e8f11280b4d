import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { selectIsOperator, selectLaunchpadPhase, selectPacks } from '../../../machines/launchpad/launchpad.selectors.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { launchpadFlow } from '../../actors/launchpad.ts';
import { useWords } from '../../platform/words.ts';
import { Head } from '../../routing/head.tsx';
import type { PageProps } from '../../routing/routes.ts';
import Missing from '../discover/missing.tsx';
import { ConsolePages } from './console-pages.tsx';
import { NotOpen } from './not-open.tsx';
import { PackCard } from './pack-card.tsx';

/** What the launchpad shows in each state: the missing page, the way to the console, or the packs. */
export default function Launchpad({ path }: PageProps) {
  const LL = useWords();
  const phase = useSelector(launchpadFlow(useRoot()), selectLaunchpadPhase);
  if (phase === 'missing') return <Missing path={path} />;
  // Until the server knows who asks, the page reveals nothing of itself.
  return (
    <>
      {phase === 'loading' ? (
        <Head path={path} title={LL.siteStatus.missing.title()} description={LL.siteStatus.missing.body()} />
      ) : (
        <Head path={path} title={LL.launchpad.title()} description={LL.launchpad.description()} />
      )}
      <Step />
    </>
  );
}

function Step() {
  const LL = useWords();
  const t = LL.launchpad;
  const flow = launchpadFlow(useRoot());
  const phase = useSelector(flow, selectLaunchpadPhase);
  const packs = useSelector(flow, selectPacks);
  const isOperator = useSelector(flow, selectIsOperator);
  if (phase === 'open')
    return (
      <div className={css({ display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0,1fr)' })}>
        {isOperator && <ConsolePages current="models" />}
        <header className={css({ display: 'grid', gap: '12px' })}>
          <h1 className={css({ textStyle: 'h1' })}>{t.heading()}</h1>
          <p className={css({ color: 'text.2', maxWidth: '68ch' })}>{t.lead()}</p>
        </header>
        <ul
          className={css({ display: 'grid', gap: '14px' })}
          style={{ gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,400px),1fr))' }}
        >
          {packs.map((pack) => (
            <PackCard key={pack.name} flow={flow} pack={pack} />
          ))}
        </ul>
      </div>
    );
  if (phase === 'missing') return null;
  return <NotOpen phase={phase} heading={t.heading()} words={t} onRetry={() => flow.send({ type: 'retry.requested' })} />;
}
