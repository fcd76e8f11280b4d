import { asksExactly, emitsExactly, type Observed } from '@iridia/chartkit/paths/over-time';
import { chartModel } from '../kit/model.ts';
import { notice } from '../kit/notice.ts';
import { settingsMachine } from './settings.machine.ts';
import { selectAccount, selectParts, selectSettingsPhase } from './settings.selectors.ts';
import type { Account } from './settings.types.ts';

const account: Account = {
  settings: { locale: 'en', email: 'ann@example.com', google: true, password: true, marketing: false },
  devices: [{ id: 'other', agent: 'Firefox', createdAt: '2026-11-01T00:00:00.000Z', seenAt: null, current: false }],
};
const withoutPassword: Account = { ...account, settings: { ...account.settings, password: false } };

/** The account with which the parts start; undefined when they do not. */
const loadedIn = ({ gesture, event }: Observed): Account | undefined =>
  gesture === 'done.loadAccount' ? ((event['output'] as Account | null) ?? undefined) : undefined;

export const settingsModel = chartModel({
  name: 'settings',
  machine: settingsMachine,
  inputs: [undefined],
  events: { 'settings.shown': [{}], 'retry.clicked': [{}], 'session.changed': [{}] },
  outcomes: {
    loadAccount: { done: [account, withoutPassword, null], error: [new Error('offline')] },
    preferences: { done: [], error: [] },
    devices: { done: [], error: [] },
    keys: { done: [], error: [] },
    secondFactor: { done: [], error: [] },
    passwordChange: { done: [], error: [] },
    dataExport: { done: [], error: [] },
    accountDeletion: { done: [undefined], error: [] },
  },
  invariants: {
    'an account is kept exactly as long as it is shown': (snapshot) =>
      (selectSettingsPhase(snapshot) === 'shown') === (selectAccount(snapshot) !== null),
    'the parts run exactly as long as the account is shown': (snapshot) =>
      Object.values(snapshot.children).filter((child) => child?.id !== 'loadAccount').length === (selectParts(snapshot) ? 7 : 0) &&
      (selectParts(snapshot) !== null) === (selectAccount(snapshot) !== null),
  },
  rules: {
    'the preferences start with what was loaded': asksExactly('preferences', (step) => {
      const loaded = loadedIn(step);
      return loaded && { settings: loaded.settings };
    }),
    'the devices start with what was loaded': asksExactly('devices', (step) => {
      const loaded = loadedIn(step);
      return loaded && { devices: loaded.devices };
    }),
    'a key is proved by what the account has': asksExactly('keys', (step) => {
      const loaded = loadedIn(step);
      return loaded && { email: loaded.settings.email, hasPassword: loaded.settings.password };
    }),
    'a password is changed only where there is one': asksExactly('passwordChange', (step) => {
      const loaded = loadedIn(step);
      return loaded && { hasPassword: loaded.settings.password };
    }),
    'the deletion is proved by what the account has': asksExactly('accountDeletion', (step) => {
      const loaded = loadedIn(step);
      return loaded && { email: loaded.settings.email, hasPassword: loaded.settings.password };
    }),
    'the parts announce what happens, and the settings only that they did not come': emitsExactly({
      'failed.loadAccount': () => [notice('error', { key: 'networkProblem' })],
    }),
  },
  shows: {
    hidden: (snapshot) => selectSettingsPhase(snapshot) === 'hidden',
    loading: (snapshot) => selectSettingsPhase(snapshot) === 'loading',
    failed: (snapshot) => selectSettingsPhase(snapshot) === 'failed',
    shown: (snapshot) => selectParts(snapshot) !== null,
  },
});
