import { emit, sendTo, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { output } from '../kit/output.ts';
import { parentOf } from '../kit/parent.ts';
import { port } from '../kit/placeholder.ts';
import type { ReturnPathReport, ReturnPathTypes } from './returnPath.types.ts';

/** The path to return to after a sign-in (spec §2, §4, §8). */
export const returnPathMachine = setup({
  types: {} as ReturnPathTypes,
  actors: {
    savePath: port<void, { href: string }>('savePath'),
    takeSavedPath: port<{ href: string | null }>('takeSavedPath'),
    goBack: port<{ went: boolean }>('goBack'),
  },
  guards: { hasGone: (_, { went }: { went: boolean }) => went },
  actions: {
    reportLogin: sendTo(parentOf, (): ReturnPathReport => ({ type: 'login.due' })),
    reportReturn: sendTo(parentOf, (_, { href }: { href: string | null }): ReturnPathReport => ({ type: 'return.due', href })),
    emitAuthWanted: emit({ type: 'auth.wanted' }),
  },
}).createMachine({
  id: 'returnPath',
  description: 'The path to return to after a sign-in.',
  initial: 'resting',
  states: {
    resting: {
      description: 'No path is being saved or read.',
      on: {
        'login.needed': 'savingForPage',
        'signIn.required': 'savingForDialog',
        'return.requested': 'recalling',
        'back.requested': 'goingBack',
        'signIn.ended': 'forgetting',
      },
    },
    savingForPage: {
      // Another refused call is ignored while the path is being saved, here and for the dialog: the path is the same.
      description: 'The full path is saved; then /login opens.',
      invoke: {
        id: 'savePathForPage',
        src: 'savePath',
        input: ({ event }) => ({ href: asserted(event, 'login.needed').href }),
        onDone: { target: 'resting', actions: 'reportLogin' },
        onError: { target: 'resting', actions: 'reportLogin' },
      },
    },
    savingForDialog: {
      description: 'The full path is saved; then the sign-in dialog opens.',
      invoke: {
        id: 'savePathForDialog',
        src: 'savePath',
        input: ({ event }) => ({ href: asserted(event, 'signIn.required').href }),
        onDone: { target: 'resting', actions: 'emitAuthWanted' },
        onError: { target: 'resting', actions: 'emitAuthWanted' },
      },
    },
    recalling: {
      description: 'The saved path is read and cleared; navigation goes there when it is on this site, otherwise to /.',
      invoke: {
        id: 'takeSavedPath',
        src: 'takeSavedPath',
        onDone: { target: 'resting', actions: { type: 'reportReturn', params: output } },
        onError: { target: 'resting', actions: { type: 'reportReturn', params: { href: null } } },
      },
    },
    goingBack: {
      description: 'The browser goes back; without a previous page, navigation goes to the saved path.',
      invoke: {
        id: 'goBack',
        src: 'goBack',
        onDone: [{ guard: { type: 'hasGone', params: output }, target: 'forgetting' }, { target: 'recalling' }],
        onError: 'recalling',
      },
    },
    forgetting: {
      description: 'The saved path is cleared: no sign-in needs it any more.',
      invoke: { id: 'dropSavedPath', src: 'takeSavedPath', onDone: 'resting', onError: 'resting' },
    },
  },
});
