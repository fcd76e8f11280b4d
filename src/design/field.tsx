import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { css, cva, cx } from 'styled-system/css';

export const control = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    minHeight: '50px',
    paddingInline: '14px',
    borderRadius: 'md',
    background: 'surface',
    color: 'text',
    boxShadow: 'inset 0 0 0 1px token(colors.control)',
    transition: 'box-shadow .12s',
    '&:focus-within': { boxShadow: 'inset 0 0 0 2px token(colors.violet.500),0 0 0 4px rgba(122,92,246,.18)' },
    '& :is(input,textarea)': {
      border: 0,
      background: 'transparent',
      outline: '0',
      flex: 1,
      minWidth: 0,
      width: '100%',
      paddingBlock: '12px',
      _placeholder: { color: 'text.3', opacity: 1 },
    },
  },
  variants: {
    wrong: { true: { boxShadow: 'inset 0 0 0 2px token(colors.danger)' } },
    off: { true: { background: 'surface.3', color: 'text.2', boxShadow: 'none' } },
  },
});

type FieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  /** The error message, which describes the input. */
  error?: string | null;
  /** An element at the end of the box, such as a button. */
  end?: ReactNode;
};

type BoxedProps = Pick<FieldProps, 'label' | 'error' | 'className'> & {
  disabled: boolean;
  children: (tied: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>) => ReactNode;
};

/** A label, the box with the input, and the error below it. */
function Boxed({ label, error, className, disabled, children }: BoxedProps) {
  const id = useId();
  const errorId = `${id}error`;
  return (
    <div className={cx(css({ display: 'flex', flexDirection: 'column', gap: '8px' }), className)}>
      <label htmlFor={id} className={css({ fontWeight: 600, fontSize: 'label' })}>
        {label}
      </label>
      <div className={control({ wrong: Boolean(error), off: disabled })}>
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? errorId : undefined })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** A labeled input with its error below it. */
export const Field = ({ label, error, end, className, ...input }: FieldProps) => (
  <Boxed label={label} error={error} className={className} disabled={Boolean(input.disabled)}>
    {(tied) => (
      <>
        <input {...input} {...tied} />
        {end}
      </>
    )}
  </Boxed>
);

type TextAreaProps = ComponentProps<'textarea'> & { label: ReactNode; error?: string | null | undefined };

/** A labeled text area with its error below it. */
export const TextArea = ({ label, error, className, ...input }: TextAreaProps) => (
  <Boxed label={label} error={error} className={className} disabled={Boolean(input.disabled)}>
    {(tied) => <textarea {...input} {...tied} className={css({ resize: 'vertical' })} />}
  </Boxed>
);

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p
    id={id}
    data-error=""
    className={css({
      display: 'flex',
      gap: '6px',
      alignItems: 'flex-start',
      color: 'danger',
      fontSize: 'small',
      fontWeight: 500,
      lineHeight: 1.45,
    })}
  >
    <CircleAlert size={16} aria-hidden="true" className={css({ flexShrink: 0, marginTop: '1px' })} />
    {children}
  </p>
);
