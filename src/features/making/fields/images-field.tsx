import { useId } from 'react';
import { effectById } from '../../../../contract/facts/tools/effects.ts';
import { selectError, selectUploads, selectValue } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { FieldError } from '../../../design/field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { FileField } from './file-field.tsx';
import { useFormFact, type Form } from '../generation/use-generation.ts';

type ImagesFieldProps = { form: Form; name: string; min: number; max: number; label: string };

/** Several images: a slot for each, and an empty one up to the limit, which an effect lowers; a second photo shows a second person. */
export function ImagesField({ form, name, min, max, label }: ImagesFieldProps) {
  const LL = useWords();
  const effect = effectById(useFormFact(form, (snapshot) => selectValue(snapshot, 'effect')));
  const limit = effect?.pictures.max ?? max;
  const id = useId();
  const uploads = useFormFact(form, selectUploads);
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const slots = Array.from({ length: max }, (_, index) => `${name}.${index}`);
  const taken = slots.findLastIndex((slot) => slot in uploads) + 1;
  const shown = slots.slice(0, Math.max(min, taken, Math.min(limit, taken + 1)));
  const firstFree = shown.find((slot) => !(slot in uploads));
  return (
    <FieldFrame label={label} labelId={id} {...(limit > 1 && { hint: LL.form.pictures.forTwo() })}>
      {shown.map((slot, index) => (
        <FileField
          key={slot}
          form={form}
          name={slot}
          kind="picture"
          label={LL.form.pictures.nth(index + 1)}
          wide={slot === firstFree}
          showsError={false}
        />
      ))}
      {error && <FieldError>{error.rule === 'required' ? LL.making.missing.picture() : fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
