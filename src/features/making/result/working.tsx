import { useEffect } from 'react';
import { css } from 'styled-system/css';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import {
  selectCanCancel,
  selectCanLeave,
  selectLeft,
  selectPosition,
  selectProgress,
  selectStage,
  type GenerationPhase,
} from '../../../../machines/generation/generation.selectors.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { loadPlayer } from '../../../design/playable.tsx';
import { Button } from '../../../design/button.tsx';
import { Progress } from '../../../design/progress.tsx';
import { durationIn } from '../generation/duration.ts';
import { Beginning } from './beginning.tsx';
import type { Ending } from './ending.ts';
import { NotifyMe } from './notify-me.tsx';
import { useFact, type Generation } from '../generation/use-generation.ts';

/** The job's progress, and the button that cancels it. */
export function Working({
  generation,
  tool,
  phase,
}: {
  generation: Generation;
  tool: Tool;
  phase: Exclude<GenerationPhase, 'form' | 'done' | 'removed' | Ending>;
}) {
  const LL = useWords();
  const t = LL.job;
  // While the job runs, so that a connection that is lost before its end does not take the controls away.
  useEffect(() => {
    if (tool.result === 'video' || tool.result === 'audio') loadPlayer().catch(() => undefined);
  }, [tool]);
  const progress = useFact(generation, selectProgress);
  const name = useFact(generation, selectStage);
  const canLeave = useFact(generation, selectCanLeave);
  const canCancel = useFact(generation, selectCanCancel);
  const stages = t.stages as unknown as Record<string, (() => string) | undefined>;
  const known = phase === 'queued' || phase === 'running';
  const sentence = phase === 'running' && name !== null ? stages[name]?.() || t.working.running() : t.working[phase]();
  const percent = Math.round(progress * 100);
  const position = useFact(generation, selectPosition);
  return (
    <div
      className={css({
        display: 'grid',
        alignContent: 'center',
        gap: '16px',
        minHeight: { base: '320px', md: '460px' },
        borderRadius: 'lg',
        background: 'soft',
        color: 'soft.text',
        padding: { base: '24px', md: '40px' },
      })}
    >
      <Percent value={percent} />
      <Progress value={known ? progress : null} label={t.progress()} />
      <p role="status" className={css({ fontWeight: 600, fontSize: 'title' })}>
        {sentence}
        {position !== null && ` ${position === 0 ? t.next() : t.ahead(position)}`}
      </p>
      <TimeLeft generation={generation} />
      <p className={css({ color: 'text.2' })} style={canLeave ? undefined : { visibility: 'hidden' }}>
        {t.leave()}
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center', minHeight: '44px' })}>
        {tool.result === 'audio' && <Beginning generation={generation} tool={tool} />}
        <NotifyMe />
        {canCancel && (
          <Button variant="ghost" onClick={() => generation.send({ type: 'cancel.clicked' })}>
            {LL.actions.cancel()}
          </Button>
        )}
      </div>
    </div>
  );
}

const Percent = ({ value }: { value: number }) => (
  <p
    aria-hidden="true"
    className={css({ fontSize: 'display', fontWeight: 760, letterSpacing: '-.05em', lineHeight: 1, fontVariantNumeric: 'tabular-nums' })}
  >
    {value}
    <span className={css({ fontSize: 'headline' })}>%</span>
  </p>
);

/** Below this many seconds the text states "a few seconds". */
const fewSeconds = 5;

/** The estimated time left; the line reserves its space before that is known. */
function TimeLeft({ generation }: { generation: Generation }) {
  const t = useWords().job;
  const { tag } = localeFacts[useLocale()];
  const left = useFact(generation, selectLeft);
  const text = left !== null && (left <= fewSeconds ? t.leftFew() : t.left(durationIn(tag, left, 'short')));
  return (
    <p aria-live="polite" className={css({ minHeight: '1.5em', fontVariantNumeric: 'tabular-nums' })}>
      {text}
    </p>
  );
}
