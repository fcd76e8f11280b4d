import Maximize from 'lucide-react/icons/maximize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { css, cva } from 'styled-system/css';
import { isCalm } from '../platform/calm.ts';
import { clock } from '../platform/clock.ts';
import { retryOnline } from '../platform/media-retry.ts';
import { peaksOf } from '../platform/peaks.ts';
import { useWords } from '../platform/words.ts';
import { Button } from './button.tsx';

export type PlayerProps = {
  kind: 'audio' | 'video';
  src: string;
  label: string;
  /** In seconds, where it is known before the file is read. */
  duration?: number | null;
  width?: number | null;
  height?: number | null;
  /** Whether a sound shows how loud it is along its length; with `preload` none, from the first click on. */
  isTall?: boolean;
  /** Whether a video plays silently and over and over from the start, unless nothing may move by itself. */
  isLoop?: boolean;
  /** Whether a short video without sound has its controls in a corner, so that it takes no more room than its still. */
  isOver?: boolean;
  /** The still of a video, until it plays. */
  poster?: string;
  /** The second from which it plays at once; null leaves it at its beginning until a click. */
  startAt?: number | null;
  /** Called once it plays from there. */
  onStart?: () => void;
  preload?: 'none' | 'metadata';
  /** The look of a video's image. */
  className?: string;
};

const changes = ['play', 'pause', 'ended', 'emptied', 'timeupdate', 'seeked', 'durationchange', 'volumechange'];

/** A property of the element, which is the only one who knows whether it plays. */
function useMedia<T extends number | boolean>(media: HTMLMediaElement | null, read: (media: HTMLMediaElement) => T, before: T): T {
  const watch = useCallback(
    (changed: () => void) => {
      for (const change of changes) media?.addEventListener(change, changed);
      return () => {
        for (const change of changes) media?.removeEventListener(change, changed);
      };
    },
    [media],
  );
  return useSyncExternalStore(
    watch,
    () => (media ? read(media) : before),
    () => before,
  );
}

/** The element keeps its own properties. */
function set<K extends 'currentTime' | 'muted'>(media: HTMLMediaElement, name: K, value: HTMLMediaElement[K]): void {
  media[name] = value;
}

/** Two sounds at once are noise. */
function hushOthers(media: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio,video')) if (other !== media && !other.muted) other.pause();
}

const video = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  width: '100%',
  '&:fullscreen': { alignContent: 'center' },
  '&:fullscreen video': { width: '100%', maxHeight: 'calc(100dvh - 100px)' },
});
const overlaid = css({
  position: 'relative',
  width: '100%',
  height: '100%',
  '& video': { width: '100%', height: '100%', objectFit: 'cover' },
  '&:fullscreen video': { objectFit: 'contain' },
  // While it plays they are where a pointer or the focus is; a finger finds them always.
  '& > div': { position: 'absolute', left: '12px', bottom: '12px', gap: '2px', width: 'auto', transition: 'opacity .2s' },
  '@media (hover: hover)': { '&[data-playing]:not(:hover, :focus-within) > div': { opacity: 0 } },
});
const bar = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    borderRadius: 'xl',
    background: 'surface',
    color: 'text',
    boxShadow: '1',
  },
  variants: {
    isTall: {
      // Below a video on a wide screen, a longer one would be a line across the page.
      false: { padding: '6px', maxWidth: '720px' },
      true: {
        flexWrap: 'wrap',
        maxWidth: '560px',
        padding: { base: '12px', md: '24px' },
      },
    },
  },
});

