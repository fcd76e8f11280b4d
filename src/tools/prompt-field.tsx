import { useId } from 'react';
import { css } from 'styled-system/css';
import { selectError, selectValue } from '../../machines/generation/generation.selectors.ts';
import { useWords } from '../i18n/words.ts';
import { control, FieldError } from '../ui/field.tsx';
import { fieldSentence } from './field-sentence.ts';
import { useFact, type Generation } from './use-generation.ts';

type PromptFieldProps = { generation: Generation; name: string; label: string; placeholder: string; max: number; optional?: boolean };

/** Words that say what shall be made. */
export function PromptField({ generation, name, label, placeholder, max, optional = false }: PromptFieldProps) {
  const LL = useWords();
  const id = useId();
  const value = useFact(generation, (snapshot) => selectValue(snapshot, name));
  const error = useFact(generation, (snapshot) => selectError(snapshot, name));
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', gap: '7px' })}>
      <label htmlFor={id} className={css({ fontWeight: 600, fontSize: '14px' })}>
        {label}
        {optional && <span className={css({ fontWeight: 450, color: 'text.3' })}> · {LL.form.optional()}</span>}
      </label>
      <div className={control({ wrong: Boolean(error) })}>
        <textarea
          id={id}
          name={name}
          rows={3}
          maxLength={max}
          placeholder={placeholder}
          value={typeof value === 'string' ? value : ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onChange={(event) => generation.send({ type: 'field.changed', name, value: event.currentTarget.value })}
          className={css({ resize: 'vertical' })}
        />
      </div>
      {error && <FieldError id={`${id}error`}>{fieldSentence(LL, error)}</FieldError>}
    </div>
  );
}
