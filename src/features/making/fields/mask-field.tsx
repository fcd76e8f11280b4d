import { useId, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { selectError, selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import { deferred } from '../../../platform/deferred.tsx';
import { useWords } from '../../../platform/words.ts';
import { FieldError } from '../../../design/field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { LostControl } from './lost-control.tsx';
import { sourceOf, useFormFact, type Form } from '../generation/use-generation.ts';
import { Optional } from '../../../design/optional.tsx';

const MaskBrush = deferred(async () => (await import('./mask-brush.tsx')).default);

export type MaskFieldProps = {
  form: Form;
  tool: string;
  name: string;
  of: string;
  label: string;
  hint: string;
  optional: boolean;
  /** What is written about the area, under the image. */
  children?: ReactNode;
};

/** An area of an image, painted with a brush. */
export function MaskField({ form, tool, name, of, label, hint, optional, children }: MaskFieldProps) {
  const LL = useWords();
  const id = useId();
  const upload = useFormFact(form, (snapshot) => selectUploadIn(snapshot, of));
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const source = sourceOf(upload);
  return (
    <FieldFrame label={label} labelId={id} optional={optional}>
      {source ? (
        <>
          <Optional
            part={MaskBrush}
            key={source}
            renderLost={(retry) => <LostControl part={MaskBrush} sentence={LL.form.mask.lost()} onRetry={retry} />}
          >
            <MaskBrush {...{ tool, name, of, source, hint }} />
          </Optional>
          {children}
        </>
      ) : (
        <p className={css({ fontSize: 'small', color: 'text.3' })}>{LL.form.mask.waiting()}</p>
      )}
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
