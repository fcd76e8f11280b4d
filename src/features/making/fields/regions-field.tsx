import { useId } from 'react';
import { css } from 'styled-system/css';
import { selectError, selectUploadIn, selectValue } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { FieldError } from '../../../design/field.tsx';
import { boxesOf } from './boxes.ts';
import { sizeOf } from '../generation/upload-size.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { MarkedFrame } from './marked-frame.tsx';
import { sourceOf, useFact, type Generation } from '../generation/use-generation.ts';

type RegionsFieldProps = { generation: Generation; name: string; of: string; max: number; label: string };

/** Rectangles on the first frame of a clip. */
export function RegionsField({ generation, name, of, max, label }: RegionsFieldProps) {
  const LL = useWords();
  const id = useId();
  const upload = useFact(generation, (snapshot) => selectUploadIn(snapshot, of));
  const value = useFact(generation, (snapshot) => selectValue(snapshot, name));
  const error = useFact(generation, (snapshot) => selectError(snapshot, name));
  const source = sourceOf(upload);
  const boxes = boxesOf(value);
  const put = (next: ReturnType<typeof boxesOf>) => generation.send({ type: 'field.changed', name, value: next });
  return (
    <FieldFrame label={label} labelId={id}>
      {upload && source ? (
        <MarkedFrame
          source={source}
          isVideo={upload.file.type.startsWith('video/')}
          size={sizeOf(upload)}
          boxes={boxes}
          max={max}
          onBoxes={put}
          onRemove={(index) => put(boxes.toSpliced(index, 1))}
          hint={LL.form.marks.regionsHint()}
        />
      ) : (
        <p className={css({ fontSize: 'small', color: 'text.3' })}>{LL.form.mask.waiting()}</p>
      )}
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
