import { assign, emit, setup } from 'xstate';
import { isPassword } from '../../contract/structs/account.ts';
import { confirmationMachine } from '../confirmation/confirmation.machine.ts';
import type { ConfirmationOutput } from '../confirmation/confirmation.types.ts';
import { asserted } from '../kit/asserted.ts';
import { notice } from '../kit/notice.ts';
import { port } from '../kit/placeholder.ts';
import { required } from '../kit/required.ts';
import type { Account, NewPassword, Proof, Refusal, Saved, SettingsChange, SettingsContext, SettingsTypes } from './settings.types.ts';

const base = setup({
  types: {} as SettingsTypes,
  actors: {
    confirmation: confirmationMachine,
    loadAccount: port<Account | null>('loadAccount'),
    saveSettings: port<Saved, { change: SettingsChange }>('saveSettings'),
    endSession: port<Refusal, { id: string }>('endSession'),
    exportAccount: port<Refusal>('exportAccount'),
    sendCode: port<Refusal, { email: string }>('sendCode'),
    replacePassword: port<Refusal, { change: NewPassword }>('replacePassword'),
    deleteAccount: port<Refusal, { proof: Proof }>('deleteAccount'),
  },
});

/** The proof that the account asks for: its password, or a code from the mailbox if it has none. */
export function proofOf({ account, proof }: SettingsContext): Proof {
  if (proof === '') return {};
  return required(account, 'account').settings.password ? { password: proof } : { code: proof };
}

/** Nothing is typed yet. */
export const noSecret = { present: '', next: '' };

export const settingsSetup = base
  .extend({
    guards: {
      isConfirmed: (_, { confirmed }: ConfirmationOutput) => confirmed,
      hasPassword: ({ context }) => context.account?.settings.password === true,
      isPasswordTyped: ({ context: { secret } }) => secret.present !== '' && isPassword(secret.next),
      isLoaded: (_, account: Account | null) => account !== null,
      isSaved: (_, saved: Saved) => 'settings' in saved,
      isDone: (_, refusal: Refusal) => refusal === null,
    },
  })
  .extend({
    actions: {
      assignAccount: assign((_, account: Account | null) => ({ account })),
      clearAccount: assign({ account: null, change: null, device: null, proof: '', secret: noSecret }),
      assignChange: assign(({ context, event }) => ({ change: { ...context.change, ...asserted(event, 'settings.changed').change } })),
      assignSettings: assign(({ context }, saved: Saved) => ({
        account: context.account && 'settings' in saved ? { ...context.account, settings: saved.settings } : context.account,
        change: null,
      })),
      clearChange: assign({ change: null }),
      assignDevice: assign(({ event }) => ({ device: asserted(event, 'device.ended').id })),
      removeDevice: assign(({ context }) => ({
        account: context.account && { ...context.account, devices: context.account.devices.filter(({ id }) => id !== context.device) },
        device: null,
      })),
      clearDevice: assign({ device: null }),
      assignProof: assign(({ event }) => ({ proof: asserted(event, 'proof.changed').value })),
      clearProof: assign({ proof: '' }),
      assignSecret: assign(({ context, event }) => {
        const { field, value } = asserted(event, 'password.typed');
        return { secret: { ...context.secret, [field]: value } };
      }),
      clearSecret: assign({ secret: noSecret }),
      removeOtherDevices: assign(({ context }) => ({
        account: context.account && { ...context.account, devices: context.account.devices.filter(({ current }) => current) },
      })),
      emitSaved: emit(notice('success', { key: 'settingsSaved' })),
      emitPasswordReplaced: emit(notice('success', { key: 'passwordReplaced' })),
      emitExportReady: emit(notice('success', { key: 'dataReady' })),
      emitCodeSent: emit(notice('success', { key: 'operationSucceeded' })),
      emitNetworkProblem: emit(notice('error', { key: 'networkProblem' })),
      emitRefusal: emit((_, refusal: Refusal) => notice('error', required(refusal, 'refusal'))),
      emitNotSaved: emit((_, saved: Saved) =>
        notice('error', required('refusal' in saved ? saved : null, 'refusal').refusal ?? { key: 'operationFailed' }),
      ),
      emitDeletedNotice: emit(notice('success', { key: 'accountDeleted' })),
      emitAccountDeleted: emit({ type: 'account.deleted' }),
    },
  });