/** A sound or a video with its controls. */
export function Player({
  kind,
  src,
  label,
  duration,
  width,
  height,
  isTall = false,
  isLoop = false,
  isOver = false,
  poster,
  startAt = null,
  onStart,
  preload,
  className,
}: PlayerProps) {
  const t = useWords().making.player;
  const group = useRef<HTMLDivElement>(null);
  const [media, setMedia] = useState<HTMLMediaElement | null>(null);
  const take = useCallback((element: HTMLMediaElement | null) => {
    setMedia(element);
    return retryOnline(element);
  }, []);
  useEffect(() => {
    if (!media || startAt === null) return;
    set(media, 'currentTime', startAt);
    // A browser that starts no sound by itself waits at that second.
    media.play().catch(() => undefined);
    onStart?.();
  }, [media, startAt, onStart]);
  const isPaused = useMedia(media, ({ paused }) => paused, true);
  const isMuted = useMedia(media, ({ muted }) => muted, isLoop);
  const given = { ref: take, src, preload, 'aria-label': label };
  return (
    <div
      ref={group}
      role="group"
      aria-label={label}
      data-playing={isPaused ? undefined : ''}
      className={isOver ? overlaid : kind === 'video' ? video : css({ width: '100%', display: 'grid', justifyItems: 'center' })}
    >
      {kind === 'video' ? (
        // There's no caption track: the text beside it on the page has the same content.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          {...given}
          width={width ?? undefined}
          height={height ?? undefined}
          poster={poster}
          loop={isLoop}
          autoPlay={isLoop && !isCalm()}
          muted={isLoop}
          playsInline
          onPlay={({ currentTarget }) => currentTarget.muted || hushOthers(currentTarget)}
          className={className}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio {...given} onPlay={({ currentTarget }) => hushOthers(currentTarget)} />
      )}
      <div className={bar({ isTall })}>
        <Button
          variant="soft"
          shape="icon"
          aria-label={isPaused ? t.play() : t.pause()}
          onClick={() => (isPaused ? void media?.play().catch(() => undefined) : media?.pause())}
        >
          {isPaused ? <Play size={18} fill="currentColor" /> : <Pause size={18} fill="currentColor" />}
        </Button>
        {!isOver && (
          <Seek media={media} source={src} isTall={isTall} isLate={preload === 'none'} duration={duration ?? 0} label={t.position()} />
        )}
        {kind === 'video' && (
          <>
            {!isOver && (
              <Button
                variant="ghost"
                shape="smallIcon"
                aria-label={isMuted ? t.soundOn() : t.soundOff()}
                onClick={() => media && set(media, 'muted', !isMuted)}
              >
                {isMuted ? <VolumeX size={18} /> : <Volume2 size={18} />}
              </Button>
            )}
            <Button variant="ghost" shape="smallIcon" aria-label={t.fullScreen()} onClick={() => fill(group.current, media)}>
              <Maximize size={18} />
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** The whole screen for the image and its controls, or back; a phone that can't show both fills the screen with its own. */
function fill(group: HTMLElement | null, media: (HTMLMediaElement & { webkitEnterFullscreen?: () => void }) | null): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (group?.requestFullscreen) void group.requestFullscreen().catch(() => undefined);
  else media?.webkitEnterFullscreen?.();
}

const strokes = 48;
/** As loud as a whisper all along: a row of dots. */
const flat: readonly number[] = Array.from({ length: strokes }, () => 0);
/** An upright stroke for each peak, in an image of 100 by 100. */
const drawn = (peaks: readonly number[]): string =>
  peaks.map((peak, at) => `M${((at + 0.5) * 100) / strokes} ${50 - peak * 44}v${Math.max(peak * 88, 0.01)}`).join('');

const wave = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
});

const track = cva({
  base: {
    position: 'relative',
    borderRadius: 'xs',
    color: 'soft.text',
    '&:has(:focus-visible)': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
  },
  variants: { isTall: { false: { flex: 1, minWidth: 0, height: '32px' }, true: { flex: '1 0 100%', order: -1 } } },
});

type SeekProps = { media: HTMLMediaElement | null; source: string; isTall: boolean; isLate: boolean; duration: number; label: string };

/** How far it has come, which a slider over it moves, and the time. */
function Seek({ media, source, isTall, isLate, duration, label }: SeekProps) {
  const [peaks, setPeaks] = useState(flat);
  const at = useMedia(media, ({ currentTime }) => currentTime, 0);
  const length = useMedia(media, (element) => (Number.isFinite(element.duration) ? element.duration : duration), duration);
  const isRead = isTall && (!isLate || at > 0);
  useEffect(() => {
    if (isRead) void peaksOf(source, strokes).then((found) => found && setPeaks(found));
  }, [source, isRead]);
  const time = `${clock(at)} / ${clock(length)}`;
  const path = <path d={drawn(peaks)} stroke="currentColor" strokeWidth={3} strokeLinecap="round" vectorEffect="non-scaling-stroke" />;
  return (
    <>
      <span className={track({ isTall })} style={isTall ? { height: isLate ? 64 : 96 } : {}}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={wave} style={{ opacity: 0.4 }}>
          {path}
        </svg>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={wave}
          style={{ clipPath: `inset(0 ${100 - (length > 0 ? (at / length) * 100 : 0)}% 0 0)`, transition: 'clip-path .25s linear' }}
        >
          {path}
        </svg>
        <input
          type="range"
          min={0}
          max={length}
          step="any"
          value={at}
          aria-label={label}
          aria-valuetext={time}
          onChange={({ currentTarget }) => media && set(media, 'currentTime', Number(currentTarget.value))}
          className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, cursor: 'pointer' })}
        />
      </span>
      <span
        aria-hidden="true"
        className={css({ marginLeft: 'auto', paddingRight: '8px', fontSize: 'small', color: 'text.2', fontVariantNumeric: 'tabular-nums' })}
      >
        {/* Where little room is, how far it has come takes the place of its length. */}
        {isTall && isLate ? clock(at > 0 ? at : length) : time}
      </span>
    </>
  );
}
