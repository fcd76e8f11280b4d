import ZoomIn from 'lucide-react/icons/zoom-in';
import { css, cx } from 'styled-system/css';
import { kindOf } from '../../../../contract/facts/media-types.ts';
import type { Job } from '../../../../machines/job/job.types.ts';
import { retryOnline } from '../../../platform/media-retry.ts';
import { button } from '../../../design/button.tsx';
import { Compare } from '../../../design/compare.tsx';
import { Playable } from '../../../design/playable.tsx';
import { Preview } from '../../../design/preview.tsx';
import { DownloadLink } from './download-link.tsx';

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
const glass = button({ variant: 'glass', shape: 'icon' });
/** The corner that is free: a video has its controls below, and a comparison its labels above. */
const corner = cx(glass, css({ position: 'absolute', right: '10px', bottom: '10px', zIndex: 1 }));
const upperCorner = cx(glass, css({ position: 'absolute', right: '10px', top: '10px', zIndex: 1 }));

/** Whether the result can be compared with the input, which requires the same aspect ratio. */
const isComparable = ({ width, height }: Output, before: { width: number; height: number }): boolean =>
  width !== null && height !== null && Math.abs(width / height - before.width / before.height) < 0.02;

type Before = { source: string; width: number; height: number };
type ResultMediaProps = {
  output: Output;
  label: string;
  before: Before | null;
  /** The name of the downloaded file, without its extension. */
  file: string;
};

/** The result that is seen: an image or a video. It can be enlarged over the page (spec §2). */
export function ResultMedia({ output, label, before, file }: ResultMediaProps) {
  const { url, type, width, height, duration } = output;
  const kind = kindOf(type);
  const preview = { src: url, type, label, width, height, actions: <DownloadLink output={output} file={file} /> };
  const icon = <ZoomIn size={18} aria-hidden="true" />;
  if (kind === 'video')
    return (
      <>
        <Playable kind="video" src={url} label={label} duration={duration} width={width} height={height} isLoop className={shown} />
        <Preview {...preview} className={upperCorner}>
          {icon}
        </Preview>
      </>
    );
  if (before && kind === 'image' && isComparable(output, before))
    return (
      <>
        <Compare before={before.source} after={url} label={label} width={before.width} height={before.height} />
        <Preview {...preview} className={corner}>
          {icon}
        </Preview>
      </>
    );
  return (
    <Preview {...preview} className={css({ display: 'grid', placeItems: 'center', width: '100%', cursor: 'zoom-in' })}>
      <img ref={retryOnline} src={url} alt={label} width={width ?? undefined} height={height ?? undefined} className={shown} />
      <span className={corner}>{icon}</span>
    </Preview>
  );
}
