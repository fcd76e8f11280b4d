import { useEffect, useRef, type RefObject } from 'react';
import { selectJob, type GenerationPhase } from '../../../../machines/generation/generation.selectors.ts';
import { useFact, type Generation } from '../generation/use-generation.ts';
import { isEnding } from './ending.ts';

const underWay: ReadonlySet<GenerationPhase> = new Set<GenerationPhase>(['sending', 'queued', 'running', 'reconnecting', 'cancelling']);

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Where the bar of the page ends and where the tabs of a phone begin: the page and the panel keep room for them where they scroll. */
const edgesFor = (panel: HTMLElement) => ({
  from: pixels(getComputedStyle(document.documentElement).scrollPaddingTop) - 1,
  to: innerHeight - pixels(getComputedStyle(panel).scrollMarginBottom),
});

/** Scrolls to the panel unless its upper half is on screen. */
function bring(panel: HTMLElement): void {
  const { top } = panel.getBoundingClientRect();
  if (top < edgesFor(panel).from || top > innerHeight / 2) panel.scrollIntoView({ block: 'start' });
}

/** Scrolls to the panel unless all of it is on screen, or nothing: who has gone elsewhere on the page stays there. */
function bringWhole(panel: HTMLElement): void {
  const { top, bottom } = panel.getBoundingClientRect();
  const { from, to } = edgesFor(panel);
  if (top < innerHeight && bottom > 0 && (top < from || bottom > to)) panel.scrollIntoView({ block: 'start' });
}

/**
 * Keeps the panel of a result on screen: from the press on, and when what is made is there or has failed. A result of an earlier visit, which is
 * found again, moves nothing.
 */
export function useBrought(panel: RefObject<HTMLElement | null>, generation: Generation, phase: GenerationPhase): void {
  const isKnown = useFact(generation, (snapshot) => selectJob(snapshot) !== null);
  const before = useRef(phase);
  const isFollowed = useRef(false);
  useEffect(() => {
    const was = before.current;
    const wasFollowed = isFollowed.current;
    before.current = phase;
    const isSent = phase === 'sending' || phase === 'uploading';
    isFollowed.current = isSent || (underWay.has(phase) && (isKnown || wasFollowed));
    if (phase === was || !panel.current) return;
    if (isSent) bring(panel.current);
    else if (wasFollowed && (phase === 'done' || isEnding(phase))) bringWhole(panel.current);
  }, [panel, phase, isKnown]);
}
