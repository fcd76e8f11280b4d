import { useSelector } from '@xstate/react';
import {
  selectCanSendCode,
  selectCooldown,
  selectField,
  selectFieldError,
  selectIsSendingCode,
  selectMode,
} from '../../../machines/auth/auth.selectors.ts';
import { selectSecondsLeft } from '../../../machines/cooldown/cooldown.selectors.ts';
import type { AuthField, AuthMode } from '../../../machines/auth/auth.types.ts';
import type { authFlow } from '../../actors/auth.ts';
import { useWords, type Words } from '../../platform/words.ts';
import { Field } from '../../design/field.tsx';
import { CodeField, PasswordField } from '../../design/secret-field.tsx';

type Auth = ReturnType<typeof authFlow>;

/** The error message of a field. The React compiler treats it as a hook only because its name starts with `use`. */
const useSentence = (LL: Words, auth: Auth, field: AuthField) => {
  const rule = useSelector(auth, selectFieldError(field));
  // The rules about an address also show as toasts, so their sentences are among the notices.
  if (rule === 'emailRule' || rule === 'emailRule2') return LL.notice[rule]();
  return rule && LL.login.rules[rule]();
};

type TextFieldProps = {
  auth: Auth;
  field: AuthField;
  label: string;
  type: string;
  autoComplete: string;
  inputMode?: 'email' | 'numeric';
};

export function TextField({ auth, field, ...input }: TextFieldProps) {
  const LL = useWords();
  return (
    <Field
      {...input}
      name={field}
      value={useSelector(auth, selectField(field))}
      error={useSentence(LL, auth, field)}
      onChange={(event) => auth.send({ type: 'field.changed', field, value: event.currentTarget.value })}
    />
  );
}

export function Password({ auth, mode, label }: { auth: Auth; mode: AuthMode; label: string }) {
  const LL = useWords();
  return (
    <PasswordField
      name="password"
      label={label}
      show={LL.login.showPassword()}
      autoComplete={mode === 'login' || mode === 'verify' ? 'current-password' : 'new-password'}
      value={useSelector(auth, selectField('password'))}
      error={useSentence(LL, auth, 'password')}
      onChange={(event) => auth.send({ type: 'field.changed', field: 'password', value: event.currentTarget.value })}
    />
  );
}

/** The code from the e-mail, with the button that sends it and the seconds until it can be sent again. */
export function Code({ auth }: { auth: Auth }) {
  const LL = useWords();
  const t = LL.login;
  const mode = useSelector(auth, selectMode) ?? 'login';
  const secondsLeft = useSelector(useSelector(auth, selectCooldown), selectSecondsLeft);
  const sending = useSelector(auth, selectIsSendingCode);
  const send = sending ? t.sending() : t.send();
  return (
    <CodeField
      name="code"
      label={t.code()}
      value={useSelector(auth, selectField('code'))}
      error={useSentence(LL, auth, 'code')}
      onChange={(event) => auth.send({ type: 'field.changed', field: 'code', value: event.currentTarget.value.trim() })}
      send={secondsLeft === null ? send : t.resend(secondsLeft)}
      sending={sending}
      canSend={useSelector(auth, selectCanSendCode)}
      onSend={() => auth.send({ type: 'code.requested', mode })}
    />
  );
}
