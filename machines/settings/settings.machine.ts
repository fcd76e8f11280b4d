import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { noSecret, proofOf, settingsSetup } from './settings.setup.ts';

/** Settings of the account: preferences, devices, the data export, the deletion. */
export const settingsMachine = settingsSetup.createMachine({
  id: 'settings',
  description: 'The settings of the signed-in user.',
  context: { account: null, change: null, device: null, proof: '', secret: noSecret },
  initial: 'hidden',
  on: { 'session.changed': { target: '.hidden', actions: 'clearAccount' } },
  states: {
    hidden: {
      description: 'The settings have not been opened yet.',
      on: { 'settings.shown': 'loading' },
    },
    loading: {
      description: 'The settings are loading.',
      invoke: {
        id: 'loadAccount',
        src: 'loadAccount',
        onDone: [
          {
            guard: { type: 'isLoaded', params: output },
            target: 'shown',
            actions: { type: 'assignAccount', params: output },
          },
          { target: 'failed' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'The settings failed to load; the user can retry.',
      on: { 'retry.pressed': 'loading', 'settings.shown': 'loading' },
    },
    shown: {
      description: 'The settings are shown, and each can be changed independently.',
      type: 'parallel',
      states: {
        preferences: {
          description: 'Language and e-mail preferences.',
          initial: 'saved',
          states: {
            saved: {
              description: 'The server has the settings on screen.',
              on: {
                'settings.changed': { target: 'saving', actions: 'assignChange' },
              },
            },
            saving: {
              description: 'A change is being saved; another one is added to it.',
              on: {
                'settings.changed': { target: 'saving', reenter: true, actions: 'assignChange' },
              },
              invoke: {
                id: 'saveSettings',
                src: 'saveSettings',
                input: ({ context }) => ({ change: required(context.change, 'change') }),
                onDone: [
                  {
                    guard: { type: 'isSaved', params: output },
                    target: 'saved',
                    actions: [{ type: 'assignSettings', params: output }, 'emitSaved'],
                  },
                  { target: 'saved', actions: ['clearChange', { type: 'emitNotSaved', params: output }] },
                ],
                onError: { target: 'saved', actions: ['clearChange', 'emitNetworkProblem'] },
              },
            },
          },
        },
        devices: {
          description: 'The devices where the user is signed in.',
          initial: 'listed',
          states: {
            listed: {
              description: 'Each device can be signed out.',
              on: { 'device.ended': { target: 'ending', actions: 'assignDevice' } },
            },
            ending: {
              // Another device is ignored: one is signed out at a time, so that a refusal names the right one.
              description: 'A device is being signed out.',
              invoke: {
                id: 'endSession',
                src: 'endSession',
                input: ({ context }) => ({ id: required(context.device, 'device') }),
                onDone: [
                  { guard: { type: 'isDone', params: output }, target: 'listed', actions: 'removeDevice' },
                  { target: 'listed', actions: ['clearDevice', { type: 'emitRefusal', params: output }] },
                ],
                onError: { target: 'listed', actions: ['clearDevice', 'emitNetworkProblem'] },
              },
            },
          },
        },
        secret: {
          description: 'The change of the password with the present one. An account without a password gets one with a mailed code.',
          initial: 'kept',
          states: {
            kept: {
              description: 'The password stays as it is.',
              on: { 'password.asked': { guard: 'hasPassword', target: 'asked' } },
            },
            asked: {
              description: 'The present and the new password are being typed.',
              initial: 'answering',
              on: {
                'password.typed': { target: '.answering', actions: 'assignSecret' },
                'password.submitted': [{ guard: 'isPasswordTyped', target: 'changing' }, { target: '.unfit' }],
                'password.abandoned': { target: 'kept', actions: 'clearSecret' },
              },
              states: {
                answering: { description: 'Nothing is known to be wrong.' },
                unfit: { description: 'One of them is missing, or the new one is against the rule.' },
              },
            },
            changing: {
              description: 'The password is being changed; every other device is signed out with it.',
              invoke: {
                id: 'replacePassword',
                src: 'replacePassword',
                input: ({ context: { secret } }) => ({ change: { password: secret.present, new_passwd: secret.next } }),
                onDone: [
                  {
                    guard: { type: 'isDone', params: output },
                    target: 'kept',
                    actions: ['clearSecret', 'removeOtherDevices', 'emitPasswordReplaced'],
                  },
                  { target: 'asked', actions: { type: 'emitRefusal', params: output } },
                ],
                onError: { target: 'asked', actions: 'emitNetworkProblem' },
              },
            },
          },
        },
        copy: {
          description: 'The export of all data about the user.',
          initial: 'offered',
          states: {
            offered: { description: 'The export can be requested.', on: { 'export.requested': 'making' } },
            making: {
              description: 'The export is being created.',
              invoke: {
                id: 'exportAccount',
                src: 'exportAccount',
                onDone: [
                  { guard: { type: 'isDone', params: output }, target: 'offered', actions: 'emitExportReady' },
                  { target: 'offered', actions: { type: 'emitRefusal', params: output } },
                ],
                onError: { target: 'offered', actions: 'emitNetworkProblem' },
              },
            },
          },
        },
        leaving: {
          description: 'The deletion of the account, in two presses and with a proof.',
          initial: 'staying',
          states: {
            staying: { description: 'No deletion is in progress.', on: { 'deletion.asked': 'asked' } },
            asked: {
              description: 'The user is asked to confirm the deletion, with the password or with a code from the mailbox.',
              initial: 'answering',
              on: {
                'proof.changed': { actions: 'assignProof' },
              },
              invoke: {
                id: 'confirmation',
                src: 'confirmation',
                onDone: [
                  { guard: { type: 'isConfirmed', params: output }, target: 'deleting' },
                  { target: 'staying', actions: 'clearProof' },
                ],
              },
              states: {
                answering: {
                  description: 'The proof is being typed.',
                  on: { 'code.requested': 'mailing' },
                },
                mailing: {
                  description: 'A code is being mailed to the account.',
                  invoke: {
                    id: 'sendCode',
                    src: 'sendCode',
                    input: ({ context }) => ({ email: required(context.account, 'account').settings.email }),
                    onDone: [
                      { guard: { type: 'isDone', params: output }, target: 'answering', actions: 'emitCodeSent' },
                      { target: 'answering', actions: { type: 'emitRefusal', params: output } },
                    ],
                    onError: { target: 'answering', actions: 'emitNetworkProblem' },
                  },
                },
              },
            },
            deleting: {
              description: 'The account and its creations are being deleted.',
              invoke: {
                id: 'deleteAccount',
                src: 'deleteAccount',
                input: ({ context }) => ({ proof: proofOf(context) }),
                onDone: [
                  {
                    guard: { type: 'isDone', params: output },
                    target: '#settings.hidden',
                    actions: ['clearAccount', 'emitDeletedNotice', 'emitAccountDeleted'],
                  },
                  { target: 'asked', actions: { type: 'emitRefusal', params: output } },
                ],
                onError: { target: 'asked', actions: 'emitNetworkProblem' },
              },
            },
          },
        },
      },
    },
  },
});
