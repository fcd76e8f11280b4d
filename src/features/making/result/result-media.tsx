import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import type { CSSProperties, ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectIsWhole } from '../../../../machines/result/result.selectors.ts';
import type { Job } from '../../../../machines/job/job.types.ts';
import { retryOnline } from '../../../platform/media-retry.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { Compare } from '../../../design/compare.tsx';
import { Playable } from '../../../design/playable.tsx';
import { sendToResult, useFact, type Generation } from '../generation/use-generation.ts';

type Output = Job['outputs'][number];

const shown = css({
  maxWidth: '100%',
  // What can be done with it stays in view.
  maxHeight: 'clamp(280px, 100dvh - 470px, 520px)',
  width: 'auto',
  height: 'auto',
  objectFit: 'contain',
  animation: 'rise .36s token(easings.spring)',
});
/** One pixel of the result per screen pixel, and larger than the frame even for a small result. */
const whole = css({ maxWidth: 'none', maxHeight: 'none', width: 'max(160%, var(--own-width))' });

/** Whether the result can be compared with the input, which requires the same aspect ratio. */
const isComparable = ({ width, height }: Output, before: { width: number; height: number }): boolean =>
  width !== null && height !== null && Math.abs(width / height - before.width / before.height) < 0.02;

type Before = { source: string; width: number; height: number };
type ResultMediaProps = { generation: Generation; output: Output; label: string; before: Before | null };

/** The result: a picture, a video or audio. */
export function ResultMedia({ generation, output, label, before }: ResultMediaProps) {
  const kind = output.type.split('/')[0];
  const size = { width: output.width, height: output.height };
  if (kind === 'video')
    return <Playable kind="video" src={output.url} label={label} duration={output.duration} {...size} isLoop className={shown} />;
  if (kind === 'audio') return <Playable kind="audio" src={output.url} label={label} duration={output.duration} isTall />;
  if (before && output.type !== 'image/gif' && isComparable(output, before))
    return <Compare before={before.source} after={output.url} label={label} width={before.width} height={before.height} />;
  return <Picture generation={generation} output={output} label={label} />;
}

function Picture({ generation, output, label }: { generation: Generation; output: Output; label: string }): ReactNode {
  const LL = useWords();
  const close = useFact(generation, ({ result }) => result !== null && selectIsWhole(result));
  const picture = (
    <img
      ref={retryOnline}
      src={output.url}
      alt={label}
      width={output.width ?? undefined}
      height={output.height ?? undefined}
      style={{ '--own-width': `${output.width ?? 0}px` } as CSSProperties}
      className={close ? whole : shown}
    />
  );
  return (
    <>
      {close ? (
        // Focusable, so that it can be scrolled by keyboard.
        <div
          tabIndex={0}
          className={css({ width: '100%', maxHeight: 'clamp(280px, 100dvh - 470px, 520px)', overflow: 'auto', borderRadius: 'md' })}
        >
          {picture}
        </div>
      ) : (
        picture
      )}
      <Button
        variant="glass"
        shape="icon"
        aria-label={close ? LL.making.zoomOut() : LL.making.zoomIn()}
        aria-pressed={close}
        onClick={() => sendToResult(generation, { type: 'zoom.pressed' })}
        className={css({ position: 'absolute', right: '10px', bottom: '10px' })}
      >
        {close ? <ZoomOut size={18} aria-hidden="true" /> : <ZoomIn size={18} aria-hidden="true" />}
      </Button>
    </>
  );
}
