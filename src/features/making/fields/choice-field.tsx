import { useId } from 'react';
import { selectError, selectValue } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Chips } from '../../../design/chips.tsx';
import { FieldError } from '../../../design/field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';

type ChoiceFieldProps<T extends string | number> = {
  form: Form;
  name: string;
  label: string;
  options: readonly T[];
  format: (option: T) => string;
};

/** A choice between the catalog's options: styles, ratios, voices, numeric steps. */
export function ChoiceField<T extends string | number>({ form, name, label, options, format }: ChoiceFieldProps<T>) {
  const LL = useWords();
  const id = useId();
  const value = useFormFact(form, (snapshot) => selectValue(snapshot, name));
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const choose = (chosen: string) => {
    const option = options.find((each) => String(each) === chosen);
    if (option !== undefined) form.send({ type: 'field.changed', name, value: option });
  };
  return (
    <FieldFrame label={label} labelId={id}>
      <Chips
        label={label}
        options={options.map((option) => ({ value: String(option), label: format(option) }))}
        value={String(value ?? '')}
        onChoose={choose}
      />
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
