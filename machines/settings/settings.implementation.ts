import { assign, emit } from 'xstate';
import { isPassword } from '../../contract/structs/account.ts';
import { asserted } from '../kit/asserted.ts';
import { actionsOf, guardsOf } from '../kit/implementation.ts';
import { notice } from '../kit/notice.ts';
import { required } from '../kit/required.ts';
import type { Account, Proof, Refusal, Saved, SettingsContext, SettingsTypes } from './settings.types.ts';

/** The proof that the account asks for: its password, or a code from the mailbox if it has none. */
export function proofOf({ account, proof }: SettingsContext): Proof {
  if (proof === '') return {};
  return required(account, 'account').settings.password ? { password: proof } : { code: proof };
}

/** Nothing is typed yet. */
export const noSecret = { present: '', next: '' };

export const actions = actionsOf<SettingsTypes>()({
  noteAccount: assign((_, account: Account | null) => ({ account })),
  forgetAccount: assign({ account: null, change: null, device: null, proof: '', secret: noSecret }),
  noteChange: assign(({ context, event }) => ({ change: { ...context.change, ...asserted(event, 'settings.changed').change } })),
  keepSettings: assign(({ context }, saved: Saved) => ({
    account: context.account && 'settings' in saved ? { ...context.account, settings: saved.settings } : context.account,
    change: null,
  })),
  dropChange: assign({ change: null }),
  noteDevice: assign(({ event }) => ({ device: asserted(event, 'device.ended').id })),
  forgetDevice: assign(({ context }) => ({
    account: context.account && { ...context.account, devices: context.account.devices.filter(({ id }) => id !== context.device) },
    device: null,
  })),
  keepDevice: assign({ device: null }),
  noteProof: assign(({ event }) => ({ proof: asserted(event, 'proof.changed').value })),
  forgetProof: assign({ proof: '' }),
  noteSecret: assign(({ context, event }) => {
    const { field, value } = asserted(event, 'password.typed');
    return { secret: { ...context.secret, [field]: value } };
  }),
  forgetSecret: assign({ secret: noSecret }),
  forgetOtherDevices: assign(({ context }) => ({
    account: context.account && { ...context.account, devices: context.account.devices.filter(({ current }) => current) },
  })),
  announceSaved: emit(notice('success', { key: 'settingsSaved' })),
  announcePassword: emit(notice('success', { key: 'passwordReplaced' })),
  announceCopy: emit(notice('success', { key: 'dataReady' })),
  announceCode: emit(notice('success', { key: 'operationSucceeded' })),
  announceUnreached: emit(notice('error', { key: 'networkProblem' })),
  announceRefusal: emit((_, refusal: Refusal) => notice('error', required(refusal, 'refusal'))),
  announceNotSaved: emit((_, saved: Saved) =>
    notice('error', required('refusal' in saved ? saved : null, 'refusal').refusal ?? { key: 'operationFailed' }),
  ),
  announceDeleted: emit(notice('success', { key: 'accountDeleted' })),
  tellDeleted: emit({ type: 'account.deleted' }),
});

export const guards = guardsOf<SettingsTypes>()({
  hasPassword: ({ context }) => context.account?.settings.password === true,
  isPasswordTyped: ({ context: { secret } }) => secret.present !== '' && isPassword(secret.next),
  isLoaded: (_, account: Account | null) => account !== null,
  isSaved: (_, saved: Saved) => 'settings' in saved,
  isDone: (_, refusal: Refusal) => refusal === null,
});
