import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import type { Tool } from '../../../../contract/facts/tools/tool.ts';
import {
  selectCanCancel,
  selectJob,
  selectLeft,
  selectOutputs,
  selectPhase,
  selectPosition,
  selectProgress,
  selectStage,
  selectUploadIn,
  type GenerationPhase,
} from '../../../../machines/generation/generation.selectors.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { Progress } from '../../../design/progress.tsx';
import { sizeOf } from '../fields/boxes.ts';
import { durationIn } from '../duration.ts';
import { isEnding, tryAgain, useEnding, type Ending } from './ending.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultMedia } from './result-media.tsx';
import { ResultNotes } from './result-notes.tsx';
import { sourceOf, useFact, type Generation } from '../use-generation.ts';

const stage = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: { base: '320px', md: '460px' },
  height: '100%',
  borderRadius: 'lg',
  overflow: 'hidden',
  backgroundImage: 'token(gradients.checker)',
  backgroundSize: '20px 20px',
  padding: '20px',
});

type ResultPanelProps = {
  generation: Generation;
  tool: Tool;
  example: ReactNode;
  /** The name of the downloaded file, without its extension. */
  file: string;
  /** What is said of a result, where the page has words of its own. */
  done?: string;
};

/** The larger half of a tool's page: an example, the work as it goes on, the result, or what went wrong. */
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
  if (isEnding(phase)) return <Ended generation={generation} phase={phase} />;
  return <Working generation={generation} phase={phase} />;
}

function Working({ generation, phase }: { generation: Generation; phase: Exclude<GenerationPhase, 'form' | 'done' | Ending> }) {
  const LL = useWords();
  const t = LL.making;
  const progress = useFact(generation, selectProgress);
  const name = useFact(generation, selectStage);
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
      <p
        aria-hidden="true"
        className={css({ fontSize: '68px', fontWeight: 760, letterSpacing: '-.05em', lineHeight: 1, fontVariantNumeric: 'tabular-nums' })}
      >
        {percent}
        <span className={css({ fontSize: '32px' })}>%</span>
      </p>
      <Progress value={known ? progress : null} label={t.progress()} />
      <p role="status" className={css({ fontWeight: 600, fontSize: '17px' })}>
        {sentence}
        {position !== null && ` ${position === 0 ? t.next() : t.ahead(position)}`}
      </p>
      <Left generation={generation} />
      <p className={css({ color: 'text.2' })}>{t.leave()}</p>
      {canCancel && (
        <span>
          <Button variant="secondary" onClick={() => generation.send({ type: 'cancel.pressed' })}>
            {LL.actions.cancel()}
          </Button>
        </span>
      )}
    </div>
  );
}

/** About how long it still takes: it changes in few steps, and its line is there before it is known. */
function Left({ generation }: { generation: Generation }) {
  const t = useWords().making;
  const { tag } = localeFacts[useLocale()];
  const left = useFact(generation, selectLeft);
  const said = left !== null && (left <= aFew ? t.leftFew() : t.left(durationIn(tag, left, 'short')));
  return (
    <p aria-live="polite" className={css({ minHeight: '1.5em', fontVariantNumeric: 'tabular-nums' })}>
      {said}
    </p>
  );
}

const aFew = 5;

/** What was given, where the result can be laid over it. */
function useBefore(generation: Generation, tool: Tool) {
  const name = tool.fields.find(({ kind }) => kind === 'picture')?.name ?? '';
  const upload = useFact(generation, (snapshot) => selectUploadIn(snapshot, name));
  const source = sourceOf(upload);
  const size = sizeOf(upload);
  return source && size ? { source, ...size } : null;
}

function Result({ generation, tool, file, done }: Omit<ResultPanelProps, 'example'>) {
  const LL = useWords();
  const t = LL.making;
  const job = useFact(generation, selectJob);
  const [output] = useFact(generation, selectOutputs);
  const before = useBefore(generation, tool);
  if (!output || !job) return null;
  const ready = done ?? t.ready[kindOf(output.type)]();
  return (
    <>
      <div className={stage}>
        <ResultMedia output={output} label={ready} before={before} />
        {job.notes['draft'] === true && <Badge>{t.draft()}</Badge>}
      </div>
      <div className={css({ display: 'grid', gap: '12px' })}>
        <p role="status" className={css({ fontWeight: 650, fontSize: '17px' })}>
          {ready}
        </p>
        <ResultNotes job={job} />
        <ResultActions generation={generation} tool={tool} job={job} output={output} file={file} />
      </div>
    </>
  );
}

const kindOf = (type: string): 'image' | 'gif' | 'video' | 'audio' => {
  if (type === 'image/gif') return 'gif';
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? 'audio' : 'image';
};

const Badge = ({ children }: { children: ReactNode }) => (
  <span
    className={css({
      position: 'absolute',
      left: '14px',
      top: '14px',
      display: 'inline-flex',
      alignItems: 'center',
      height: '28px',
      paddingInline: '12px',
      borderRadius: 'full',
      fontSize: '12.5px',
      fontWeight: 640,
      background: 'rgba(16,10,36,.78)',
      color: 'white',
    })}
  >
    {children}
  </span>
);

/** Failure is gentle: one sentence, what happened to the credits, one way on. */
function Ended({ generation, phase }: { generation: Generation; phase: Ending }) {
  const LL = useWords();
  const { title, reason, credits } = useEnding(generation, phase);
  return (
    <div
      role="alert"
      className={css({
        display: 'grid',
        alignContent: 'center',
        gap: '10px',
        minHeight: { base: '280px', md: '460px' },
        borderRadius: 'lg',
        background: 'danger.soft',
        padding: { base: '24px', md: '40px' },
      })}
    >
      <h3 className={css({ textStyle: 'h3', color: 'danger' })}>{title}</h3>
      {reason && <p>{reason}</p>}
      <p className={css({ color: 'text.2' })}>{credits}</p>
      <span className={css({ display: 'flex', gap: '10px', marginTop: '8px', flexWrap: 'wrap' })}>
        <Button variant="primary" onClick={() => tryAgain(generation, phase)}>
          {LL.making.failed.retry()}
        </Button>
        <Button variant="ghost" onClick={() => generation.send({ type: 'result.dismissed' })}>
          {LL.actions.back()}
        </Button>
      </span>
    </div>
  );
}
