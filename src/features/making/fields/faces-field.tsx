import { useSelector } from '@xstate/react';
import Plus from 'lucide-react/icons/plus';
import ScanFace from 'lucide-react/icons/scan-face';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { selectFaceCount, selectSearch } from '../../../../machines/faceSearch/faceSearch.selectors.ts';
import { selectError, selectUploadIn } from '../../../../machines/generation/generation.selectors.ts';
import { useRoot } from '../../../wiring/hooks.tsx';
import { faceSearchFlow } from '../../../wiring/faceSearch.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { FieldError } from '../../../design/field.tsx';
import { sizeOf } from '../generation/upload-size.ts';
import { FaceRow } from './face-row.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { MarkedFrame } from './marked-frame.tsx';
import { useFaceRows } from './use-face-rows.ts';
import { sourceOf, useFact, type Generation } from '../generation/use-generation.ts';

type FacesFieldProps = { generation: Generation; tool: string; name: string; of: string; max: number; label: string };

/** Assigns faces: numbered rectangles on the target with a slot for each; faces are swapped by drag, by click or by keyboard. */
export function FacesField({ generation, tool, name, of, max, label }: FacesFieldProps) {
  const LL = useWords();
  const t = LL.form.faces;
  const id = useId();
  const search = faceSearchFlow(useRoot(), tool, of);
  const searched = useSelector(search, selectSearch);
  const count = useSelector(search, selectFaceCount);
  const target = useFact(generation, (snapshot) => selectUploadIn(snapshot, of));
  const error = useFact(generation, (snapshot) => selectError(snapshot, name));
  const faces = useFaceRows(generation, name, max);
  const source = sourceOf(target);
  return (
    <FieldFrame label={label} labelId={id}>
      {target && source ? (
        <MarkedFrame
          source={source}
          isVideo={target.file.type.startsWith('video/')}
          size={sizeOf(target)}
          boxes={faces.boxes}
          max={max}
          onBoxes={faces.put}
          onRemove={faces.remove}
          onPick={faces.take}
          onDrop={faces.drop}
          hint={LL.form.marks.facesHint()}
        >
          <Button size="small" variant="ghost" busy={searched === 'searching'} onClick={() => search.send({ type: 'search.pressed' })}>
            <ScanFace size={16} aria-hidden="true" />
            {t.find()}
          </Button>
        </MarkedFrame>
      ) : null}
      <p role="status" className={css({ fontSize: 'small', color: 'text.2', _empty: { display: 'none' } })}>
        {searched === 'searching' && t.finding()}
        {searched === 'found' && t.found(count)}
        {searched === 'none' && t.none()}
      </p>
      <ol className={css({ display: 'grid', gap: '12px' })}>
        {Array.from({ length: faces.rows }, (_, index) => (
          <FaceRow
            key={index}
            generation={generation}
            faces={faces}
            index={index}
            label={faces.boxes.length === 0 && faces.rows === 1 ? t.any() : t.nth(index + 1)}
            wide={Boolean(source) && !faces.has(index) && index === faces.taken + 1}
          />
        ))}
      </ol>
      {faces.carried !== null && (
        <p role="status" className={css({ fontSize: 'small', color: 'text.2' })}>
          {t.carried()}
        </p>
      )}
      {faces.rows < max && (
        <span>
          <Button size="small" variant="ghost" onClick={faces.add}>
            <Plus size={16} aria-hidden="true" />
            {t.more()}
          </Button>
        </span>
      )}
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
