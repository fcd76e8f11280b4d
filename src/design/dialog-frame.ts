/** The looks of a dialog: on a phone a bottom sheet. */
import { css, cva, cx } from 'styled-system/css';

/** Darkens what is behind, without a blur, which costs 45 ms per keystroke where no GPU draws it. */
export const darkened = css({ background: 'rgba(34,16,92,.62)', animation: 'fade .2s' });

/** Covers the page behind a dialog. */
export const backdrop = cx(css({ position: 'fixed', inset: 0, zIndex: 'dialog' }), darkened);

/** Holds the dialog above the page. */
export const positioner = css({
  position: 'fixed',
  inset: 0,
  zIndex: 'dialog',
  display: 'grid',
  placeItems: { base: 'end stretch', md: 'center' },
  padding: { base: '0', md: '24px' },
  overflow: 'auto',
});

export const content = cva({
  base: {
    position: 'relative',
    background: 'surface',
    color: 'text',
    borderRadius: { base: '28px 28px 0 0', md: 'dialog' },
    boxShadow: '3',
    width: '100%',
    maxHeight: { base: '94dvh', md: 'calc(100dvh - 48px)' },
    overflow: 'auto',
    animation: 'rise .36s token(easings.out)',
    outline: 'none',
  },
  variants: {
    width: {
      login: { md: { maxWidth: '950px' } },
      invite: { md: { maxWidth: '672px' } },
      explore: { md: { maxWidth: '753px' } },
      pricing: { md: { maxWidth: '1270px' } },
      small: { md: { maxWidth: '460px' } },
    },
  },
});

export type DialogWidth = 'login' | 'invite' | 'explore' | 'pricing' | 'small';

export const closeButton = css({
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  display: 'grid',
  placeItems: 'center',
  background: 'surface.2',
  color: 'text.2',
});

export const closeCorner = css({ position: 'absolute', right: { base: '12px', md: '18px' }, top: { base: '12px', md: '18px' }, zIndex: 5 });
