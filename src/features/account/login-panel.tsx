import { useSelector } from '@xstate/react';
import { Suspense, type FormEvent } from 'react';
import { css } from 'styled-system/css';
import {
  selectCanSendCode,
  selectCooldown,
  selectField,
  selectFieldError,
  selectIsSendingCode,
  selectIsSubmitting,
  selectMode,
  selectProblem,
  selectShowsCode,
} from '../../../machines/auth/auth.selectors.ts';
import type { AuthField, AuthMode, AuthPlace } from '../../../machines/auth/auth.types.ts';
import { useRoot } from '../../wiring/hooks.tsx';
import { authFlow } from '../../wiring/auth.ts';
import { useDailyCredits } from '../../wiring/site.ts';
import { useWords, type Words } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { Field, FieldError } from '../../design/field.tsx';
import { CodeField, PasswordField } from '../../design/secret-field.tsx';
import { StickerArt } from '../../design/sticker-art.tsx';
import { GoogleButton } from './google-button.tsx';

/** Art at the left, the form at the right; on a phone the art is a band above it. */
export function LoginPanel({ place }: { place: AuthPlace }) {
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '45% 1fr' }, minHeight: { md: '600px' } })}>
      <Art />
      <SignInForm place={place} />
    </div>
  );
}

function Art() {
  const t = useWords().login;
  const dailyCredits = useDailyCredits();
  return (
    <div
      className={css({
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        minHeight: { base: '150px', md: '100%' },
        color: 'white',
        padding: { base: '20px', md: '32px' },
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
      })}
    >
      <img
        src="/art/planet.webp"
        alt=""
        width={800}
        height={1000}
        className={css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover', zIndex: -2 })}
      />
      <span
        aria-hidden="true"
        className={css({
          position: 'absolute',
          inset: 0,
          background: 'linear-gradient(0deg,rgba(10,5,28,.82),rgba(10,5,28,.1) 70%)',
          zIndex: -1,
        })}
      />
      <span
        aria-hidden="true"
        className={css({
          position: 'absolute',
          display: { base: 'none', md: 'block' },
          right: '36px',
          top: '64px',
          transform: 'rotate(8deg)',
        })}
      >
        <StickerArt name="unicorn" size={96} />
      </span>
      <p className={css({ textStyle: 'h3' })}>{t.artTitle()}</p>
      <p className={css({ marginTop: '4px' })}>{t.artBody(dailyCredits)}</p>
    </div>
  );
}

function SignInForm({ place }: { place: AuthPlace }) {
  const LL = useWords();
  const t = LL.login;
  const auth = authFlow(useRoot(), place);
  const mode: AuthMode = useSelector(auth, selectMode) ?? 'login';
  const submitting = useSelector(auth, selectIsSubmitting);
  const problem = useSelector(auth, selectProblem);
  const showsCode = useSelector(auth, selectShowsCode);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    auth.send({ type: 'form.submitted' });
  };
  const Title = place === 'page' ? 'h1' : 'h2';
  return (
    <form
      // Pressed before its script has come, a form of this method stays where it is: no password gets into an address.
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label={t.titles[mode]()}
      className={css({ padding: { base: '24px 20px 32px', md: '48px 44px 40px' }, display: 'flex', flexDirection: 'column', gap: '18px' })}
    >
      <div>
        <Title className={css({ fontSize: '28px' })}>{t.titles[mode]()}</Title>
        <p className={css({ color: 'text.2', marginTop: '6px' })}>{t.leads[mode]()}</p>
      </div>
      {mode !== 'reset' && (
        <Suspense>
          <GoogleButton auth={auth} />
        </Suspense>
      )}
      {problem && (
        <div role="alert">
          <FieldError>{'text' in problem ? problem.text : t.problem[problem.key]()}</FieldError>
        </div>
      )}
      <TextField auth={auth} field="email" label={t.email()} type="email" autoComplete="username" inputMode="email" />
      {showsCode && <Code auth={auth} />}
      <Password auth={auth} mode={mode} label={mode === 'reset' ? t.newPassword() : t.password()} />
      {(mode === 'register' || mode === 'reset') && (
        <p className={css({ fontSize: '13px', color: 'text.3', marginTop: '-8px' })}>{t.passwordHint()}</p>
      )}
      <Button type="submit" variant="primary" size="large" full busy={submitting}>
        {t.submit[mode]()}
      </Button>
      <Ways auth={auth} mode={mode} />
    </form>
  );
}

type Auth = ReturnType<typeof authFlow>;

/** The sentence for what is wrong with a field; named as the hook it is, or the compiler may skip it. */
const useSentence = (LL: Words, auth: Auth, field: AuthField) => {
  const rule = useSelector(auth, selectFieldError(field));
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

function TextField({ auth, field, ...input }: TextFieldProps) {
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

function Password({ auth, mode, label }: { auth: Auth; mode: AuthMode; label: string }) {
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

function Code({ auth }: { auth: Auth }) {
  const LL = useWords();
  const t = LL.login;
  const cooldown = useSelector(auth, selectCooldown);
  const sending = useSelector(auth, selectIsSendingCode);
  const send = sending ? t.sending() : t.send();
  return (
    <CodeField
      name="code"
      label={t.code()}
      value={useSelector(auth, selectField('code'))}
      error={useSentence(LL, auth, 'code')}
      onChange={(event) => auth.send({ type: 'field.changed', field: 'code', value: event.currentTarget.value.trim() })}
      send={cooldown === null ? send : t.resend(cooldown)}
      sending={sending}
      canSend={useSelector(auth, selectCanSendCode)}
      onSend={() => auth.send({ type: 'code.requested' })}
    />
  );
}

const way = css({
  color: 'link',
  fontWeight: 600,
  minHeight: '32px',
  paddingInline: '4px',
  borderRadius: 'xs',
  _hover: { textDecoration: 'underline' },
});

/** The links from one mode to another (spec §2). */
function Ways({ auth, mode }: { auth: Auth; mode: AuthMode }) {
  const t = useWords().login;
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        justifyContent: 'space-between',
        alignItems: 'center',
        fontSize: '14px',
      })}
    >
      {(mode === 'login' || mode === 'verify') && (
        <>
          <button type="button" className={way} onClick={() => auth.send({ type: 'register.chosen' })}>
            {t.toRegister()}
          </button>
          <button type="button" className={way} onClick={() => auth.send({ type: 'reset.chosen' })}>
            {t.toReset()}
          </button>
        </>
      )}
      {mode === 'register' && (
        <span>
          {t.haveAccount()}{' '}
          <button type="button" className={way} onClick={() => auth.send({ type: 'login.chosen' })}>
            {t.toLogin()}
          </button>
        </span>
      )}
      {mode === 'reset' && (
        <button type="button" className={way} onClick={() => auth.send({ type: 'login.chosen' })}>
          {t.cancelReset()}
        </button>
      )}
    </div>
  );
}
