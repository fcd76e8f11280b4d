import { createActor } from 'xstate';
import { inviteActors } from '../../machines/invite/invite.actors.ts';
import { inviteMachine } from '../../machines/invite/invite.machine.ts';
import { inviteServices } from '../ports/invite.ts';
import type { Root } from './root.ts';

/** The actor of the invite dialog. */
export const inviteFlow = (root: Root) =>
  root.keep({ role: 'invite' }, () => createActor(inviteMachine.provide({ actors: inviteActors(inviteServices) })));
