import { useSelector } from '@xstate/react';
import { css } from 'styled-system/css';
import { localeFacts } from '../../../../contract/facts/locales.ts';
import {
  selectConfirmation,
  selectIsDeleting,
  selectIsSendingCode,
  selectProof,
  selectProofKind,
} from '../../../../machines/accountDeletion/accountDeletion.selectors.ts';
import { selectIsExporting } from '../../../../machines/dataExport/dataExport.selectors.ts';
import { selectDevices, selectEndingDevice } from '../../../../machines/devices/devices.selectors.ts';
import type { SignedInDevice } from '../../../../machines/devices/devices.types.ts';
import { selectSettings } from '../../../../machines/preferences/preferences.selectors.ts';
import { areSameParts, selectParts, selectSettingsPhase, type Parts } from '../../../../machines/settings/settings.selectors.ts';
import { selectSubscription } from '../../../../machines/subscription/subscription.selectors.ts';
import { useRoot } from '../../../actors/hooks.tsx';
import { settingsFlow } from '../../../actors/settings.ts';
import { subscriptionFlow } from '../../../actors/subscription.ts';
import { useLocale, useWords } from '../../../platform/words.ts';
import { useSite } from '../../../routing/site.ts';
import { Button } from '../../../design/button.tsx';
import { Question } from '../../../design/question.tsx';
import { LoadFailed } from '../../../design/load-failed.tsx';
import { Block, quiet } from './block.tsx';
import { deviceName } from './device-name.ts';
import { Factor } from './factor.tsx';
import { Keys } from './keys.tsx';
import { Plan } from './plan.tsx';
import { Proof } from './proof.tsx';
import { Secret } from './secret.tsx';
import { Moment } from '../../../design/moment.tsx';
import { listed } from './listed.ts';

/** The settings of a signed-in user. */
export function Account() {
  const t = useWords().settings;
  const settings = settingsFlow(useRoot());
  const phase = useSelector(settings, selectSettingsPhase);
  const parts = useSelector(settings, selectParts, areSameParts);
  if (phase === 'failed')
    return (
      <Block title={t.mail.title()}>
        <LoadFailed text={t.failed()} onRetry={() => settings.send({ type: 'retry.clicked' })} />
      </Block>
    );
  if (!parts)
    return (
      <p role="status" className={quiet}>
        {t.loading()}
      </p>
    );
  return (
    <>
      <Mail flow={parts.preferences} />
      <Secret flow={parts.passwordChange} />
      <Factor flow={parts.secondFactor} />
      <Plan />
      <Devices flow={parts.devices} />
      <Keys flow={parts.keys} />
      <Data flow={parts.dataExport} />
      <Leaving flow={parts.accountDeletion} />
    </>
  );
}

function Mail({ flow }: { flow: Parts['preferences'] }) {
  const t = useWords().settings.mail;
  const { marks } = localeFacts[useLocale()];
  const provider = useSite()?.openid;
  const known = useSelector(
    flow,
    selectSettings,
    (a, b) => a.email === b.email && a.google === b.google && a.openid === b.openid && a.marketing === b.marketing,
  );
  return (
    <Block title={t.title()}>
      <p>
        <span className={quiet}>
          {t.address()}
          {marks.colon}
        </span>
        <strong className={css({ fontWeight: 620, overflowWrap: 'anywhere' })}>{known.email}</strong>
      </p>
      {known.google && <p className={quiet}>{t.google()}</p>}
      {known.openid && provider && <p className={quiet}>{t.openid(provider)}</p>}
      <label className={css({ display: 'flex', alignItems: 'center', gap: '12px', minHeight: '44px', cursor: 'pointer' })}>
        <input
          type="checkbox"
          checked={known.marketing}
          onChange={(event) => flow.send({ type: 'settings.changed', change: { marketing: event.currentTarget.checked } })}
          className={css({ width: '24px', height: '24px', accentColor: 'token(colors.action)', flexShrink: 0 })}
        />
        {t.marketing()}
      </label>
      <p className={css({ fontSize: 'small', color: 'text.3' })}>{t.always()}</p>
    </Block>
  );
}

function Devices({ flow }: { flow: Parts['devices'] }) {
  const t = useWords().settings.devices;
  const devices = useSelector(flow, selectDevices);
  const ending = useSelector(flow, selectEndingDevice);
  return (
    <Block title={t.title()}>
      <ul className={css({ display: 'grid', width: '100%' })}>
        {devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            busy={ending === device.id}
            onEnd={() => flow.send({ type: 'device.ended', id: device.id })}
          />
        ))}
      </ul>
    </Block>
  );
}

function Device({ device, busy, onEnd }: { device: SignedInDevice; busy: boolean; onEnd: () => void }) {
  const t = useWords().settings.devices;
  const name = device.agent ? deviceName(device.agent) : t.unknown();
  return (
    <li className={listed}>
      <span className={css({ flex: '1 1 220px' })}>
        <span className={css({ fontWeight: 620 })}>{name}</span>
        <span className={css({ display: 'block', fontSize: 'small', color: 'text.2' })}>
          <Moment at={device.seenAt ?? device.createdAt} dateStyle="medium" within={device.seenAt ? t.seen : t.since} />
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

function Data({ flow }: { flow: Parts['dataExport'] }) {
  const t = useWords().settings.data;
  const exporting = useSelector(flow, selectIsExporting);
  return (
    <Block title={t.title()}>
      <p className={quiet}>{t.body()}</p>
      <Button busy={exporting} onClick={() => flow.send({ type: 'export.requested' })}>
        {t.action()}
      </Button>
    </Block>
  );
}

function Leaving({ flow }: { flow: Parts['accountDeletion'] }) {
  const t = useWords().settings.leave;
  const confirmation = useSelector(flow, selectConfirmation);
  const deleting = useSelector(flow, selectIsDeleting);
  const proof = {
    kind: useSelector(flow, selectProofKind),
    value: useSelector(flow, selectProof),
    sending: useSelector(flow, selectIsSendingCode),
  };
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
        onAsk={() => flow.send({ type: 'deletion.asked' })}
        onConfirm={() => confirmation?.send({ type: 'confirmation.given' })}
        onCancel={() => confirmation?.send({ type: 'confirmation.refused' })}
      >
        <Proof
          {...proof}
          onType={(value) => flow.send({ type: 'proof.changed', value })}
          onSend={() => flow.send({ type: 'code.requested' })}
        />
      </Question>
    </Block>
  );
}
