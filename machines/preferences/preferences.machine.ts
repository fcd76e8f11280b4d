import { output } from '../kit/output.ts';
import { required } from '../kit/required.ts';
import { preferencesSetup } from './preferences.setup.ts';

/** Language and e-mail preferences, each saved as soon as it is changed. */
export const preferencesMachine = preferencesSetup.createMachine({
  id: 'preferences',
  description: 'Language and e-mail preferences of the signed-in user.',
  context: ({ input }) => ({ settings: input.settings, change: null }),
  initial: 'saved',
  states: {
    saved: {
      description: 'The server has the settings on screen.',
      on: { 'settings.changed': { target: 'saving', actions: 'assignChange' } },
    },
    saving: {
      description: 'A change is being saved; another one is added to it.',
      on: { 'settings.changed': { target: 'saving', reenter: true, actions: 'assignChange' } },
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
        onError: { target: 'saved', actions: ['clearChange', 'emitUnanswered'] },
      },
    },
  },
});
