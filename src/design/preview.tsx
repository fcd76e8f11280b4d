import X from 'lucide-react/icons/x';
import { useRef, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../contract/facts/locales.ts';
import { useLocale, useWords } from '../platform/words.ts';
import { Playable } from './playable.tsx';

type PreviewProps = {
  src: string;
  /** Media type: `video/…` is played, anything else is shown as an image. */
  type: string;
  label: string;
  width?: number | null;
  height?: number | null;
  className?: string;
  /** What can be done with it, below it when it is enlarged. */
  actions?: ReactNode;
  /** The thumbnail. */
  children: ReactNode;
};

const media = css({
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 140px)',
  width: 'auto',
  height: 'auto',
  margin: 'auto',
  borderRadius: 'lg',
  objectFit: 'contain',
});

/** A click enlarges an image or a video. The browser closes it on Escape and restores the focus. */
export function Preview({ src, type, label, width, height, className, actions, children }: PreviewProps) {
  const LL = useWords();
  const { colon } = localeFacts[useLocale()].marks;
  const overlay = useRef<HTMLDialogElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  const close = () => overlay.current?.close();
  const measures = { width: width ?? undefined, height: height ?? undefined };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${LL.actions.enlarge()}${colon}${label}`}
        onClick={() => {
          // Browsers from before 2022 have no such dialogs, but every one can show a file.
          if (!overlay.current?.showModal) return void window.open(src, '_blank', 'noopener');
          setIsOpened(true);
          overlay.current.showModal();
        }}
        className={className ?? css({ display: 'block', cursor: 'zoom-in' })}
      >
        {children}
      </button>
      <dialog
        ref={overlay}
        aria-label={label}
        // A click beside the image closes it, like Escape and the button.
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
        onClose={({ currentTarget }) => currentTarget.querySelector('video')?.pause()}
        className={css({
          position: 'fixed',
          inset: 0,
          width: '100%',
          height: '100%',
          maxWidth: 'none',
          maxHeight: 'none',
          margin: 0,
          border: 0,
          padding: { base: '12px', md: '32px' },
          background: 'transparent',
          '&:not([open])': { display: 'none' },
          '&[open]': { display: 'grid', placeItems: 'center', alignContent: 'center', animation: 'fade .2s' },
          '&::backdrop': { background: 'rgba(12,8,28,.86)', backdropFilter: 'blur(8px)' },
        })}
      >
        {type.startsWith('video/') ? (
          isOpened && <Playable kind="video" src={src} label={label} className={media} width={width} height={height} startAt={0} />
        ) : (
          <img src={src} alt="" loading="lazy" decoding="async" className={media} {...measures} />
        )}
        {actions && (
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px', justifyContent: 'center', marginTop: '12px' })}>
            {actions}
          </div>
        )}
        <button
          type="button"
          aria-label={LL.actions.close()}
          onClick={close}
          className={css({
            position: 'absolute',
            right: { base: '12px', md: '24px' },
            top: { base: '12px', md: '24px' },
            width: '48px',
            height: '48px',
            borderRadius: 'full',
            display: 'grid',
            placeItems: 'center',
            background: 'rgba(255,255,255,.16)',
            color: 'white',
            _focusVisible: { outlineColor: 'white' },
          })}
        >
          <X size={22} aria-hidden="true" />
        </button>
      </dialog>
    </>
  );
}
