import { createActor } from 'xstate';
import { inviteActors } from '../../machines/invite/invite.actors.ts';
import { inviteMachine } from '../../machines/invite/invite.machine.ts';
import { inviteServices } from '../ports/invite.ts';
import type { Root } from './root.ts';

/** Inviting a friend. */
export const inviteFlow = (root: Root) =>
  root.keep({ role: 'invite' }, () => {
    const invite = createActor(inviteMachine.provide({ actors: inviteActors(inviteServices) }));
    // Who does not sign in has given the invitation up: the dialog must not come back to ask again.
    let wasOpen = false;
    invite.subscribe((snapshot) => {
      const isOpen = !snapshot.matches('closed');
      if (wasOpen && !isOpen) root.dialogs.send({ type: 'dialog.closed', dialog: 'invite' });
      wasOpen = isOpen;
    });
    return invite;
  });
