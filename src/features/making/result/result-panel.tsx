import { Suspense, useEffect, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectPhase, type GenerationPhase } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { isEnding } from './ending.ts';
import { useArrival } from '../../../wiring/hooks.tsx';
import { bringResults, Failed, Result, Working } from './deferred-results.ts';
import type { ResultProps } from './result.tsx';
import { useFact } from '../generation/use-generation.ts';

type ResultPanelProps = ResultProps & { example: ReactNode };

/** The larger half of a tool's page: an example, the progress, the result, or the error. */
export function ResultPanel(props: ResultPanelProps) {
  const { generation } = props;
  const LL = useWords();
  const phase = useFact(generation, selectPhase);
  const { running } = useArrival();
  // Before the first press, and after the page has started: nothing waits for it.
  useEffect(() => void running.then(bringResults).catch(() => undefined), [running]);
  return (
    <section
      aria-label={LL.making.result()}
      className={css({ display: 'grid', gap: '16px', height: '100%', alignContent: 'start', gridTemplateRows: '1fr auto' })}
    >
      {phase === 'form' ? props.example : <Suspense fallback={props.example}>{contentOf(phase, props)}</Suspense>}
    </section>
  );
}

function contentOf(phase: Exclude<GenerationPhase, 'form'>, props: ResultProps): ReactNode {
  const { generation } = props;
  if (phase === 'done') return <Result {...props} />;
  if (isEnding(phase)) return <Failed generation={generation} phase={phase} />;
  return <Working generation={generation} phase={phase} />;
}
