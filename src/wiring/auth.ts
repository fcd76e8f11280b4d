import { createActor } from 'xstate';
import { authActors } from '../../machines/auth/auth.actors.ts';
import { authMachine } from '../../machines/auth/auth.machine.ts';
import type { AuthPlace } from '../../machines/auth/auth.types.ts';
import { authServices } from '../ports/auth.ts';
import { spendInvitation } from '../platform/invitation.ts';
import type { Root } from './root.ts';

/** The form that signs people in, wired to what must follow a sign-in (spec §4); on the page it is open from the start. */
export const authFlow = (root: Root, place: AuthPlace = 'dialog') =>
  root.keep('auth', () => {
    const auth = createActor(authMachine.provide({ actors: authActors(authServices) }), { input: { place } });
    auth.on('auth.shown', ({ place }) => {
      if (place === 'dialog') root.openDialog('login');
    });
    auth.on('token.obtained', ({ token }) => root.session.send({ type: 'token.received', token }));
    auth.on('user.stale', () => root.session.send({ type: 'user.reloadRequested' }));
    auth.on('notice.raised', root.raise);
    auth.on('auth.dismissed', ({ place, signedIn, refresh }) => {
      if (place === 'dialog') root.dialogs.send({ type: 'dialog.closed', dialog: 'login' });
      root.tellKept({ type: 'auth.dismissed', signedIn } as { type: string });
      if (signedIn && refresh) location.reload();
    });
    auth.on('inviteCode.spent', spendInvitation);
    auth.on('creditsDialog.due', () => root.dialogs.send({ type: 'creditsDialog.due' }));
    auth.on('pricingDialog.due', () => root.dialogs.send({ type: 'pricingDialog.due' }));
    auth.on('pricingFlag.due', () => root.dialogs.send({ type: 'pricingFlag.due' }));
    auth.on('return.requested', () => root.navigation.send({ type: 'return.requested' }));
    auth.on('back.requested', () => root.navigation.send({ type: 'back.requested' }));
    root.dialogs.on('dialogs.left', ({ dialogs }) => {
      if (dialogs.includes('login')) auth.send({ type: 'auth.closed' });
    });
    return auth;
  });
