import { css } from 'styled-system/css';
import { selectError, selectValue } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { TextArea } from '../../../design/field.tsx';
import { fieldSentence, lengthError } from './field-sentence.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';

type PromptFieldProps = { form: Form; name: string; label: string; placeholder: string; max: number; optional?: boolean };

/** The prompt. A text that is too long stays whole, with a sentence that explains it: the browser would cut what is pasted, silently. */
export function PromptField({ form, name, label, placeholder, max, optional = false }: PromptFieldProps) {
  const LL = useWords();
  const value = useFormFact(form, (snapshot) => selectValue(snapshot, name));
  const text = typeof value === 'string' ? value : '';
  const noted = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const error = lengthError(text, max) ?? noted;
  return (
    <TextArea
      label={
        <>
          {label}
          {optional && <span className={css({ fontWeight: 450, color: 'text.3' })}> · {LL.making.optional()}</span>}
        </>
      }
      name={name}
      rows={3}
      placeholder={placeholder}
      value={text}
      error={error && fieldSentence(LL, error)}
      onChange={(event) => form.send({ type: 'field.changed', name, value: event.currentTarget.value })}
    />
  );
}
