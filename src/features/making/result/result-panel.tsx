import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectPhase, type GenerationPhase } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { isEnding } from './ending.ts';
import { Failed } from './failed.tsx';
import { Result, type ResultProps } from './result.tsx';
import { Working } from './working.tsx';
import { useFact } from '../generation/use-generation.ts';

type ResultPanelProps = ResultProps & { example: ReactNode };

/** The larger half of a tool's page: an example, the progress, the result, or the error. */
export function ResultPanel(props: ResultPanelProps) {
  const { generation } = props;
  const LL = useWords();
  const phase = useFact(generation, selectPhase);
  return (
    <section
      aria-label={LL.making.result()}
      className={css({ display: 'grid', gap: '16px', height: '100%', alignContent: 'start', gridTemplateRows: '1fr auto' })}
    >
      {contentOf(phase, props)}
    </section>
  );
}

function contentOf(phase: GenerationPhase, { example, ...props }: ResultPanelProps): ReactNode {
  const { generation } = props;
  if (phase === 'form') return example;
  if (phase === 'done') return <Result {...props} />;
  if (isEnding(phase)) return <Failed generation={generation} phase={phase} />;
  return <Working generation={generation} phase={phase} />;
}
