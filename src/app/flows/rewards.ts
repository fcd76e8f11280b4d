import { createActor } from 'xstate';
import { dailyRewardActors } from '../../../machines/dailyReward/dailyReward.actors.ts';
import { dailyRewardMachine } from '../../../machines/dailyReward/dailyReward.machine.ts';
import { inviteActors } from '../../../machines/invite/invite.actors.ts';
import { inviteMachine } from '../../../machines/invite/invite.machine.ts';
import { listingActors } from '../../../machines/listing/listing.actors.ts';
import { listingMachine } from '../../../machines/listing/listing.machine.ts';
import { dailyRewardServices, historyServices, inviteServices } from '../../services/rewards.ts';
import type { Root } from '../root.ts';

const askForSignIn = (root: Root) => root.navigation.send({ type: 'signIn.required', refresh: false });

/** The reward of the day. */
export const dailyRewardFlow = (root: Root) =>
  root.keep('dailyReward', () => {
    const reward = createActor(dailyRewardMachine.provide({ actors: dailyRewardActors(dailyRewardServices) }));
    reward.on('notice.raised', root.raise);
    reward.on('signIn.needed', () => askForSignIn(root));
    reward.on('reward.dismissed', () => root.dialogs.send({ type: 'dialog.closed', dialog: 'dailyReward' }));
    reward.on('credits.refreshRequested', (fact) => root.credits.send(fact));
    root.dialogs.on('dialogs.left', ({ dialogs }) => {
      if (dialogs.includes('dailyReward')) reward.send({ type: 'reward.closed' });
    });
    return reward;
  });

/** Inviting a friend. A share window is opened within the press that asked for it, else the browser would stop it. */
export const inviteFlow = (root: Root) =>
  root.keep('invite', () => {
    const invite = createActor(inviteMachine.provide({ actors: inviteActors(inviteServices) }));
    invite.on('notice.raised', root.raise);
    invite.on('signIn.needed', () => askForSignIn(root));
    invite.on('window.requested', ({ address }) => void window.open(address, '_blank', 'noopener,width=640,height=640'));
    root.dialogs.on('dialogs.left', ({ dialogs }) => {
      if (dialogs.includes('invite')) invite.send({ type: 'invite.closed' });
    });
    return invite;
  });

/** Every movement of credits; it is read anew when somebody else comes. */
export const historyFlow = (root: Root) =>
  root.keep('history', () => {
    const history = createActor(listingMachine.provide({ actors: listingActors(historyServices) }), { input: {} });
    root.session.on('session.changed', () => history.send({ type: 'list.outdated' }));
    return history;
  });
