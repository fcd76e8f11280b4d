import { useEffect, useRef, type RefObject } from 'react';
import type { GenerationPhase } from '../../../../machines/generation/generation.selectors.ts';
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

/** Keeps the panel of a result on screen: from the press on, and when what is made is there or has failed. */
export function useBrought(panel: RefObject<HTMLElement | null>, phase: GenerationPhase): void {
  const before = useRef(phase);
  useEffect(() => {
    const was = before.current;
    before.current = phase;
    if (phase === was || !panel.current) return;
    if (phase === 'sending' || phase === 'uploading') bring(panel.current);
    else if (underWay.has(was) && (phase === 'done' || isEnding(phase))) bringWhole(panel.current);
  }, [panel, phase]);
}
