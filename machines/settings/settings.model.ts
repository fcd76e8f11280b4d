import { chartModel } from '../kit/model.ts';
import { settingsMachine } from './settings.machine.ts';
import {
  selectDevices,
  selectEndingDevice,
  selectIsDeleting,
  selectIsDeletionAsked,
  selectIsExporting,
  selectIsSendingProof,
  selectProof,
  selectSecret,
  selectSecretStep,
  selectSettings,
  selectSettingsPhase,
  type SettingsSnapshot,
} from './settings.selectors.ts';
import type { Account, Secret } from './settings.types.ts';

const account: Account = {
  settings: { locale: 'en', email: 'ann@example.com', google: true, password: true, marketing: false },
  devices: [{ id: 'other', agent: 'Firefox', createdAt: '2026-11-01T00:00:00.000Z', seenAt: null, current: false }],
};
const withoutPassword: Account = { ...account, settings: { ...account.settings, password: false } };
const refused = { text: 'Not for a moment.' };

/** The regions are independent: each is walked while the others are idle. */
const rests = (snapshot: SettingsSnapshot, but: 'preferences' | 'devices' | 'secret' | 'copy' | 'leaving') => {
  const resting = { preferences: 'saved', devices: 'listed', secret: 'kept', copy: 'offered', leaving: 'staying' } as const;
  return (Object.keys(resting) as (keyof typeof resting)[]).every(
    (region) => region === but || snapshot.matches({ shown: { [region]: resting[region] } } as never),
  );
};

export const settingsModel = chartModel({
  name: 'settings',
  machine: settingsMachine,
  inputs: [undefined],
  events: {
    'settings.shown': [{}],
    'retry.pressed': [{}],
    'settings.changed': (snapshot: SettingsSnapshot) => (rests(snapshot, 'preferences') ? [{ change: { marketing: true } }] : []),
    'device.ended': (snapshot: SettingsSnapshot) =>
      rests(snapshot, 'devices') && selectDevices(snapshot).length > 0 ? [{ id: 'other' }] : [],
    'password.asked': (snapshot: SettingsSnapshot) => (rests(snapshot, 'secret') ? [{}] : []),
    'password.typed': (snapshot: SettingsSnapshot): { field: keyof Secret; value: string }[] => {
      if (selectSecretStep(snapshot) === 'kept') return [];
      const { present, next } = selectSecret(snapshot);
      if (present === '') return [{ field: 'present', value: 'Kaleido5cope' }];
      return next === '' ? [{ field: 'next', value: 'An0therOne' }] : [];
    },
    'password.submitted': [{}],
    'password.abandoned': [{}],
    'export.requested': (snapshot: SettingsSnapshot) => (rests(snapshot, 'copy') ? [{}] : []),
    'deletion.asked': (snapshot: SettingsSnapshot) => (rests(snapshot, 'leaving') ? [{}] : []),
    'proof.changed': (snapshot: SettingsSnapshot) =>
      selectIsDeletionAsked(snapshot) && selectProof(snapshot) === '' ? [{ value: '123456' }] : [],
    'code.requested': (snapshot: SettingsSnapshot) => (selectSettings(snapshot)?.password ? [] : [{}]),
    'session.changed': [{}],
  },
  outcomes: {
    confirmation: { done: [{ confirmed: true }, { confirmed: false }], error: [] },
    loadAccount: { done: [account, withoutPassword, null], error: [new Error('offline')] },
    saveSettings: {
      done: [{ settings: { ...account.settings, marketing: true } }, { refusal: refused }],
      error: [new Error('offline')],
    },
    endSession: { done: [null, refused], error: [new Error('offline')] },
    exportAccount: { done: [null, refused], error: [new Error('offline')] },
    sendCode: { done: [null, refused], error: [new Error('offline')] },
    replacePassword: { done: [null, refused], error: [new Error('offline')] },
    deleteAccount: { done: [null, refused], error: [new Error('offline')] },
  },
  invariants: {
    'what is shown is known': (snapshot) => (selectSettingsPhase(snapshot) === 'shown') === (selectSettings(snapshot) !== null),
    'no proof is kept for a user who stays': (snapshot) =>
      !snapshot.matches({ shown: { leaving: 'staying' } }) || selectProof(snapshot) === '',
    'no password is kept once it is changed or let be': (snapshot) =>
      !snapshot.matches({ shown: { secret: 'kept' } }) || Object.values(selectSecret(snapshot)).join('') === '',
    'nothing is on its way for a user who is not here': (snapshot) => !snapshot.matches('hidden') || snapshot.context.change === null,
  },
  shows: {
    hidden: (snapshot) => selectSettings(snapshot) === null,
    loading: (snapshot) => selectSettingsPhase(snapshot) === 'loading',
    failed: (snapshot) => selectSettingsPhase(snapshot) === 'failed',
    'shown.preferences.saved': ({ context }) => context.change === null,
    'shown.preferences.saving': (snapshot) => selectSettings(snapshot)?.marketing === true,
    'shown.devices.listed': (snapshot) => selectEndingDevice(snapshot) === null,
    'shown.devices.ending': (snapshot) => selectEndingDevice(snapshot) === 'other',
    'shown.secret.kept': (snapshot) => selectSecretStep(snapshot) === 'kept',
    'shown.secret.asked.answering': (snapshot) => selectSecretStep(snapshot) === 'answering',
    'shown.secret.asked.unfit': (snapshot) => selectSecretStep(snapshot) === 'unfit',
    'shown.secret.changing': (snapshot) => selectSecretStep(snapshot) === 'changing',
    'shown.copy.offered': (snapshot) => !selectIsExporting(snapshot),
    'shown.copy.making': selectIsExporting,
    'shown.leaving.staying': (snapshot) => !selectIsDeletionAsked(snapshot) && !selectIsDeleting(snapshot),
    'shown.leaving.asked.answering': (snapshot) => selectIsDeletionAsked(snapshot) && !selectIsSendingProof(snapshot),
    'shown.leaving.asked.mailing': selectIsSendingProof,
    'shown.leaving.deleting': selectIsDeleting,
  },
});
