import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import type { ConfirmationEvent } from '../../machines/confirmation/confirmation.types.ts';
import { settingsActors, type SettingsServices } from '../../machines/settings/settings.actors.ts';
import { settingsMachine } from '../../machines/settings/settings.machine.ts';
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
} from '../../machines/settings/settings.selectors.ts';
import type { Settings, SettingsEmitted, SettingsEvent } from '../../machines/settings/settings.types.ts';
import { settled } from '../../packages/chartkit/paths/headless.ts';
import { granted, Held, refusal } from './answers.ts';
import { sendToAll } from './nested.ts';

const settings: Settings = { locale: 'en', email: 'ann@example.com', google: false, password: true, marketing: false };
const device = (id: string, current = false) => ({ id, agent: 'Firefox', createdAt: '2026-11-01T00:00:00.000Z', seenAt: null, current });

class Desk {
  readonly facts: SettingsEmitted[] = [];
  readonly services = {
    getSettings: vi.fn<SettingsServices['getSettings']>(async () => granted(settings)),
    listSessions: vi.fn<SettingsServices['listSessions']>(async () => granted([device('here', true), device('there')])),
    changeSettings: vi.fn<SettingsServices['changeSettings']>(async (change) => granted({ ...settings, ...change } as Settings)),
    endSession: vi.fn<SettingsServices['endSession']>(async () => granted(null)),
    exportAccount: vi.fn<SettingsServices['exportAccount']>(async () => granted(null)),
    sendCode: vi.fn<SettingsServices['sendCode']>(async () => granted(null)),
    replacePassword: vi.fn<SettingsServices['replacePassword']>(async () => granted(null)),
    deleteAccount: vi.fn<SettingsServices['deleteAccount']>(async () => granted(null)),
  };
  readonly actor = createActor(settingsMachine.provide({ actors: settingsActors(this.services) }));

  constructor() {
    this.actor.on('*', (fact) => this.facts.push(fact));
    this.actor.start();
  }

  get sees() {
    return this.actor.getSnapshot();
  }

  get told(): string[] {
    return this.facts.map((fact) => {
      if (fact.type !== 'notice.raised') return fact.type;
      return 'key' in fact.message ? fact.message.key : fact.message.text;
    });
  }

  async hears(...events: (SettingsEvent | ConfirmationEvent)[]): Promise<this> {
    for (const event of events) sendToAll(this.actor, event);
    await settled();
    return this;
  }
}

const shown = () => new Desk().hears({ type: 'settings.shown' });

test('shows the account and where it is signed in', async () => {
  const desk = await shown();
  expect(selectSettings(desk.sees)).toEqual(settings);
  expect(selectDevices(desk.sees).map(({ id }) => id)).toEqual(['here', 'there']);
});

test.each(['getSettings', 'listSessions'] as const)('without %s there is another try', async (call) => {
  const desk = new Desk();
  desk.services[call].mockResolvedValueOnce(refusal('unavailable'));
  await desk.hears({ type: 'settings.shown' });
  expect(selectSettingsPhase(desk.sees)).toBe('failed');
  await desk.hears({ type: 'retry.pressed' });
  expect(selectSettingsPhase(desk.sees)).toBe('shown');
});

test('a page that shows them again asks again only after a failure', async () => {
  const desk = new Desk();
  desk.services.getSettings.mockRejectedValueOnce(new Error('offline'));
  desk.actor.send({ type: 'settings.shown' });
  expect(selectSettingsPhase(desk.sees)).toBe('loading');
  await settled();
  expect(selectSettingsPhase(desk.sees)).toBe('failed');
  await desk.hears({ type: 'settings.shown' });
  await desk.hears({ type: 'settings.shown' });
  expect([selectSettingsPhase(desk.sees), desk.services.getSettings.mock.calls.length]).toEqual(['shown', 2]);
});

test('a change shows at once and is kept', async () => {
  const desk = await shown();
  desk.actor.send({ type: 'settings.changed', change: { marketing: true } });
  expect(selectSettings(desk.sees)?.marketing).toBe(true);
  await settled();
  expect([selectSettings(desk.sees)?.marketing, desk.told]).toEqual([true, ['settingsSaved']]);
});

test('a second change goes along with the first', async () => {
  const desk = await shown();
  await desk.hears({ type: 'settings.changed', change: { marketing: true } }, { type: 'settings.changed', change: { locale: null } });
  expect(desk.services.changeSettings.mock.lastCall![0]).toEqual({ marketing: true, locale: null });
  expect(selectSettings(desk.sees)).toMatchObject({ marketing: true, locale: null });
});

