import { useLayoutEffect } from 'react';

let layers = 0;

/**
 * The page does not scroll while what calls this lies over it; the place of its scroll bar stays. Ark's own way tells the width of that
 * bar to every element of the page, which is two restyles of all of it for each dialog.
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
