import { Suspense } from 'react';
import { css } from 'styled-system/css';
import { deferred } from '../platform/deferred.tsx';
import type { PlayerProps } from './player.tsx';

/** Its code loads with the first sound or video that is shown. */
const Player = deferred(async () => (await import('./player.tsx')).Player);

/** A sound or a video with its controls, and room for them while their code is on its way. */
export const Playable = (props: PlayerProps) => (
  <Suspense
    fallback={
      <span
        className={css({ display: 'block', width: '100%', minHeight: '62px' })}
        style={props.kind === 'video' ? { aspectRatio: `${props.width ?? 16} / ${props.height ?? 9}`, maxHeight: '100%' } : {}}
      />
    }
  >
    <Player {...props} />
  </Suspense>
);
