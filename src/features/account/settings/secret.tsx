import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { selectSecret, selectSecretStep } from '../../../../machines/passwordChange/passwordChange.selectors.ts';
import type { Secret as Typed } from '../../../../machines/passwordChange/passwordChange.types.ts';
import type { Parts } from '../../../../machines/settings/settings.selectors.ts';
import { Button } from '../../../design/button.tsx';
import { PasswordField } from '../../../design/secret-field.tsx';
import { useWords } from '../../../platform/words.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { Block, buttons, quiet } from './block.tsx';

type PasswordChange = Parts['passwordChange'];

/** The password: changed with the present one, or set with a mailed code by a user who has none or forgot it. */
export function Secret({ flow }: { flow: PasswordChange }) {
  const t = useWords().settings.secret;
  const root = useRoot();
  const step = useSelector(flow, selectSecretStep);
  const withCode = (label: string) => <Button onClick={() => root.openSignIn('reset')}>{label}</Button>;
  if (step === 'absent')
    return (
      <Block title={t.title()}>
        <p className={quiet}>{t.body()}</p>
        {withCode(t.action())}
      </Block>
    );
  return (
    <Block title={t.title()}>
      <p className={quiet}>{t.own()}</p>
      {step === 'kept' ? (
        <div className={buttons}>
          <Button onClick={() => flow.send({ type: 'password.asked' })}>{t.change()}</Button>
          {withCode(t.code())}
        </div>
      ) : (
        <Change flow={flow} step={step} />
      )}
    </Block>
  );
}

function Change({ flow, step }: { flow: PasswordChange; step: 'answering' | 'unfit' | 'changing' }) {
  const words = useWords().settings;
  const t = words.secret;
  const typed = useSelector(flow, selectSecret);
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    show: words.leave.show(),
    onChange: (event: { currentTarget: { value: string } }) =>
      flow.send({ type: 'password.typed', field: name, value: event.currentTarget.value }),
  });
  return (
    <form
      noValidate
      className={css({ display: 'grid', gap: '12px', width: '100%', maxWidth: '420px' })}
      onSubmit={(event) => {
        event.preventDefault();
        flow.send({ type: 'password.submitted' });
      }}
    >
      <PasswordField {...field('present')} label={t.present()} autoComplete="current-password" autoFocus />
      <PasswordField {...field('next')} label={t.next()} autoComplete="new-password" />
      {step === 'unfit' && <p role="alert">{t.rule()}</p>}
      <div className={buttons}>
        <Button type="submit" variant="primary" busy={step === 'changing'}>
          {t.change()}
        </Button>
        {step !== 'changing' && <Button onClick={() => flow.send({ type: 'password.abandoned' })}>{t.keep()}</Button>}
      </div>
    </form>
  );
}
