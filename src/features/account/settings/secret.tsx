import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { selectSecret, selectSecretStep, selectSettings } from '../../../../machines/settings/settings.selectors.ts';
import type { Secret as Typed } from '../../../../machines/settings/settings.types.ts';
import { Button } from '../../../design/button.tsx';
import { PasswordField } from '../../../design/secret-field.tsx';
import { useWords } from '../../../platform/words.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import type { settingsFlow } from '../../../actors/settings.ts';
import { Block, presses, quiet } from './block.tsx';

type Settings = ReturnType<typeof settingsFlow>;

/** The password: changed with the present one, or set with a mailed code by a person who has none or forgot it. */
export function Secret({ settings }: { settings: Settings }) {
  const t = useWords().settings.secret;
  const root = useRoot();
  const hasPassword = useSelector(settings, (snapshot) => selectSettings(snapshot)?.password ?? false);
  const step = useSelector(settings, selectSecretStep);
  const withCode = (label: string) => <Button onClick={() => root.openSignIn('reset')}>{label}</Button>;
  if (!hasPassword)
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
        <div className={presses}>
          <Button onClick={() => settings.send({ type: 'password.asked' })}>{t.change()}</Button>
          {withCode(t.code())}
        </div>
      ) : (
        <Change settings={settings} step={step} />
      )}
    </Block>
  );
}

function Change({ settings, step }: { settings: Settings; step: 'answering' | 'unfit' | 'changing' }) {
  const words = useWords().settings;
  const t = words.secret;
  const typed = useSelector(settings, selectSecret);
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    show: words.leave.show(),
    onChange: (event: { currentTarget: { value: string } }) =>
      settings.send({ type: 'password.typed', field: name, value: event.currentTarget.value }),
  });
  return (
    <form
      noValidate
      className={css({ display: 'grid', gap: '12px', width: '100%', maxWidth: '420px' })}
      onSubmit={(event) => {
        event.preventDefault();
        settings.send({ type: 'password.submitted' });
      }}
    >
      <PasswordField {...field('present')} label={t.present()} autoComplete="current-password" autoFocus />
      <PasswordField {...field('next')} label={t.next()} autoComplete="new-password" />
      {step === 'unfit' && <p role="alert">{t.rule()}</p>}
      <div className={presses}>
        <Button type="submit" variant="primary" busy={step === 'changing'}>
          {t.change()}
        </Button>
        {step !== 'changing' && <Button onClick={() => settings.send({ type: 'password.abandoned' })}>{t.keep()}</Button>}
      </div>
    </form>
  );
}
