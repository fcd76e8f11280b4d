import { css, cx } from 'styled-system/css';
import { isCalm } from '../platform/calm.ts';

const over = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', pointerEvents: 'none' });

/** Plays once whenever it comes into view or its link is pointed at: nothing moves longer than it lasts, and nothing loads before. */
function playInView(video: HTMLVideoElement | null): (() => void) | undefined {
  if (!video || isCalm()) return undefined;
  const play = () => {
    video.src ||= video.dataset['src'] ?? '';
    // Muted before it plays, or the browser refuses.
    video.muted = true;
    video.play().catch(() => undefined);
  };
  const watcher = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? play() : video.pause()), { threshold: 0.6 });
  watcher.observe(video);
  const link = video.closest('a');
  link?.addEventListener('pointerenter', play);
  link?.addEventListener('focus', play);
  return () => {
    watcher.disconnect();
    link?.removeEventListener('pointerenter', play);
    link?.removeEventListener('focus', play);
  };
}

type MovingImageProps = {
  /** The address of the still. */
  src: string;
  /** The address of what moves; without it, the still stays. */
  moving?: string | null;
  width: number;
  height: number;
  /** Whether it is near the top of its page. */
  isFirst?: boolean;
  className?: string;
};

/** A decorative image that moves for a few seconds when it is seen; its parent is positioned. */
export const MovingImage = ({ src, moving, width, height, isFirst = false, className }: MovingImageProps) => (
  <>
    <img src={src} alt="" width={width} height={height} loading={isFirst ? 'eager' : 'lazy'} decoding="async" className={className} />
    {moving && (
      <video
        ref={playInView}
        data-src={moving}
        playsInline
        muted
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        className={cx(over, className)}
      />
    )}
  </>
);
