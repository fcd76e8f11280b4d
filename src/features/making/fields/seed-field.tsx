import { css } from 'styled-system/css';
import { limits } from '../../../../contract/facts/limits.ts';
import { selectError, selectValue } from '../../../../machines/form/form.selectors.ts';
import { selectJob } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { Field } from '../../../design/field.tsx';
import { fieldSentence } from './field-sentence.ts';
import { formOf, useFact, useFormFact, type Generation } from '../generation/use-generation.ts';

/** The number that reproduces the same drawing. */
export function SeedField({
  generation,
  name,
  label,
  hint,
  placeholder,
}: {
  generation: Generation;
  name: string;
  label: string;
  hint: string;
  placeholder: string;
}) {
  const LL = useWords();
  const form = formOf(generation);
  const value = useFormFact(form, (snapshot) => selectValue(snapshot, name));
  const last = useFact(generation, (making) => selectJob(making)?.notes['seed']);
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  return (
    <div>
      <Field
        label={label}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={typeof value === 'number' ? String(value) : ''}
        error={error && fieldSentence(LL, error)}
        onChange={(event) => {
          const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, String(limits.seed).length);
          form.send({ type: 'field.changed', name, value: digits === '' ? null : Number(digits) });
        }}
      />
      <p className={css({ fontSize: 'small', color: 'text.3', marginTop: '6px' })}>{hint}</p>
      {typeof last === 'number' && last !== value && (
        <Button size="small" variant="soft" onClick={() => form.send({ type: 'field.changed', name, value: last })}>
          {LL.making.reuseSeed()} · {last}
        </Button>
      )}
    </div>
  );
}
