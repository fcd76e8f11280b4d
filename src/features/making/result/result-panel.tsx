import { useEffect, useRef, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectIsPressWaiting, selectPhase, type GenerationPhase } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Brought, type DeferredPart } from '../../../platform/deferred.tsx';
import { bringPlayer } from '../../../design/playable.tsx';
import { isEnding } from './ending.ts';
import { useArrival } from '../../../actors/hooks.tsx';
import { bringResults, Failed, Removed, Result, Working } from './deferred-results.ts';
import type { ResultProps } from './result.tsx';
import { useFact } from '../generation/use-generation.ts';
import { useBrought } from './use-brought.ts';

type ResultPanelProps = ResultProps & { example: ReactNode };

/** The larger half of a tool's page: an example, the progress, the result, or the error. */
export function ResultPanel(props: ResultPanelProps) {
  const { generation } = props;
  const LL = useWords();
  const phase = useFact(generation, selectPhase);
  const isAnotherWaiting = useFact(generation, selectIsPressWaiting);
  const { settled } = useArrival();
  // Before the first press, once nothing pressed before waits for the line.
  useEffect(() => void settled.then(bringResults).catch(() => undefined), [settled]);
  const isPlayed = ['video', 'audio'].includes(props.tool.result);
  // While the job is made, so that a network that is lost before its end takes no controls along.
  useEffect(() => {
    if (isPlayed && phase === 'running') bringPlayer().catch(() => undefined);
  }, [isPlayed, phase]);
  const panel = useRef<HTMLElement>(null);
  useBrought(panel, generation, phase);
  return (
    <section
      ref={panel}
      // A phone shows it before the form from the press on (`resultFirst`).
      data-phase={phase === 'checking' ? 'form' : phase}
      aria-label={LL.making.result()}
      className={css({
        display: 'grid',
        gap: '16px',
        gridTemplateColumns: 'minmax(0, 1fr)',
        height: '100%',
        alignContent: 'start',
        gridTemplateRows: '1fr auto',
        // Clear of the phone's tabs; the page keeps what is scrolled to below its bar.
        scrollMarginBottom: { base: 'calc(token(sizes.tabBar) + 16px)', md: '0' },
      })}
    >
      {phase === 'form' ? props.example : <Content phase={phase} {...props} />}
      {isAnotherWaiting && (
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
    <Brought part={part} fallback={example}>
      {content}
    </Brought>
  );
  if (phase === 'done') return whenHere(Result, <Result {...props} />);
  if (phase === 'removed') return whenHere(Removed, <Removed generation={generation} />);
  if (isEnding(phase)) return whenHere(Failed, <Failed generation={generation} phase={phase} />);
  return whenHere(Working, <Working generation={generation} phase={phase} />);
}
