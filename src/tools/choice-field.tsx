import { RadioGroup } from '@ark-ui/react/radio-group';
import { useId } from 'react';
import { css } from 'styled-system/css';
import { selectError, selectValue } from '../../machines/generation/generation.selectors.ts';
import { useWords } from '../i18n/words.ts';
import { FieldError } from '../ui/field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { fieldSentence } from './field-sentence.ts';
import { useFact, type Generation } from './use-generation.ts';

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  paddingInline: '14px',
  borderRadius: 'full',
  fontSize: '14px',
  fontWeight: 570,
  color: 'text.2',
  cursor: 'pointer',
  boxShadow: 'inset 0 0 0 1px token(colors.line.2)',
  _hover: { background: 'surface.2' },
  '&[data-state=checked]': { background: 'soft', color: 'soft.text', boxShadow: 'inset 0 0 0 2px token(colors.violet.500)' },
  '&[data-focus-visible]': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
});

type Option = { value: string; label: string };
type ChipsProps = { label: string; options: readonly Option[]; value: string; onChoose: (value: string) => void };

/** One of a few, as chips: a radio group by its behaviour. */
export const Chips = ({ label, options, value, onChoose }: ChipsProps) => (
  <RadioGroup.Root value={value} onValueChange={({ value: next }) => next !== null && onChoose(next)} aria-label={label}>
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
      {options.map((option) => (
        <RadioGroup.Item key={option.value} value={option.value} className={chip}>
          <RadioGroup.ItemText>{option.label}</RadioGroup.ItemText>
          <RadioGroup.ItemHiddenInput />
        </RadioGroup.Item>
      ))}
    </div>
  </RadioGroup.Root>
);

type ChoiceFieldProps<T extends string | number> = {
  generation: Generation;
  name: string;
  label: string;
  options: readonly T[];
  wordOf: (option: T) => string;
};

/** One of what the tool's entry offers: styles, ratios, voices, steps of a number. */
export function ChoiceField<T extends string | number>({ generation, name, label, options, wordOf }: ChoiceFieldProps<T>) {
  const LL = useWords();
  const id = useId();
  const value = useFact(generation, (snapshot) => selectValue(snapshot, name));
  const error = useFact(generation, (snapshot) => selectError(snapshot, name));
  const choose = (chosen: string) => {
    const option = options.find((each) => String(each) === chosen);
    if (option !== undefined) generation.send({ type: 'field.changed', name, value: option });
  };
  return (
    <FieldFrame label={label} labelId={id}>
      <Chips
        label={label}
        options={options.map((option) => ({ value: String(option), label: wordOf(option) }))}
        value={String(value ?? '')}
        onChoose={choose}
      />
      {error && <FieldError>{fieldSentence(LL, error)}</FieldError>}
    </FieldFrame>
  );
}