test.each([
  ['refused', (desk: Desk) => desk.services.changeSettings.mockResolvedValueOnce(refusal('invalidInput', 'No.')), 'No.'],
  [
    'not answered',
    (desk: Desk) => desk.services.changeSettings.mockResolvedValueOnce({ ...granted(settings), data: null }),
    'operationFailed',
  ],
  ['broken off', (desk: Desk) => desk.services.changeSettings.mockRejectedValueOnce(new Error('offline')), 'networkProblem'],
])('a change that is %s is taken back and told', async (_, fail, sentence) => {
  const desk = await shown();
  fail(desk);
  await desk.hears({ type: 'settings.changed', change: { marketing: true } });
  expect([selectSettings(desk.sees)?.marketing, desk.told]).toEqual([false, [sentence]]);
  await desk.hears({ type: 'settings.changed', change: { locale: 'fr' } });
  expect(desk.services.changeSettings.mock.lastCall![0], 'what was taken back is not sent later').toEqual({ locale: 'fr' });
});

test('a device is signed out; one that was already is gone as well', async () => {
  const desk = await shown();
  desk.actor.send({ type: 'device.ended', id: 'there' });
  expect(selectEndingDevice(desk.sees)).toBe('there');
  await settled();
  expect(selectDevices(desk.sees).map(({ id }) => id)).toEqual(['here']);
  desk.services.endSession.mockResolvedValueOnce(refusal('notFound'));
  await desk.hears({ type: 'device.ended', id: 'here' });
  expect(selectDevices(desk.sees)).toEqual([]);
});

test.each([
  ['refused', (desk: Desk) => desk.services.endSession.mockResolvedValueOnce(refusal('unavailable', 'Later.')), 'Later.'],
  ['broken off', (desk: Desk) => desk.services.endSession.mockRejectedValueOnce(new Error('offline')), 'networkProblem'],
])('a device whose end is %s stays', async (_, fail, sentence) => {
  const desk = await shown();
  fail(desk);
  await desk.hears({ type: 'device.ended', id: 'there' });
  expect([selectDevices(desk.sees).length, desk.told, selectEndingDevice(desk.sees)]).toEqual([2, [sentence], null]);
});

test('a copy of everything is made once at a time', async () => {
  const desk = await shown();
  const copy = new Held<Awaited<ReturnType<SettingsServices['exportAccount']>>>();
  desk.services.exportAccount.mockReturnValueOnce(copy.promise);
  await desk.hears({ type: 'export.requested' }, { type: 'export.requested' });
  expect([selectIsExporting(desk.sees), desk.services.exportAccount.mock.calls.length]).toEqual([true, 1]);
  copy.resolve(granted(null));
  await settled();
  expect([selectIsExporting(desk.sees), desk.told]).toEqual([false, ['dataReady']]);
});

test.each([
  ['refused', (desk: Desk) => desk.services.exportAccount.mockResolvedValueOnce(refusal('unavailable', 'Later.')), 'Later.'],
  ['broken off', (desk: Desk) => desk.services.exportAccount.mockRejectedValueOnce(new Error('offline')), 'networkProblem'],
])('a copy that is %s may be asked for again', async (_, fail, sentence) => {
  const desk = await shown();
  fail(desk);
  await desk.hears({ type: 'export.requested' });
  await desk.hears({ type: 'export.requested' });
  expect([selectIsExporting(desk.sees), desk.told]).toEqual([false, [sentence, 'dataReady']]);
});

const typed = { present: 'Kaleido5cope', next: 'An0therOne' };
const typing = (desk: Desk) =>
  desk.hears(
    { type: 'password.asked' },
    { type: 'password.typed', field: 'present', value: typed.present },
    { type: 'password.typed', field: 'next', value: typed.next },
  );

test('the password is changed with the present one, and the other devices are gone', async () => {
  const desk = await typing(await shown());
  await desk.hears({ type: 'password.submitted' });
  expect(desk.services.replacePassword).toHaveBeenLastCalledWith({ password: typed.present, new_passwd: typed.next });
  expect([selectSecretStep(desk.sees), desk.told]).toEqual(['kept', ['passwordReplaced']]);
  expect(selectDevices(desk.sees).map(({ id }) => id)).toEqual(['here']);
  expect(selectSecret(desk.sees)).toEqual({ present: '', next: '' });
});

test.each([
  ['refused', (desk: Desk) => desk.services.replacePassword.mockResolvedValueOnce(refusal('wrongCredentials', 'Wrong.')), 'Wrong.'],
  ['broken off', (desk: Desk) => desk.services.replacePassword.mockRejectedValueOnce(new Error('offline')), 'networkProblem'],
])('a change of the password that is %s keeps what was typed and every device', async (_, fail, sentence) => {
  const desk = await typing(await shown());
  fail(desk);
  await desk.hears({ type: 'password.submitted' });
  expect([selectSecretStep(desk.sees), selectSecret(desk.sees), desk.told]).toEqual(['answering', typed, [sentence]]);
  expect(selectDevices(desk.sees)).toHaveLength(2);
  await desk.hears({ type: 'password.abandoned' });
  expect(selectSecret(desk.sees)).toEqual({ present: '', next: '' });
});

