import { useWords } from '../../../platform/words.ts';
import { CodeField, PasswordField } from '../../../design/secret-field.tsx';

type ProofProps = {
  kind: 'password' | 'code';
  value: string;
  /** Whether a code is being mailed. */
  sending: boolean;
  onType: (value: string) => void;
  onSend: () => void;
};

/** The password, or for an account without one the code from the mailbox. */
export function Proof({ kind, value, sending, onType, onSend }: ProofProps) {
  const t = useWords().settings.leave;
  const field = {
    name: 'proof',
    value,
    onChange: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
  };
  if (kind === 'password') return <PasswordField {...field} label={t.password()} show={t.show()} autoComplete="current-password" />;
  return (
    <CodeField {...field} label={t.code()} send={sending ? t.sending() : t.send()} sending={sending} canSend={!sending} onSend={onSend} />
  );
}
