import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import {
  selectDevices,
  selectEndingDevice,
  selectIsDeleting,
  selectConfirmation,
  selectIsExporting,
  selectIsSendingProof,
  selectProof,
  selectSettings,
  selectSettingsPhase,
} from '../../../../machines/settings/settings.selectors.ts';
import { selectSubscription } from '../../../../machines/subscription/subscription.selectors.ts';
import type { SignedInDevice } from '../../../../machines/settings/settings.types.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { settingsFlow } from '../../../actors/settings.ts';
import { subscriptionFlow } from '../../../actors/subscription.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { Button } from '../../../design/button.tsx';
import { CodeField, PasswordField } from '../../../design/secret-field.tsx';
import { Question } from '../../../design/question.tsx';
import { Block, Failed, quiet } from './block.tsx';
import { deviceName } from './device-name.ts';
import { Plan } from './plan.tsx';
import { Secret } from './secret.tsx';

type Settings = ReturnType<typeof settingsFlow>;

/** The settings of a signed-in user. */
export function Account() {
  const t = useWords().settings;
  const settings = settingsFlow(useRoot());
  const phase = useSelector(settings, selectSettingsPhase);
  if (phase === 'failed')
    return (
      <Block title={t.mail.title()}>
        <Failed text={t.failed()} onRetry={() => settings.send({ type: 'retry.pressed' })} />
      </Block>
    );
  if (phase !== 'shown')
    return (
      <p role="status" className={quiet}>
        {t.loading()}
      </p>
    );
  return (
    <>
      <Mail settings={settings} />
      <Secret settings={settings} />
      <Plan />
      <Devices settings={settings} />
      <Data settings={settings} />
      <Leaving settings={settings} />
    </>
  );
}

function Mail({ settings }: { settings: Settings }) {
  const t = useWords().settings.mail;
  const known = useSelector(
    settings,
    selectSettings,
    (a, b) => a?.email === b?.email && a?.google === b?.google && a?.marketing === b?.marketing,
  );
  return (
    <Block title={t.title()}>
      <p>
        <span className={quiet}>{t.address()}: </span>
        <strong className={css({ fontWeight: 620, overflowWrap: 'anywhere' })}>{known?.email}</strong>
      </p>
      {known?.google && <p className={quiet}>{t.google()}</p>}
      <label className={css({ display: 'flex', alignItems: 'center', gap: '12px', minHeight: '44px', cursor: 'pointer' })}>
        <input
          type="checkbox"
          checked={known?.marketing ?? false}
          onChange={(event) => settings.send({ type: 'settings.changed', change: { marketing: event.currentTarget.checked } })}
          className={css({ width: '24px', height: '24px', accentColor: 'token(colors.action)', flexShrink: 0 })}
        />
        {t.marketing()}
      </label>
      <p className={css({ fontSize: 'small', color: 'text.3' })}>{t.always()}</p>
    </Block>
  );
}

function Devices({ settings }: { settings: Settings }) {
  const t = useWords().settings.devices;
  const devices = useSelector(settings, selectDevices);
  const ending = useSelector(settings, selectEndingDevice);
  return (
    <Block title={t.title()}>
      <ul className={css({ display: 'grid', width: '100%' })}>
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            busy={ending === device.id}
            onEnd={() => settings.send({ type: 'device.ended', id: device.id })}
          />
        ))}
      </ul>
    </Block>
  );
}

function Device({ device, busy, onEnd }: { device: SignedInDevice; busy: boolean; onEnd: () => void }) {
  const t = useWords().settings.devices;
  const dates = new Intl.DateTimeFormat(localeFacts[useLocale()].tag, { dateStyle: 'medium', timeStyle: 'short' });
  const name = device.agent ? deviceName(device.agent) : t.unknown();
  return (
    <li
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        gap: '12px',
        alignItems: 'center',
        paddingBlock: '12px',
        '&:not(:first-child)': { borderTop: '1px solid token(colors.line)' },
      })}
    >
      <span className={css({ flex: '1 1 220px' })}>
        <span className={css({ fontWeight: 620 })}>{name}</span>
        <span className={css({ display: 'block', fontSize: 'small', color: 'text.2' })}>
          {device.seenAt ? t.seen(dates.format(new Date(device.seenAt))) : t.since(dates.format(new Date(device.createdAt)))}
        </span>
      </span>
      {device.current ? (
        <span className={css({ color: 'success', fontWeight: 620, fontSize: 'label' })}>{t.current()}</span>
      ) : (
        <Button size="small" busy={busy} aria-label={t.endNamed(name)} onClick={onEnd}>
          {t.end()}
        </Button>
      )}
    </li>
  );
}

function Data({ settings }: { settings: Settings }) {
  const t = useWords().settings.data;
  const exporting = useSelector(settings, selectIsExporting);
  return (
    <Block title={t.title()}>
      <p className={quiet}>{t.body()}</p>
      <Button busy={exporting} onClick={() => settings.send({ type: 'export.requested' })}>
        {t.action()}
      </Button>
    </Block>
  );
}

function Leaving({ settings }: { settings: Settings }) {
  const t = useWords().settings.leave;
  const confirmation = useSelector(settings, selectConfirmation);
  const deleting = useSelector(settings, selectIsDeleting);
  const hasPlan = useSelector(subscriptionFlow(useRoot()), selectSubscription) !== null;
  return (
    <Block title={t.title()}>
      <p className={quiet}>
        {t.body()} {hasPlan && t.plan()}
      </p>
      <Question
        ask={t.action()}
        question={t.sure()}
        confirm={t.confirm()}
        cancel={t.stay()}
        isAsked={confirmation !== null || deleting}
        busy={deleting}
        onAsk={() => settings.send({ type: 'deletion.asked' })}
        onConfirm={() => confirmation?.send({ type: 'confirmation.given' })}
        onCancel={() => confirmation?.send({ type: 'confirmation.refused' })}
      >
        <Proof settings={settings} />
      </Question>
    </Block>
  );
}

/** The password, or for an account without one the code from the mailbox. */
function Proof({ settings }: { settings: Settings }) {
  const t = useWords().settings.leave;
  const hasPassword = useSelector(settings, (snapshot) => selectSettings(snapshot)?.password ?? true);
  const sending = useSelector(settings, selectIsSendingProof);
  const field = {
    name: 'proof',
    value: useSelector(settings, selectProof),
    onChange: (event: { currentTarget: { value: string } }) => settings.send({ type: 'proof.changed', value: event.currentTarget.value }),
  };
  if (hasPassword) return <PasswordField {...field} label={t.password()} show={t.show()} autoComplete="current-password" />;
  return (
    <CodeField
      {...field}
      label={t.code()}
      send={sending ? t.sending() : t.send()}
      sending={sending}
      canSend={!sending}
      onSend={() => settings.send({ type: 'code.requested' })}
    />
  );
}
