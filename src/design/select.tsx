import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ComponentProps } from 'react';
import { css, cva, cx } from 'styled-system/css';

const frame = css({ position: 'relative', display: 'inline-flex', alignItems: 'center', minWidth: 0, maxWidth: '100%' });
const mark = css({ position: 'absolute', right: '14px', color: 'text.2', pointerEvents: 'none' });

const box = cva({
  base: {
    appearance: 'none',
    width: '100%',
    minWidth: 0,
    paddingRight: '42px',
    border: 0,
    background: 'surface',
    color: 'text',
    textOverflow: 'ellipsis',
    boxShadow: 'inset 0 0 0 1px token(colors.control)',
    cursor: 'pointer',
    '&:is(:disabled,[aria-disabled=true])': { background: 'surface.3', color: 'text.2', cursor: 'not-allowed', boxShadow: 'none' },
  },
  variants: {
    variant: {
      field: { minHeight: '50px', minWidth: '220px', paddingLeft: '14px', borderRadius: 'md' },
      pill: { minHeight: '44px', paddingLeft: '16px', borderRadius: 'full' },
    },
  },
});

type SelectProps = ComponentProps<'select'> & { variant: 'field' | 'pill' };

/** A native select in the site's style. */
export const Select = ({ variant, className, ...rest }: SelectProps) => (
  <span className={cx(frame, className)}>
    <select {...rest} className={box({ variant })} />
    <ChevronDown size={18} aria-hidden="true" className={mark} />
  </span>
);

/** A select with its label. */
export function SelectField({ label, ...rest }: ComponentProps<'select'> & { label: string }) {
  const id = useId();
  return (
    <div className={css({ display: 'grid', gap: '8px', maxWidth: '100%' })}>
      <label htmlFor={id} className={css({ fontWeight: 600, fontSize: 'label' })}>
        {label}
      </label>
      <Select {...rest} id={id} variant="field" />
    </div>
  );
}
