import { useCallback } from 'react';
import { css } from 'styled-system/css';
import { Compare } from '../../design/compare.tsx';
import { Playable } from '../../design/playable.tsx';
import { isCalm } from '../../platform/calm.ts';
import { useWords } from '../../platform/words.ts';
import type { LiveExample as Live } from './examples.ts';

const shown = css({ width: '100%', maxWidth: '560px', height: 'auto', aspectRatio: '8/5', borderRadius: 'lg' });

/** An example that moves or sounds, in the place of its still, `poster`. */
export function LiveExample({ live, poster }: { live: Live; poster: string }) {
  const t = useWords().making;
  // Muted before it plays, or the browser refuses; with controls, so that it can be stopped.
  const start = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return;
    video.muted = true;
    if (!isCalm()) video.play().catch(() => undefined);
  }, []);
  if (live.kind === 'pair')
    return (
      <div className={css({ width: '100%', maxWidth: '560px' })}>
        <Compare before={live.before} after={live.after} label={t.example()} width={640} height={400} />
      </div>
    );
  if (live.kind === 'voice')
    return (
      // Over the still, which keeps its size: nothing moves when the player comes.
      <div className={css({ position: 'relative', width: '100%', maxWidth: '560px' })}>
        <img src={poster} alt="" width={640} height={400} className={shown} style={{ objectFit: 'cover' }} />
        <div className={css({ position: 'absolute', insetInline: '12px', bottom: '12px' })}>
          <Playable kind="audio" src={live.src} label={t.example()} preload="none" />
        </div>
      </div>
    );
  return (
    <video
      ref={start}
      src={live.src}
      poster={poster}
      aria-label={t.example()}
      width={640}
      height={400}
      muted
      loop
      playsInline
      controls
      preload="none"
      className={shown}
    />
  );
}
