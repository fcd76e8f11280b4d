import { useEffect, useRef, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { loadWork } from '../../../../machines/generation/generation.actors.ts';
import { selectIsSubmitQueued, selectPhase, type GenerationPhase } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Loaded, type DeferredPart } from '../../../platform/deferred.tsx';
import { isEnding } from './ending.ts';
import { useArrival } from '../../../actors/hooks.tsx';
import { loadResults, Failed, Removed, Result, Working } from './deferred-results.ts';
import type { ResultProps } from './result.tsx';
import { useFact } from '../generation/use-generation.ts';
import { useScrollToResult } from './use-scroll-to-result.ts';

type ResultPanelProps = ResultProps & { example: ReactNode };

/** From the submit on it has the room that a result takes, so that its end moves nothing below it; on a phone that's all between the bars. */
const roomy = css({ minHeight: { base: 'calc(100dvh - 156px)', lg: 'min(690px, 100dvh - 144px)' } });

/** The larger half of a tool's page: an example, the progress, the result, or the error. */
export function ResultPanel(props: ResultPanelProps) {
  const { generation } = props;
  const LL = useWords();
  const phase = useFact(generation, selectPhase);
  const isSubmitQueued = useFact(generation, selectIsSubmitQueued);
  const { settled } = useArrival();
  // Before the first submit, once no early request waits for its answer.
  useEffect(() => void settled.then(() => Promise.all([loadWork(), loadResults()])).catch(() => undefined), [settled]);
  const panel = useRef<HTMLElement>(null);
  useScrollToResult(panel, generation);
  return (
    <section
      ref={panel}
      aria-label={LL.making.result()}
      className={cx(
        phase !== 'form' && phase !== 'checking' && roomy,
        css({
          display: 'grid',
          gap: '16px',
          gridTemplateColumns: 'minmax(0, 1fr)',
          height: '100%',
          alignContent: 'start',
          gridTemplateRows: '1fr auto',
        }),
      )}
    >
      {phase === 'form' ? props.example : <Content phase={phase} {...props} />}
      {isSubmitQueued && (
        <p role="status" className={css({ fontWeight: 620 })}>
          {LL.making.waiting()}
        </p>
      )}
    </section>
  );
}

function Content({ phase, example, ...props }: ResultPanelProps & { phase: Exclude<GenerationPhase, 'form'> }): ReactNode {
  const { generation } = props;
  const whenHere = (part: DeferredPart, content: ReactNode) => (
    <Loaded part={part} fallback={example}>
      {content}
    </Loaded>
  );
  if (phase === 'done') return whenHere(Result, <Result {...props} />);
  if (phase === 'removed') return whenHere(Removed, <Removed generation={generation} />);
  if (isEnding(phase)) return whenHere(Failed, <Failed generation={generation} phase={phase} />);
  return whenHere(Working, <Working generation={generation} tool={props.tool} phase={phase} />);
}
