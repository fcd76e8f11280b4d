import { and, assign, emit, sendTo, setup } from 'xstate';
import { asserted } from '../kit/asserted.ts';
import { parentOf } from '../kit/parent.ts';
import { port } from '../kit/placeholder.ts';
import type { ReturnPathReport, ReturnPathTypes } from './returnPath.types.ts';

const base = setup({
  types: {} as ReturnPathTypes,
  actors: {
    savePath: port<void, { href: string }>('savePath'),
    takeSavedPath: port<{ href: string | null }>('takeSavedPath'),
    goBack: port<{ went: boolean }>('goBack'),
  },
});

/** The ports, guards and actions of the saved path. */
export const returnPathSetup = base
  .extend({
    guards: {
      hasGone: (_, { went }: { went: boolean }) => went,
      isUser: ({ event }) => asserted(event, 'session.changed').who === 'user',
      isRefreshDue: ({ context }) => context.refresh,
      isUserToRefreshFor: and(['isUser', 'isRefreshDue']),
    },
  })
  .extend({
    actions: {
      assignRefresh: assign(({ event }) => ({ refresh: asserted(event, 'signIn.required').refresh })),
      keepRefresh: assign(({ context, event }) => ({ refresh: context.refresh && asserted(event, 'signIn.ended').signedIn })),
      clearRefresh: assign({ refresh: false }),
      reportRefresh: sendTo(parentOf, (): ReturnPathReport => ({ type: 'refresh.due' })),
      reportLogin: sendTo(parentOf, (): ReturnPathReport => ({ type: 'login.due' })),
      reportReturn: sendTo(parentOf, (_, { href }: { href: string | null }): ReturnPathReport => ({ type: 'return.due', href })),
      emitAuthWanted: emit({ type: 'auth.wanted' }),
    },
  });
