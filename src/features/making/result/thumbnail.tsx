import { retryOnline } from '../../../platform/media-retry.ts';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import type { Creation } from '../../../../machines/creations/creation.ts';
import { Playable } from '../../../design/playable.tsx';
import { Preview } from '../../../design/preview.tsx';

type Output = Creation['outputs'][number];

/** Seconds as they are shown: at least one. */
export const secondsOf = ({ duration }: Output): number | null => (duration === null ? null : Math.max(1, Math.round(duration)));

const shown = css({ width: '100%', height: '100%', objectFit: 'cover' });
/** What is transparent is shown whole. */
const whole = css({ width: '100%', height: '100%', objectFit: 'contain' });
const sign = css({
  position: 'absolute',
  top: '50%',
  left: '50%',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  width: '52px',
  height: '52px',
  borderRadius: 'full',
  background: 'rgba(16,10,36,.78)',
  color: 'white',
});
const lasts = css({
  position: 'absolute',
  right: '10px',
  bottom: '10px',
  padding: '2px 8px',
  borderRadius: 'full',
  background: 'rgba(16,10,36,.78)',
  color: 'white',
  fontSize: 'badge',
  fontWeight: 650,
});

/** The part of a video after which it has become what it is about: those of effects begin with the photo alone. */
const typical = 0.6;

/** An image of a video, with a sign that it plays and its length. */
function Video({ output }: { output: Output }) {
  const length = secondsOf(output);
  const from = output.duration === null ? '' : `#t=${(output.duration * typical).toFixed(2)}`;
  return (
    <>
      <video ref={retryOnline} src={output.url + from} muted playsInline preload="metadata" className={shown} />
      <span aria-hidden="true" className={sign}>
        <Play size={22} fill="currentColor" />
      </span>
      {length !== null && (
        <span aria-hidden="true" className={lasts}>
          {`${Math.floor(length / 60)}:${String(length % 60).padStart(2, '0')}`}
        </span>
      )}
    </>
  );
}

/** Shows through what is transparent in the image. */
const checkered = css({ backgroundImage: 'token(gradients.checker)', backgroundSize: '20px 20px' });

/** A thumbnail of the result; a click on an image or a video enlarges it. */
export function Thumbnail({ output, label, actions }: { output: Output; label: string; actions: ReactNode }) {
  if (output.type.startsWith('audio/'))
    return (
      <span className={css({ width: '100%', padding: '12px' })}>
        <Playable kind="audio" src={output.url} label={label} duration={output.duration} isTall preload="none" />
      </span>
    );
  const measures = { width: output.width ?? 512, height: output.height ?? 512 };
  return (
    <Preview
      src={output.url}
      type={output.type}
      label={label}
      width={output.width}
      height={output.height}
      actions={actions}
      className={css({ display: 'block', position: 'relative', width: '100%', height: '100%', cursor: 'zoom-in' })}
    >
      {output.type.startsWith('video/') ? (
        <Video output={output} />
      ) : (
        <img
          src={output.url}
          alt={label}
          loading="lazy"
          className={output.type === 'image/png' ? cx(whole, checkered) : shown}
          {...measures}
        />
      )}
    </Preview>
  );
}
