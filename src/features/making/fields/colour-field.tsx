import { useId } from 'react';
import { selectError, selectValue } from '../../../../machines/generation/generation.selectors.ts';
import { useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { FieldError } from '../../../design/field.tsx';
import { ColourPicker } from './colour-picker.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { useFact, type Generation } from '../generation/use-generation.ts';

type ColourFieldProps = { generation: Generation; name: string; label: string; optional: boolean };

/** A color; without one the engine chooses. */
export function ColourField({ generation, name, label, optional }: ColourFieldProps) {
  const LL = useWords();
  const id = useId();
  const value = useFact(generation, (snapshot) => selectValue(snapshot, name));
  const error = useFact(generation, (snapshot) => selectError(snapshot, name));
  const colour = typeof value === 'string' ? value : null;
  return (
    <FieldFrame label={label} labelId={id} optional={optional}>
      {optional && (
        <span>
          <Button
            size="small"
            variant={colour === null ? 'soft' : 'ghost'}
            aria-pressed={colour === null}
            onClick={() => generation.send({ type: 'field.changed', name, value: null })}
          >
            {LL.form.colour.none()}
          </Button>
        </span>
      )}
      <ColourPicker label={label} value={colour} onPick={(picked) => generation.send({ type: 'field.changed', name, value: picked })} />
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
