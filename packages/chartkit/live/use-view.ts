/** What of a chart is drawn, and which part of it is on the board: folded by hand, found, or following the active states. */
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FlowPage } from '../export/flow.ts';
import type { Drawing } from './drawn.ts';
import { boxesToFollow, leavesOf, partShowing } from './following.ts';
import { revealed, toggled } from './folding.ts';
import { whole, type Detail } from './graph.ts';
import { layOut, type Laid, type LoadBuilt } from './layout.ts';
import type { Sheet } from './sheet.ts';

const nothing: ReadonlySet<string> = new Set();

/** The drawing of a chart in this detail, null for what it shows first; null until it is laid out. */
function useDrawing({ flow }: FlowPage, detail: Detail | null, load: LoadBuilt | undefined) {
  const [laid, setLaid] = useState<Laid | null>(null);
  useEffect(() => {
    let isWanted = true;
    void layOut(flow, detail, load).then((next) => isWanted && setLaid(next));
    return () => {
      isWanted = false;
    };
  }, [flow, detail, load]);
  return laid;
}

type Options = {
  page: FlowPage;
  load: LoadBuilt | undefined;
  sheet: Sheet | null;
  active: ReadonlySet<string>;
  taken: ReadonlySet<string>;
};

/** The view of a chart. `change` is given the detail that is shown; `reveal` brings a state or a transition into the middle. */
export type View = ReturnType<typeof useView>;

export function useView({ page, load, sheet, active, taken }: Options) {
  const { flow } = page;
  const [detail, setDetail] = useState<Detail | null>(null);
  const [follows, setFollows] = useState(true);
  const laid = useDrawing(page, detail, load);

  /** What the next layout keeps where it is, and then brings into the middle. */
  const anchor = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);
  const drawnBefore = useRef<Drawing | null>(null);
  const activeBefore = useRef<ReadonlySet<string>>(active);
  /** The states before the last step, which a layout that comes after it follows as well. */
  const leftBehind = useRef(nothing);

  const shown = laid?.detail;
  const change = useCallback((next: (detail: Detail) => Detail) => setDetail((before) => next(before ?? shown ?? whole)), [shown]);
  const fold = useCallback(
    (id: string) => {
      anchor.current = id;
      change((before) => ({ ...before, folded: toggled(flow, before.folded, id) }));
    },
    [change, flow],
  );
  /** Brings a state or a transition into the middle, unfolded where it is hidden. */
  const reveal = useCallback(
    (id: string) => {
      if (!laid) return;
      const source = flow.transitions.find(({ place }) => place === id)?.source ?? id;
      const folded = revealed(flow, laid.detail.folded, source);
      if (folded === laid.detail.folded) {
        const box =
          laid.drawing.parts.find(({ id: other }) => other === id || other === `transition:${id}`) ?? partShowing(laid.drawing, source);
        return box && sheet?.show(box);
      }
      wanted.current = id;
      setDetail({ ...laid.detail, folded });
    },
    [flow, laid, sheet],
  );

  // A new layout: the first is opened, in a later one what was unfolded keeps its place.
  const onLaid = useEffectEvent(({ drawing }: Laid, on: Sheet) => {
    const before = drawnBefore.current;
    drawnBefore.current = drawing;
    const [first = flow.id] = leavesOf(active);
    if (!before) return on.open(drawing, partShowing(drawing, first));
    const kept = anchor.current ?? first;
    const id = wanted.current;
    anchor.current = null;
    wanted.current = null;
    on.redraw(drawing, partShowing(before, kept), partShowing(drawing, kept));
    if (id !== null) reveal(id);
    else if (follows) on.follow(boxesToFollow(drawing, { before: leftBehind.current, active, taken }));
  });
  useEffect(() => {
    if (laid && sheet) onLaid(laid, sheet);
  }, [laid, sheet]);

  // A step: what it entered is unfolded and brought onto the board.
  const onStep = useEffectEvent((before: ReadonlySet<string>) => {
    if (!follows || !laid || !sheet) return;
    sheet.follow(boxesToFollow(laid.drawing, { before, active, taken }));
    const entered = leavesOf(active).filter((id) => !before.has(id));
    const folded = entered.reduce((set, id) => revealed(flow, set, id), laid.detail.folded);
    if (folded !== laid.detail.folded) setDetail({ ...laid.detail, folded });
  });
  useEffect(() => {
    const before = activeBefore.current;
    activeBefore.current = active;
    leftBehind.current = before;
    if (before !== active) onStep(before);
  }, [active]);

  const follow = () => {
    setFollows(!follows);
    if (!follows && laid) sheet?.follow(boxesToFollow(laid.drawing, { before: nothing, active, taken }));
  };
  const moved = useCallback(() => setFollows(false), []);
  return { laid, follows, follow, moved, change, fold, reveal };
}
