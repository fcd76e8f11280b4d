import { useLayoutEffect } from 'react';

let layers = 0;

/**
 * Stops the page from scrolling while the calling component is mounted; the scroll bar keeps its place. Ark's own way sets a variable on
 * the whole page, which restyles all of it twice for each dialog.
 */
export const useStillPage = (): void =>
  useLayoutEffect(() => {
    layers += 1;
    const { body, documentElement } = document;
    if (layers === 1) {
      body.style.paddingRight = `${innerWidth - documentElement.clientWidth}px`;
      body.style.overflow = 'hidden';
    }
    return () => {
      layers -= 1;
      if (layers > 0) return;
      body.style.overflow = '';
      body.style.paddingRight = '';
    };
  }, []);
