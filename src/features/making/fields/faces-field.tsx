import { shallowEqual, useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import ScanFace from 'lucide-react/icons/scan-face';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { selectAside, selectFaceCount, selectMeant, selectSearch } from '../../../../machines/faceSearch/faceSearch.selectors.ts';
import { selectError, selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import { selectBoxes, selectCanGrow, selectCarried, selectFilled, selectRows } from '../../../../machines/marks/marks.selectors.ts';
import { slotOf } from '../../../../machines/marks/marks.values.ts';
import { marksFlow } from '../../../actors/marks.ts';
import { useOnceSettled, useRoot } from '../../../actors/hooks.tsx';
import { faceSearchFlow } from '../../../actors/faceSearch.ts';
import { deferred } from '../../../platform/deferred.tsx';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { FieldError } from '../../../design/field.tsx';
import { sizeOf } from '../generation/upload-size.ts';
import { FaceRow } from './face-row.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { LostControl } from './lost-control.tsx';
import { sourceOf, useFormFact, type Form } from '../generation/use-generation.ts';
import { Optional } from '../../../design/optional.tsx';

const MarkedFrame = deferred(async () => (await import('./marked-frame.tsx')).MarkedFrame);

type FacesFieldProps = { form: Form; tool: string; name: string; of: string; max: number; label: string };

/** Assigns faces: numbered rectangles on the target with a slot for each; faces are swapped by drag, by click or by keyboard. */
export function FacesField({ form, tool, name, of, max, label }: FacesFieldProps) {
  const LL = useWords();
  const t = LL.form.faces;
  const id = useId();
  const root = useRoot();
  const search = faceSearchFlow(root, tool, of);
  const searched = useSelector(search, selectSearch);
  const count = useSelector(search, selectFaceCount);
  const target = useFormFact(form, (snapshot) => selectUploadIn(snapshot, of));
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const marks = marksFlow(root, tool, { kind: 'faces', name, max });
  const boxes = useSelector(marks, selectBoxes);
  const meant = useSelector(search, (snapshot) => selectMeant(snapshot, boxes));
  const aside = useSelector(search, (snapshot) => selectAside(snapshot, boxes), shallowEqual);
  const rows = useSelector(marks, selectRows);
  const filled = useSelector(marks, selectFilled);
  const isCarrying = useSelector(marks, (snapshot) => selectCarried(snapshot) !== null);
  const canGrow = useSelector(marks, selectCanGrow);
  /** Puts a dragged face, named by its slot, into a row. */
  const drop = (row: number, dragged: string) => {
    const from = filled.find((each) => slotOf(name, each) === dragged);
    if (from !== undefined) marks.send({ type: 'face.dropped', from, row });
  };
  const source = sourceOf(target);
  // Before most people choose an image.
  useOnceSettled(MarkedFrame);
  return (
    <FieldFrame label={label} labelId={id}>
      {target && source ? (
        <Optional
          part={MarkedFrame}
          renderLost={(retry) => <LostControl part={MarkedFrame} sentence={LL.form.marks.lost()} onRetry={retry} />}
        >
          <MarkedFrame
            marks={marks}
            source={source}
            isVideo={target.file.type.startsWith('video/')}
            still={target.stored?.still}
            size={sizeOf(target)}
            onDrop={drop}
            hint={LL.form.marks.facesHint()}
          >
            <Button size="small" variant="ghost" busy={searched === 'searching'} onClick={() => search.send({ type: 'search.clicked' })}>
              <ScanFace size={16} aria-hidden="true" />
              {t.find()}
            </Button>
          </MarkedFrame>
        </Optional>
      ) : null}
      <p role="status" className={css({ fontSize: 'small', color: 'text.2', _empty: { display: 'none' } })}>
        {searched === 'searching' && t.finding()}
        {searched === 'found' && t[max === 1 && count > 1 ? meant : 'found'](count)}
        {searched === 'none' && t.none()}
        {searched === 'failed' && t.failed()}
      </p>
      <div role="status" className={css({ display: 'grid', gap: '4px', fontSize: 'small', _empty: { display: 'none' } })}>
        {aside.map((number) => (
          <span key={number}>{t.aside(number)}</span>
        ))}
      </div>
      <ol className={css({ display: 'grid', gap: '12px' })}>
        {Array.from({ length: rows }, (_, index) => (
          <FaceRow
            key={index}
            form={form}
            marks={marks}
            slot={slotOf(name, index)}
            index={index}
            onDrop={drop}
            label={boxes.length === 0 && rows === 1 ? t.any() : t.nth(index + 1)}
            wide={Boolean(source) && index === (filled.at(-1) ?? -1) + 1}
          />
        ))}
      </ol>
      {isCarrying && (
        <p role="status" className={css({ fontSize: 'small', color: 'text.2' })}>
          {t.carried()}
        </p>
      )}
      {canGrow && (
        <span>
          <Button size="small" variant="ghost" onClick={() => marks.send({ type: 'row.added' })}>
            <Plus size={16} aria-hidden="true" />
            {t.more()}
          </Button>
        </span>
      )}
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
