import { useId } from 'react';
import { selectError, selectUploads } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { FieldError } from '../../../design/field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { FileField } from './file-field.tsx';
import { useFormFact, type Form } from '../generation/use-generation.ts';

type ImagesFieldProps = { form: Form; name: string; min: number; max: number; label: string };

/** Several images: a slot for each, and an empty one up to the limit. */
export function ImagesField({ form, name, min, max, label }: ImagesFieldProps) {
  const LL = useWords();
  const id = useId();
  const uploads = useFormFact(form, selectUploads);
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const slots = Array.from({ length: max }, (_, index) => `${name}.${index}`);
  const taken = slots.findLastIndex((slot) => slot in uploads) + 1;
  const shown = slots.slice(0, Math.min(max, Math.max(min, taken + 1)));
  const firstFree = shown.find((slot) => !(slot in uploads));
  return (
    <FieldFrame label={label} labelId={id}>
      {shown.map((slot, index) => (
        <FileField
          key={slot}
          form={form}
          name={slot}
          kind="picture"
          label={LL.form.pictures.nth(index + 1)}
          optional={index >= min}
          wide={slot === firstFree}
          showsError={false}
        />
      ))}
      {error && <FieldError>{error.rule === 'required' ? LL.making.missing.picture() : fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
