import { createActor } from 'xstate';
import { inviteActors } from '../../machines/invite/invite.actors.ts';
import { inviteMachine } from '../../machines/invite/invite.machine.ts';
import { inviteServices } from '../ports/invite.ts';
import type { Root } from './root.ts';

/** The actor of the invite dialog. */
export const inviteFlow = (root: Root) =>
  root.keep({ role: 'invite' }, () => {
    const invite = createActor(inviteMachine.provide({ actors: inviteActors(inviteServices) }));
    // A person who dismisses the sign-in has given up the invitation: the dialog must not open again to ask.
    let wasOpen = false;
    invite.subscribe((snapshot) => {
      const isOpen = !snapshot.matches('closed');
      if (wasOpen && !isOpen) root.dialogs.send({ type: 'dialog.closed', dialog: 'invite' });
      wasOpen = isOpen;
    });
    return invite;
  });
