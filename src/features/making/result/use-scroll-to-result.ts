import { useCallback, type RefObject } from 'react';
import { makingOf, selectIsFollowed } from '../../../../machines/generation/generation.selectors.ts';
import type { RestingPhase } from '../../../../machines/generation/generation.types.ts';
import { useEmitted, type Generation } from '../generation/use-generation.ts';

/** A fact is emitted before React has rendered its effect. */
const afterRender = (act: () => void): void => void requestAnimationFrame(act);

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** The bottom of the top bar and the top of the phone's tab bar, which the scroll paddings of the page and the panel leave free. */
const edgesFor = (panel: HTMLElement) => ({
  from: pixels(getComputedStyle(document.documentElement).scrollPaddingTop) - 1,
  to: innerHeight - pixels(getComputedStyle(panel).scrollMarginBottom),
});

/** Scrolls to the panel unless its upper half is on screen. */
function scrollTo(panel: HTMLElement): void {
  const { top } = panel.getBoundingClientRect();
  if (top < edgesFor(panel).from || top > innerHeight / 2) panel.scrollIntoView({ block: 'start' });
}

/** Scrolls to the panel unless all of it is on screen, or nothing of it: a user who has scrolled away stays there. */
function scrollToWhole(panel: HTMLElement): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const { from, to } = edgesFor(panel);
  if (top < innerHeight && bottom > 0 && (top < from || bottom > to)) panel.scrollIntoView({ block: 'start' });
}

/**
 * Keeps the panel of a result on screen: once a submit is valid, and when its job has ended. A result of an earlier visit that is found again
 * moves nothing.
 */
export function useScrollToResult(panel: RefObject<HTMLElement | null>, generation: Generation): void {
  const showProgress = useCallback(() => afterRender(() => panel.current && scrollTo(panel.current)), [panel]);
  const showEnd = useCallback(
    ({ phase }: { phase: RestingPhase }) =>
      afterRender(() => {
        if (phase !== 'form' && panel.current && selectIsFollowed(makingOf(generation.getSnapshot()))) scrollToWhole(panel.current);
      }),
    [panel, generation],
  );
  useEmitted(generation, 'submit.validated', showProgress);
  useEmitted(generation, 'work.ended', showEnd);
}
