import { useSelector } from '@xstate/react';
import CropIcon from 'lucide-react/icons/crop';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { css } from 'styled-system/css';
import { selectFramed, selectIsCut, selectIsCutting } from '../../../../machines/crop/crop.selectors.ts';
import type { Picture } from '../../../../machines/crop/crop.types.ts';
import { selectValue } from '../../../../machines/generation/generation.selectors.ts';
import { useRoot } from '../../../wiring/hooks.tsx';
import { cropFlow } from '../../../wiring/crop.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { CropFrame } from './crop-frame.tsx';
import { useFact, type Generation } from '../generation/use-generation.ts';

export type CropProps = { generation: Generation; tool: string; slot: string; picture: Picture };

/** The crop frame, opened by the click that loaded this code; then the actions for the cropped picture. */
export default function Crop({ generation, tool, slot, picture }: CropProps) {
  const t = useWords().making.crop;
  const crop = cropFlow(useRoot(), tool, slot);
  const framed = useSelector(crop, selectFramed);
  const isCut = useSelector(crop, selectIsCut);
  const busy = useSelector(crop, selectIsCutting);
  const ratio = useFact(generation, (snapshot) => selectValue(snapshot, 'ratio'));
  const open = () => crop.send({ type: 'crop.opened', picture });
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(open, []);
  // The closed frame had the focus: it moves to the button that takes its place.
  const next = useRef<HTMLButtonElement>(null);
  const wasFramed = useRef(false);
  useEffect(() => {
    if (wasFramed.current && !framed) next.current?.focus({ preventScroll: true });
    wasFramed.current = framed !== null;
  }, [framed]);
  if (framed)
    return (
      <CropFrame
        key={framed.source}
        source={framed.source}
        ratio={typeof ratio === 'string' ? ratio : null}
        busy={busy}
        onApply={(area) => crop.send({ type: 'crop.applied', area })}
        onCancel={() => crop.send({ type: 'crop.cancelled' })}
      />
    );
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
      <Button ref={next} size="small" variant="soft" onClick={open}>
        <CropIcon size={16} aria-hidden="true" />
        {isCut ? t.again() : t.open()}
      </Button>
      {isCut && (
        <Button size="small" variant="ghost" onClick={() => crop.send({ type: 'crop.undone' })}>
          <Undo2 size={16} aria-hidden="true" />
          {t.undo()}
        </Button>
      )}
    </div>
  );
}
