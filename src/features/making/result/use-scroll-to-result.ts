import { useCallback, type RefObject } from 'react';
import { isCalm } from '../../../platform/calm.ts';
import { useEmitted, type Generation } from '../generation/use-generation.ts';

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Scrolls to the panel unless its upper half is on screen, below the bar that the scroll padding of the page leaves free. */
function scrollTo(panel: HTMLElement): void {
  const { top } = panel.getBoundingClientRect();
  const from = pixels(getComputedStyle(document.documentElement).scrollPaddingTop) - 1;
  if (top < from || top > innerHeight / 2) panel.scrollIntoView({ block: 'start', behavior: isCalm() ? 'instant' : 'smooth' });
}

/** Brings the panel of a result on screen once a submit is valid, and never again: nothing that is looked at moves by itself. */
export function useScrollToResult(panel: RefObject<HTMLElement | null>, generation: Generation): void {
  // A fact is emitted before React has rendered its effect.
  const show = useCallback(() => void requestAnimationFrame(() => panel.current && scrollTo(panel.current)), [panel]);
  useEmitted(generation, 'submit.validated', show);
}
