import { useLayoutEffect } from 'react';

let layers = 0;
let isStill = false;

function settle(): void {
  if (isStill === layers > 0) return;
  isStill = layers > 0;
  const { body, documentElement } = document;
  body.style.paddingRight = isStill ? `${innerWidth - documentElement.clientWidth}px` : '';
  body.style.overflow = isStill ? 'hidden' : '';
}

/** The browser draws the whole page anew for it, and the frame that shows or removes the dialog must not wait for that. */
const settleAfterPaint = (): void => void requestAnimationFrame(() => setTimeout(settle));

/**
 * Stops the page from scrolling while the calling component is mounted; the scroll bar keeps its place. Ark's own way sets a variable on
 * the whole page, which restyles all of it twice for each dialog.
 */
export const useStillPage = (): void =>
  useLayoutEffect(() => {
    layers += 1;
    settleAfterPaint();
    return () => {
      layers -= 1;
      settleAfterPaint();
    };
  }, []);
