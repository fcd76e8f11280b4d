import { lazy, Suspense, useId } from 'react';
import { css } from 'styled-system/css';
import { selectError, selectUploadIn } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { keepFile } from '../../../platform/files.ts';
import { FieldError } from '../../../design/field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { sourceOf, useFact, type Generation } from '../generation/use-generation.ts';

const Brush = lazy(() => import('./brush.tsx'));

type MaskFieldProps = { generation: Generation; name: string; of: string; label: string; hint: string; optional: boolean };

/** An area of a picture, painted with a brush. */
export function MaskField({ generation, name, of, label, hint, optional }: MaskFieldProps) {
  const LL = useWords();
  const id = useId();
  const upload = useFact(generation, (snapshot) => selectUploadIn(snapshot, of));
  const error = useFact(generation, (snapshot) => selectError(snapshot, name));
  const source = sourceOf(upload);
  const take = (file: File | null) =>
    generation.send(file ? { type: 'file.given', slot: name, kind: 'mask', file: keepFile(file) } : { type: 'file.removed', slot: name });
  return (
    <FieldFrame label={label} labelId={id} optional={optional}>
      {source ? (
        <Suspense>
          <Brush key={source} mode="area" source={source} title={LL.form.mask.title()} hint={hint} onMask={take} />
        </Suspense>
      ) : (
        <p className={css({ fontSize: 'small', color: 'text.3' })}>{LL.form.mask.waiting()}</p>
      )}
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
