import { useCallback } from 'react';
import { css } from 'styled-system/css';
import { Compare } from '../../design/compare.tsx';
import { Playable } from '../../design/playable.tsx';
import { isCalm } from '../../platform/calm.ts';
import { useWords } from '../../platform/words.ts';
import { useLocale } from '../../platform/words.ts';
import type { Tool } from '../../../contract/facts/tools/tool.ts';
import { exampleOf, liveExampleOf, type LiveExample as Live } from './examples.ts';
import { nameOfResult } from './fields/sample-results.ts';
import { samples } from './fields/samples.ts';
import { useSampleIn } from './fields/use-sample.ts';
import type { Form } from './generation/use-generation.ts';
import { StillExample } from './still-example.tsx';

const shown = css({ width: '100%', height: 'auto', aspectRatio: '8/5', borderRadius: 'lg' });

/** What the sample in the form gave, or the first one while the form holds the person's own: at once, without a job. */
export function LiveExample({ form, tool }: { form: Form; tool: Tool }) {
  const locale = useLocale();
  const at = Math.max(0, useSampleIn(form, tool));
  const name = nameOfResult(tool.slug, at);
  const poster = exampleOf(tool, name) ?? '';
  const sample = samples[tool.slug]?.[at];
  const live = sample && liveExampleOf(tool, sample, at, locale);
  return live ? <Moving key={name} live={live} poster={poster} /> : <StillExample src={poster} />;
}

/** An example that moves or sounds, in the place of its still, `poster`. */
function Moving({ live, poster }: { live: Live; poster: string }) {
  const t = useWords().making;
  // Muted before it plays, or the browser refuses; with controls, so that it can be stopped.
  const start = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return;
    video.muted = true;
    if (!isCalm()) video.play().catch(() => undefined);
  }, []);
  if (live.kind === 'pair') return <Compare before={live.before} after={live.after} label={t.example()} width={640} height={400} />;
  if (live.kind === 'voice')
    return (
      // Over the still, which keeps its size: nothing moves when the player comes.
      <div className={css({ position: 'relative', width: '100%' })}>
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
