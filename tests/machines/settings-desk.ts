/** The settings of a user with fake services, for the tests of the charts that make them up. */
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { selectConfirmation } from '../../machines/accountDeletion/accountDeletion.selectors.ts';
import type { AccountDeletionEmitted, AccountDeletionEvent } from '../../machines/accountDeletion/accountDeletion.types.ts';
import type { ConfirmationEvent } from '../../machines/confirmation/confirmation.types.ts';
import type { DevicesEvent } from '../../machines/devices/devices.types.ts';
import type { Key, KeysEvent } from '../../machines/keys/keys.types.ts';
import { required } from '../../machines/kit/required.ts';
import type { PasswordChangeEmitted, PasswordChangeEvent } from '../../machines/passwordChange/passwordChange.types.ts';
import type { PreferencesEvent, Settings } from '../../machines/preferences/preferences.types.ts';
import type { SecondFactorServices } from '../../machines/secondFactor/secondFactor.actors.ts';
import { settingsActors, type SettingsServices } from '../../machines/settings/settings.actors.ts';
import { settingsMachine } from '../../machines/settings/settings.machine.ts';
import { selectParts } from '../../machines/settings/settings.selectors.ts';
import type { SettingsEvent } from '../../machines/settings/settings.types.ts';
import { settled } from '@iridia/chartkit/paths/headless';
import { granted } from './answers.ts';
import { onFacts, sendToAll } from './nested.ts';

type AnyEvent =
  | SettingsEvent
  | PreferencesEvent
  | DevicesEvent
  | KeysEvent
  | PasswordChangeEvent
  | AccountDeletionEvent
  | ConfirmationEvent
  | { type: 'export.requested' };

export const settings: Settings = { locale: 'en', email: 'ann@example.com', google: false, password: true, marketing: false };
const device = (id: string, current = false) => ({ id, agent: 'Firefox', createdAt: '2026-11-01T00:00:00.000Z', seenAt: null, current });

export const madeKey = (name: string, scopes: Key['scopes'] = ['read']): Key => ({
  id: name,
  name,
  start: 'iridia_abcd',
  scopes,
  createdAt: '2026-11-01T00:00:00.000Z',
  usedAt: null,
});

export class Desk {
  readonly facts: (PasswordChangeEmitted | AccountDeletionEmitted)[] = [];
  readonly services = {
    getSettings: vi.fn<SettingsServices['getSettings']>(async () => granted(settings)),
    listSessions: vi.fn<SettingsServices['listSessions']>(async () => granted([device('here', true), device('there')])),
    changeSettings: vi.fn<SettingsServices['changeSettings']>(async (change) => granted({ ...settings, ...change } as Settings)),
    listKeys: vi.fn<SettingsServices['listKeys']>(async () => granted([])),
    makeKey: vi.fn<SettingsServices['makeKey']>(async ({ name, scopes }) => granted({ key: 'iridia_whole', item: madeKey(name, scopes) })),
    copyText: vi.fn<SettingsServices['copyText']>(async () => true),
    revokeKey: vi.fn<SettingsServices['revokeKey']>(async () => granted(null)),
    getFactor: vi.fn<SettingsServices['getFactor']>(async () => granted({ app: null, passkeys: [], recovery: 0 })),
    setUpApp: vi.fn<SettingsServices['setUpApp']>(async () => granted({ secret: 'JBSW', uri: 'otpauth://totp/a', qr: ['1'] })),
    confirmApp: vi.fn<SettingsServices['confirmApp']>(async () => granted({ recovery: ['a-b'] })),
    addPasskey: vi.fn<SettingsServices['addPasskey']>(async () => granted({ recovery: null })),
    proof: {
      proveByCode: vi.fn<SecondFactorServices['proof']['proveByCode']>(async () => granted(null)),
      proveByPasskey: async () => granted(null),
    },
    endSession: vi.fn<SettingsServices['endSession']>(async () => granted(null)),
    exportAccount: vi.fn<SettingsServices['exportAccount']>(async () => granted(null)),
    sendCode: vi.fn<SettingsServices['sendCode']>(async () => granted(null)),
    replacePassword: vi.fn<SettingsServices['replacePassword']>(async () => granted(null)),
    deleteAccount: vi.fn<SettingsServices['deleteAccount']>(async () => granted(null)),
  };
  readonly actor = createActor(settingsMachine.provide({ actors: settingsActors(this.services) }));

  constructor() {
    onFacts(this.actor, (fact) => {
      this.facts.push(fact);
      // The wiring table has a row for it.
      if (fact.type === 'password.replaced') this.parts.devices.send(fact);
    });
    this.actor.start();
  }

  get sees() {
    return this.actor.getSnapshot();
  }

  /** The charts of the parts. */
  get parts() {
    return required(selectParts(this.sees), 'parts');
  }

  get preferences() {
    return this.parts.preferences.getSnapshot();
  }
  get devices() {
    return this.parts.devices.getSnapshot();
  }
  get keys() {
    return this.parts.keys.getSnapshot();
  }
  get factor() {
    return this.parts.secondFactor;
  }
  get password() {
    return this.parts.passwordChange.getSnapshot();
  }
  get copy() {
    return this.parts.dataExport.getSnapshot();
  }
  get deletion() {
    return this.parts.accountDeletion.getSnapshot();
  }

  get reported(): string[] {
    return this.facts.map((fact) => {
      if (fact.type !== 'notice.raised') return fact.type;
      return 'key' in fact.message ? fact.message.key : fact.message.text;
    });
  }

  async receives(...events: AnyEvent[]): Promise<this> {
    for (const event of events) sendToAll(this.actor, event);
    await settled();
    return this;
  }
}

export const isDeletionAsked = (desk: Desk): boolean => selectConfirmation(desk.deletion) !== null;
export const shown = () => new Desk().receives({ type: 'settings.shown' });

export const typed = { present: 'Kaleido5cope', next: 'An0therOne' };
/** Types both passwords. */
export const typing = (desk: Desk) =>
  desk.receives(
    { type: 'password.asked' },
    { type: 'password.typed', field: 'present', value: typed.present },
    { type: 'password.typed', field: 'next', value: typed.next },
  );
