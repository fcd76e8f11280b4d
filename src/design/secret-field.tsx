import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type ComponentProps } from 'react';
import { css } from 'styled-system/css';
import { codeDigits } from '../../contract/facts/account.ts';
import { asCode } from '../../contract/facts/entered.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end'>;

/** A password field with a button that shows the password. */
export function PasswordField({ show, ...field }: FieldProps & { show: string }) {
  const [seen, setSeen] = useState(false);
  const Icon = seen ? EyeOff : Eye;
  return (
    <Field
      {...field}
      type={seen ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-pressed={seen}
          aria-label={show}
          onClick={() => setSeen(!seen)}
          className={css({
            width: '44px',
            height: '44px',
            marginRight: '-10px',
            display: 'grid',
            placeItems: 'center',
            borderRadius: 'full',
            color: 'text.2',
            flexShrink: 0,
            _hover: { color: 'text', background: 'surface.2' },
          })}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      }
    />
  );
}

type CodeFieldProps = FieldProps & {
  /** The label of the button: "Send code", then the seconds until it can be used again. */
  send: string;
  sending: boolean;
  canSend: boolean;
  onSend: () => void;
};

/**
 * The digits from an e-mail, with the button that sends them; during the cooldown the button shows the seconds. A pasted code is read
 * before it is limited, so that spaces around it do not cost digits.
 */
export const CodeField = ({ send, sending, canSend, onSend, onChange, ...field }: CodeFieldProps) => (
  <Field
    {...field}
    inputMode="numeric"
    autoComplete="one-time-code"
    onChange={(event) => {
      event.currentTarget.value = asCode(event.currentTarget.value).slice(0, codeDigits);
      onChange?.(event);
    }}
    className={css({ '& input': { letterSpacing: '.14em', fontVariantNumeric: 'tabular-nums' } })}
    end={
      <Button
        variant="soft"
        size="small"
        busy={sending}
        // Not `disabled`, which would drop the focus from the button just clicked.
        aria-disabled={!canSend && !sending}
        onClick={canSend ? onSend : undefined}
        className={css({ marginRight: '-6px', fontVariantNumeric: 'tabular-nums' })}
      >
        {send}
      </Button>
    }
  />
);
