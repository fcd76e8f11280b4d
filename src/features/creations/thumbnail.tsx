import { css, cx } from 'styled-system/css';
import type { Creation } from '../../../machines/creations/creations.types.ts';
import { Preview } from '../../design/preview.tsx';

const shown = css({ maxHeight: '100%', width: 'auto', height: 'auto', maxWidth: '100%', objectFit: 'contain' });

/** Shows through what is transparent in the picture. */
const checkered = css({ backgroundImage: 'token(gradients.checker)', backgroundSize: '20px 20px' });

/** A thumbnail of the result; a click on a picture or a video enlarges it. */
export function Thumbnail({ output, label }: { output: Creation['outputs'][number]; label: string }) {
  if (output.type.startsWith('audio/'))
    return <audio src={output.url} controls preload="none" aria-label={label} className={css({ width: '100%' })} />;
  const measures = { width: output.width ?? 512, height: output.height ?? 512 };
  return (
    <Preview
      src={output.url}
      type={output.type}
      label={label}
      width={output.width}
      height={output.height}
      className={css({ maxHeight: '100%' })}
    >
      {output.type.startsWith('video/') ? (
        <video src={output.url} muted playsInline preload="metadata" className={shown} {...measures} />
      ) : (
        <img src={output.url} alt={label} loading="lazy" className={cx(shown, checkered)} {...measures} />
      )}
    </Preview>
  );
}
