import { RadioGroup } from '@ark-ui/react/radio-group';
import { css } from 'styled-system/css';

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  paddingInline: '14px',
  borderRadius: 'full',
  fontSize: 'label',
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

/** A radio group whose options are chips. */
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