test.each([
  ['present', ''],
  ['next', 'weak'],
] as const)('nothing is sent while the %s password is "%s"', async (field, value) => {
  const desk = await typing(await shown());
  await desk.hears({ type: 'password.typed', field, value }, { type: 'password.submitted' });
  expect([selectSecretStep(desk.sees), desk.services.replacePassword.mock.calls.length]).toEqual(['unfit', 0]);
  await desk.hears({ type: 'password.typed', field, value: typed[field] });
  expect(selectSecretStep(desk.sees)).toBe('answering');
});

test('an account without a password has no present one to change', async () => {
  const desk = new Desk();
  desk.services.getSettings.mockResolvedValueOnce(granted({ ...settings, google: true, password: false }));
  await desk.hears({ type: 'settings.shown' }, { type: 'password.asked' });
  await desk.hears({ type: 'password.asked' });
  expect(selectSecretStep(desk.sees)).toBe('kept');
});

test('the account is deleted in two presses, not in one', async () => {
  const desk = await (await shown()).hears({ type: 'confirmation.given' }, { type: 'deletion.asked' });
  expect([selectIsDeletionAsked(desk.sees), desk.services.deleteAccount.mock.calls.length]).toEqual([true, 0]);
  await desk.hears({ type: 'confirmation.refused' }, { type: 'confirmation.given' });
  expect(desk.services.deleteAccount).not.toHaveBeenCalled();
  await desk.hears({ type: 'deletion.asked' }, { type: 'confirmation.given' });
  expect([desk.told, selectSettings(desk.sees)]).toEqual([['accountDeleted', 'account.deleted'], null]);
});

test('the account is deleted with the password that was typed', async () => {
  const desk = await (await shown()).hears({ type: 'deletion.asked' }, { type: 'proof.changed', value: 'Kaleido5cope' });
  desk.services.deleteAccount.mockResolvedValueOnce(refusal('wrongCredentials', 'This password is wrong.'));
  await desk.hears({ type: 'confirmation.given' });
  expect(desk.services.deleteAccount).toHaveBeenLastCalledWith({ password: 'Kaleido5cope' });
  expect([selectIsDeletionAsked(desk.sees), desk.told]).toEqual([true, ['This password is wrong.']]);
  await desk.hears({ type: 'confirmation.refused' });
  expect(selectProof(desk.sees)).toBe('');
});

test.each([
  ['comes', (_desk: Desk) => undefined, 'operationSucceeded'],
  ['is refused', (desk: Desk) => desk.services.sendCode.mockResolvedValueOnce(refusal('tooManyAttempts', 'Later.')), 'Later.'],
  ['is not reached', (desk: Desk) => desk.services.sendCode.mockRejectedValueOnce(new Error('offline')), 'networkProblem'],
])('an account without a password is deleted with a code; when the code %s', async (_, prepare, sentence) => {
  const desk = new Desk();
  desk.services.getSettings.mockResolvedValueOnce(granted({ ...settings, google: true, password: false }));
  await desk.hears({ type: 'settings.shown' });
  await desk.hears({ type: 'deletion.asked' });
  prepare(desk);
  desk.actor.send({ type: 'code.requested' });
  expect(selectIsSendingProof(desk.sees)).toBe(true);
  await settled();
  expect([desk.services.sendCode.mock.lastCall![0], desk.told]).toEqual(['ann@example.com', [sentence]]);
  await desk.hears({ type: 'proof.changed', value: '123456' }, { type: 'confirmation.given' });
  expect(desk.services.deleteAccount).toHaveBeenLastCalledWith({ code: '123456' });
});

test('an account that could not be deleted is still there', async () => {
  const desk = await shown();
  desk.services.deleteAccount.mockRejectedValueOnce(new Error('offline'));
  desk.actor.send({ type: 'deletion.asked' });
  sendToAll(desk.actor, { type: 'confirmation.given' });
  expect(selectIsDeleting(desk.sees)).toBe(true);
  await settled();
  expect([selectIsDeleting(desk.sees), desk.told, selectSettings(desk.sees)]).toEqual([false, ['networkProblem'], settings]);
});

test('nothing of one person is shown to the next', async () => {
  const desk = await typing(await shown());
  desk.services.changeSettings.mockReturnValueOnce(new Held<never>().promise);
  await desk.hears(
    { type: 'settings.changed', change: { marketing: true } },
    { type: 'deletion.asked' },
    { type: 'proof.changed', value: '123456' },
    { type: 'session.changed' },
  );
  const seen = () => [selectSettings(desk.sees), selectDevices(desk.sees), selectProof(desk.sees), selectSecret(desk.sees)];
  expect([selectSettingsPhase(desk.sees), ...seen()]).toEqual(['hidden', null, [], '', { present: '', next: '' }]);
  await desk.hears({ type: 'settings.shown' });
  expect(selectSettings(desk.sees), 'a change of the one before is not shown as theirs').toEqual(settings);
});
