/** The buttons over the board: how much of a chart is drawn, and how large. */
import type { Flow } from '../export/flow.ts';
import { outline } from './first.ts';
import type { Sheet } from './sheet.ts';
import type { View } from './use-view.ts';

const nothing: ReadonlySet<string> = new Set();

type Props = { flow: Flow; view: View; sheet: Sheet | null };

export function ViewTools({ flow, view, sheet }: Props) {
  const { laid, follows, follow, change } = view;
  const isFolded = (laid?.detail.folded.size ?? 0) > 0;
  const isBrief = laid?.detail.isBrief ?? false;
  return (
    <>
      <button type="button" aria-pressed={follows} title="Keeps the active states on the board" onClick={follow}>
        Follow
      </button>
      {outline(flow).size > 0 && (
        <>
          <button type="button" onClick={() => change((before) => ({ ...before, folded: outline(flow) }))}>
            Fold all
          </button>
          <button type="button" disabled={!isFolded} onClick={() => change((before) => ({ ...before, folded: nothing }))}>
            Unfold all
          </button>
        </>
      )}
      <button type="button" aria-pressed={!isBrief} onClick={() => change((before) => ({ ...before, isBrief: !before.isBrief }))}>
        Actions
      </button>
      <button type="button" onClick={() => sheet?.fit()}>
        Fit
      </button>
      <button type="button" aria-label="Zoom out" onClick={() => sheet?.zoom(0.8)}>
        −
      </button>
      <button type="button" aria-label="Zoom in" onClick={() => sheet?.zoom(1.25)}>
        +
      </button>
    </>
  );
}
