import { asserted } from '../kit/asserted.ts';
import { output } from '../kit/output.ts';
import { returnPathSetup } from './returnPath.setup.ts';

/** The path to return to after a sign-in (spec §2, §4, §8). */
export const returnPathMachine = returnPathSetup.createMachine({
  id: 'returnPath',
  description: 'The path to return to after a sign-in, and whether the page is refreshed.',
  context: { refresh: false },
  initial: 'resting',
  states: {
    resting: {
      description: 'No path is being saved or read.',
      initial: 'idle',
      on: {
        'login.needed': 'savingForPage',
        'signIn.required': { target: 'savingForDialog', actions: 'assignRefresh' },
        'return.requested': 'recalling',
        'back.requested': 'goingBack',
        'signIn.ended': { target: 'forgetting', actions: 'keepRefresh' },
      },
      states: {
        idle: { description: 'Nothing is due.' },
        awaitingUser: {
          description: 'The page is refreshed as soon as the user is known: the dialog closes before.',
          on: { 'session.changed': { guard: 'isUser', target: 'idle', actions: ['clearRefresh', 'reportRefresh'] } },
        },
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
        // Who went back no longer waits for what was refused.
        onDone: [{ guard: { type: 'hasGone', params: output }, target: 'forgetting', actions: 'clearRefresh' }, { target: 'recalling' }],
        onError: 'recalling',
      },
    },
    forgetting: {
      description: 'The saved path is cleared: no sign-in needs it any more.',
      on: { 'session.changed': { guard: 'isUserToRefreshFor', target: 'resting', actions: ['clearRefresh', 'reportRefresh'] } },
      invoke: {
        id: 'dropSavedPath',
        src: 'takeSavedPath',
        onDone: [{ guard: 'isRefreshDue', target: 'resting.awaitingUser' }, { target: 'resting' }],
        onError: [{ guard: 'isRefreshDue', target: 'resting.awaitingUser' }, { target: 'resting' }],
      },
    },
  },
});
