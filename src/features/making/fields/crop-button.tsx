import { useSelector } from '@xstate/react';
import CropIcon from 'lucide-react/icons/crop';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { selectFramed, selectIsCut } from '../../../../machines/crop/crop.selectors.ts';
import { selectUploadIn, selectValue } from '../../../../machines/form/form.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { cropFlow } from '../../../actors/crop.ts';
import { deferred } from '../../../platform/deferred.tsx';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { sourceOf, useFormFact, type Form } from '../generation/use-generation.ts';
import { Optional } from '../../../design/optional.tsx';

const CropFrame = deferred(async () => (await import('./crop-frame.tsx')).default);

/** Crops the chosen image; the code of the frame loads when it first opens. */
export function CropButton({ form, tool, slot }: { form: Form; tool: string; slot: string }) {
  const t = useWords().making.crop;
  const root = useRoot();
  const crop = cropFlow(root, tool, slot);
  const framed = useSelector(crop, selectFramed);
  const isCut = useSelector(crop, selectIsCut);
  const upload = useFormFact(form, (snapshot) => selectUploadIn(snapshot, slot));
  const ratio = useFormFact(form, (snapshot) => selectValue(snapshot, 'ratio'));
  const id = useId();
  const source = sourceOf(upload);
  if (!upload || !source) return null;
  const open = () =>
    crop.send({ type: 'crop.opened', image: { file: upload.file, source }, shape: typeof ratio === 'string' ? ratio : 'free' });
  /** The next submit loads the frame again. */
  const giveUp = () => {
    crop.send({ type: 'crop.cancelled' });
    root.reportLost();
  };
  const button = (
    <Button id={id} size="small" variant="soft" busy={framed !== null} onClick={open}>
      {!framed && <CropIcon size={16} aria-hidden="true" />}
      {isCut ? t.again() : t.open()}
    </Button>
  );
  return (
    <div className={css({ marginTop: '10px', minWidth: 0 })}>
      {framed ? (
        <Optional part={CropFrame} fallback={button} onLost={giveUp}>
          <CropFrame key={framed.source} crop={crop} source={framed.source} opener={id} />
        </Optional>
      ) : (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
          {button}
          {isCut && (
            <Button size="small" variant="ghost" onClick={() => crop.send({ type: 'crop.undone' })}>
              <Undo2 size={16} aria-hidden="true" />
              {t.undo()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
