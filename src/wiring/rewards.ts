import { createActor } from 'xstate';
import { dailyRewardActors } from '../../machines/dailyReward/dailyReward.actors.ts';
import { dailyRewardMachine } from '../../machines/dailyReward/dailyReward.machine.ts';
import { selectIsClaimed, selectIsRewardOpen } from '../../machines/dailyReward/dailyReward.selectors.ts';
import { inviteActors } from '../../machines/invite/invite.actors.ts';
import { inviteMachine } from '../../machines/invite/invite.machine.ts';
import { listingActors } from '../../machines/listing/listing.actors.ts';
import { listingMachine } from '../../machines/listing/listing.machine.ts';
import { selectIsSignedIn } from '../../machines/session/session.selectors.ts';
import { saveCsv } from '../platform/csv.ts';
import {
  dailyRewardServices,
  grantServices,
  historyServices,
  inviteServices,
  rewardOffer,
  wholeHistory,
  type LedgerLine,
} from '../ports/rewards.ts';
import { browserTime, localDate } from '../platform/time.ts';
import type { Root } from './root.ts';

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
    reward.subscribe((snapshot) => {
      if (selectIsRewardOpen(snapshot) || selectIsClaimed(snapshot)) rewardOffer.note();
    });
    return reward;
  });

/** Offers the panel to a signed-in person, once on each of their days, also in a tab that stays open overnight. */
export const rewardOfferFlow = (root: Root) => {
  const reward = dailyRewardFlow(root);
  const offer = () => {
    if (selectIsSignedIn(root.session.getSnapshot()) && rewardOffer.isDue()) root.openDialog('dailyReward');
  };
  let day = localDate();
  browserTime.onWake(() => {
    if (day === localDate()) return;
    day = localDate();
    reward.send({ type: 'day.turned' });
    offer();
  });
  root.session.on('session.changed', ({ who }) => {
    if (who === 'user') offer();
    else root.dialogs.send({ type: 'dialog.closed', dialog: 'dailyReward' });
  });
  offer();
};

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
    // Who does not sign in has given the invitation up: the dialog must not come back to ask again.
    let wasOpen = false;
    invite.subscribe((snapshot) => {
      const isOpen = !snapshot.matches('closed');
      if (wasOpen && !isOpen) root.dialogs.send({ type: 'dialog.closed', dialog: 'invite' });
      wasOpen = isOpen;
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

/** What the balance is made of; it is read anew with each look. */
export const grantsFlow = (root: Root) =>
  root.keep('grants', () => {
    const grants = createActor(listingMachine.provide({ actors: listingActors(grantServices) }), { input: {} });
    root.session.on('session.changed', () => grants.send({ type: 'list.outdated' }));
    return grants;
  });

/** How the history reads as a file: its head, and a row for each line. */
type HistoryTable = [readonly string[], (line: LedgerLine) => readonly (string | number)[]];

/** The whole history as a file, not only the pages that have been read. */
export function downloadHistory(root: Root, [head, rowOf]: HistoryTable): void {
  wholeHistory()
    .then((lines) => saveCsv('iridia-credits.csv', [head, ...lines.map(rowOf)]))
    .catch(() => root.raise({ type: 'notice.raised', tone: 'error', message: { key: 'networkProblem' } }));
}
