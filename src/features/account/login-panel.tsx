import { useSelector } from '@xstate/react';
import { Suspense, type FormEvent } from 'react';
import { css } from 'styled-system/css';
import {
  selectFieldError,
  selectIsSubmitting,
  selectMode,
  selectProblem,
  selectSecondStep,
  selectShowsCode,
  selectShowsGoogle,
} from '../../../machines/auth/auth.selectors.ts';
import type { AuthMode, AuthPlace } from '../../../machines/auth/auth.types.ts';
import { useRoot } from '../../actors/hooks.tsx';
import { authFlow } from '../../actors/auth.ts';
import { useLocale, useWords } from '../../platform/words.ts';
import { Button } from '../../design/button.tsx';
import { FieldError } from '../../design/field.tsx';
import { OtherServices } from './other-services.tsx';
import { SignInArt } from './sign-in-art.tsx';
import { Code, Password, TextField } from './sign-in-fields.tsx';
import { ModeLinks } from './sign-in-modes.tsx';
import { later } from '../../actors/later.tsx';

const SecondStep = later(() => import('../proof/second-step.tsx'), { words: ['secondStep'] });

/** Art on the left, the form on the right; on a phone the art is a band above it. */
export function LoginPanel({ place }: { place: AuthPlace }) {
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', md: '45% 1fr' }, minHeight: { md: '600px' } })}>
      <SignInArt />
      <SignIn place={place} />
    </div>
  );
}

const space = css({
  padding: { base: '24px 20px 32px', md: '48px 44px 40px' },
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '18px',
});

/** The form, or the second step of an account that has one. */
function SignIn({ place }: { place: AuthPlace }) {
  const auth = authFlow(useRoot(), place);
  const step = useSelector(auth, selectSecondStep);
  if (!step) return <SignInForm auth={auth} place={place} />;
  return (
    <div className={space}>
      <SecondStep step={step} heading={place === 'page' ? 'h1' : 'h2'} />
    </div>
  );
}

function SignInForm({ auth, place }: { auth: ReturnType<typeof authFlow>; place: AuthPlace }) {
  const LL = useWords();
  const locale = useLocale();
  const t = LL.login;
  const mode: AuthMode = useSelector(auth, selectMode) ?? 'login';
  const submitting = useSelector(auth, selectIsSubmitting);
  const problem = useSelector(auth, selectProblem);
  const showsGoogle = useSelector(auth, selectShowsGoogle);
  const showsCode = useSelector(auth, selectShowsCode);
  const isPasswordWrong = useSelector(auth, selectFieldError('password')) !== null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    auth.send({ type: 'form.submitted', mode });
    // While the server checks the password, so that nobody waits for what it may ask next.
    if (mode === 'login') SecondStep.load(locale).catch(() => undefined);
  };
  const Title = place === 'page' ? 'h1' : 'h2';
  return (
    <form
      // If the form is submitted before its script has loaded, this method does nothing: no password ends up in a URL.
      method="dialog"
      noValidate
      onSubmit={submit}
      aria-label={t.titles[mode]()}
      className={space}
    >
      <div>
        <Title className={css({ fontSize: 'heading' })}>{t.titles[mode]()}</Title>
        <p className={css({ color: 'text.2', marginTop: '6px' })}>{t.leads[mode]()}</p>
      </div>
      {showsGoogle && (
        <Suspense>
          <OtherServices auth={auth} />
        </Suspense>
      )}
      {problem && (
        <div role="alert">
          <FieldError>{'text' in problem ? problem.text : LL.notice[problem.key]()}</FieldError>
        </div>
      )}
      <TextField auth={auth} field="email" label={t.email()} type="email" autoComplete="username" inputMode="email" />
      {showsCode && <Code auth={auth} />}
      <Password auth={auth} mode={mode} label={mode === 'reset' ? t.newPassword() : t.password()} />
      {(mode === 'register' || mode === 'reset') && !isPasswordWrong && (
        <p className={css({ fontSize: 'small', color: 'text.3', marginTop: '-8px' })}>{t.passwordHint()}</p>
      )}
      <Button type="submit" variant="primary" size="large" full busy={submitting}>
        {t.submit[mode]()}
      </Button>
      <ModeLinks auth={auth} mode={mode} />
    </form>
  );
}
