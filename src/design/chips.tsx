import { useId } from 'react';
import { css } from 'styled-system/css';

const chip = css({
  position: 'relative',
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
  '&:has(:checked)': { background: 'soft', color: 'soft.text', boxShadow: 'inset 0 0 0 2px token(colors.violet.500)' },
  '&:has(:focus-visible)': { outline: '2px solid token(colors.violet.500)', outlineOffset: '2px' },
});

type Option = { value: string; label: string };
type ChipsProps = { label: string; options: readonly Option[]; value: string; onChoose: (value: string) => void };

/** A radio group whose options are chips. */
export function Chips({ label, options, value, onChoose }: ChipsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css({ display: 'flex', flexWrap: 'wrap', gap: '8px' })}>
      {options.map((option) => (
        <label key={option.value} className={chip}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
            className={css({ srOnly: true })}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
