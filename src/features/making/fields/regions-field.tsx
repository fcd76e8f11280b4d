import { useId } from 'react';
import { css } from 'styled-system/css';
import { selectError, selectUploadIn } from '../../../../machines/form/form.selectors.ts';
import { useOnceSettled } from '../../../actors/hooks.tsx';
import { deferred } from '../../../platform/deferred.tsx';
import { useWords } from '../../../platform/words.ts';
import { FieldError } from '../../../design/field.tsx';
import { sizeOf } from '../generation/upload-size.ts';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { LostControl } from './lost-control.tsx';
import { sourceOf, useFormFact, type Form } from '../generation/use-generation.ts';
import { Optional } from '../../../design/optional.tsx';

const RegionsFrame = deferred(async () => (await import('./regions-frame.tsx')).default);

type RegionsFieldProps = { form: Form; tool: string; name: string; of: string; max: number; label: string };

/** Rectangles on the first frame of a clip. */
export function RegionsField({ form, tool, name, of, max, label }: RegionsFieldProps) {
  const LL = useWords();
  const id = useId();
  const upload = useFormFact(form, (snapshot) => selectUploadIn(snapshot, of));
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const source = sourceOf(upload);
  // Before most people choose a clip.
  useOnceSettled(RegionsFrame);
  return (
    <FieldFrame label={label} labelId={id}>
      {upload && source ? (
        <Optional
          part={RegionsFrame}
          renderLost={(retry) => <LostControl part={RegionsFrame} sentence={LL.form.marks.lost()} onRetry={retry} />}
        >
          <RegionsFrame
            {...{ tool, name, max, source }}
            isVideo={upload.file.type.startsWith('video/')}
            still={upload.stored?.still}
            size={sizeOf(upload)}
          />
        </Optional>
      ) : (
        <p className={css({ fontSize: 'small', color: 'text.3' })}>{LL.form.marks.waiting()}</p>
      )}
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
