import { output } from '../kit/output.ts';
import { accountOf, ownerOf, settingsSetup } from './settings.setup.ts';

/** Settings of the account: its preferences, devices, keys, password, data export and deletion, each a chart of its own. */
export const settingsMachine = settingsSetup.createMachine({
  id: 'settings',
  description: 'The settings of the signed-in user.',
  context: { account: null },
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
          { guard: { type: 'isLoaded', params: output }, target: 'shown', actions: { type: 'assignAccount', params: output } },
          { target: 'failed' },
        ],
        onError: { target: 'failed', actions: 'emitUnanswered' },
      },
    },
    failed: {
      description: 'The settings failed to load; the user can retry.',
      on: { 'retry.clicked': 'loading', 'settings.shown': 'loading' },
    },
    shown: {
      description: 'The settings are shown, and each can be changed independently.',
      invoke: [
        { id: 'preferences', src: 'preferences', input: ({ context }) => ({ settings: accountOf(context).settings }) },
        { id: 'devices', src: 'devices', input: ({ context }) => ({ devices: accountOf(context).devices }) },
        { id: 'keys', src: 'keys', input: ({ context }) => ownerOf(context) },
        { id: 'secondFactor', src: 'secondFactor', input: ({ context }) => ownerOf(context) },
        { id: 'passwordChange', src: 'passwordChange', input: ({ context }) => ({ hasPassword: accountOf(context).settings.password }) },
        { id: 'dataExport', src: 'dataExport' },
        {
          id: 'accountDeletion',
          src: 'accountDeletion',
          input: ({ context }) => ownerOf(context),
          onDone: { target: 'hidden', actions: 'clearAccount' },
        },
      ],
    },
  },
});
