import { useId } from 'react';
import { css } from 'styled-system/css';
import { selectError, selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { marksFlow } from '../../../actors/marks.ts';
import { useWords } from '../../../platform/words.ts';
import { FieldError } from '../../../design/field.tsx';
import { sizeOf } from '../generation/upload-size.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { MarkedFrame } from './marked-frame.tsx';
import { sourceOf, useFormFact, type Form } from '../generation/use-generation.ts';

type RegionsFieldProps = { form: Form; tool: string; name: string; of: string; max: number; label: string };

/** Rectangles on the first frame of a clip. */
export function RegionsField({ form, tool, name, of, max, label }: RegionsFieldProps) {
  const LL = useWords();
  const id = useId();
  const upload = useFormFact(form, (snapshot) => selectUploadIn(snapshot, of));
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const source = sourceOf(upload);
  const marks = marksFlow(useRoot(), tool, { kind: 'regions', name, max });
  return (
    <FieldFrame label={label} labelId={id}>
      {upload && source ? (
        <MarkedFrame
          marks={marks}
          source={source}
          isVideo={upload.file.type.startsWith('video/')}
          still={upload.stored?.still}
          size={sizeOf(upload)}
          hint={LL.form.marks.regionsHint()}
        />
      ) : (
        <p className={css({ fontSize: 'small', color: 'text.3' })}>{LL.form.marks.waiting()}</p>
      )}
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
