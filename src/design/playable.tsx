import { Suspense } from 'react';
import { css } from 'styled-system/css';
import { deferred } from '../platform/deferred.tsx';
import { retryOnline } from '../platform/media-retry.ts';
import { Boundary } from './boundary.tsx';
import type { PlayerProps } from './player.tsx';

/** Its code loads with the first sound or video that is shown. */
const Player = deferred(async () => (await import('./player.tsx')).Player);

/** Loads the controls before anything is played. Throws when the chunk fails to load. */
export const loadPlayer = (): Promise<unknown> => Player.load();

/** A sound or a video with its controls, room for them while their code is on its way, and the browser's own where it does not come. */
export const Playable = (props: PlayerProps) => (
  <Boundary renderInstead={() => <Plain {...props} />}>
    <Suspense
      fallback={
        <span
          className={css({ display: 'block', width: '100%' })}
          style={
            props.kind === 'video' ? { aspectRatio: `${props.width ?? 16} / ${props.height ?? 9}`, maxHeight: '100%' } : { minHeight: 56 }
          }
        />
      }
    >
      <Player {...props} />
    </Suspense>
  </Boundary>
);

function Plain({ kind: Kind, src, label, width, height, preload, className, poster, isLoop }: PlayerProps) {
  const size =
    Kind === 'video'
      ? { width: width ?? undefined, height: height ?? undefined, poster, muted: isLoop, loop: isLoop, playsInline: true }
      : {};
  // There's no caption track: the text beside it on the page has the same content.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  return <Kind ref={retryOnline} controls src={src} aria-label={label} preload={preload} className={className} {...size} />;
}
