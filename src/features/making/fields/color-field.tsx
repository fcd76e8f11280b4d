import { useId } from 'react';
import { selectError, selectValue } from '../../../../machines/form/form.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { FieldError } from '../../../design/field.tsx';
import { ColorPicker } from './color-picker.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { useFormFact, type Form } from '../generation/use-generation.ts';

type ColorFieldProps = { form: Form; name: string; label: string; optional: boolean };

/** A color; without one the engine chooses. */
export function ColorField({ form, name, label, optional }: ColorFieldProps) {
  const LL = useWords();
  const id = useId();
  const value = useFormFact(form, (snapshot) => selectValue(snapshot, name));
  const error = useFormFact(form, (snapshot) => selectError(snapshot, name));
  const color = typeof value === 'string' ? value : null;
  return (
    <FieldFrame label={label} labelId={id} optional={optional}>
      {optional && (
        <span>
          <Button
            size="small"
            variant={color === null ? 'soft' : 'ghost'}
            aria-pressed={color === null}
            onClick={() => form.send({ type: 'field.changed', name, value: null })}
          >
            {LL.form.colour.none()}
          </Button>
        </span>
      )}
      <ColorPicker label={label} value={color} onPick={(picked) => form.send({ type: 'field.changed', name, value: picked })} />
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
