import { createActor } from 'xstate';
import { settingsActors } from '../../machines/settings/settings.actors.ts';
import { settingsMachine } from '../../machines/settings/settings.machine.ts';
import { subscriptionActors } from '../../machines/subscription/subscription.actors.ts';
import { subscriptionMachine } from '../../machines/subscription/subscription.machine.ts';
import { settingsServices } from '../ports/account.ts';
import { subscriptionServices } from '../ports/subscription.ts';
import type { Root } from './root.ts';

/** The settings of the signed-in person; a deleted account is signed out. */
export const settingsFlow = (root: Root) =>
  root.keep('settings', () => {
    const settings = createActor(settingsMachine.provide({ actors: settingsActors(settingsServices) }));
    settings.on('notice.raised', root.raise);
    settings.on('account.deleted', () => root.session.send({ type: 'signOut.requested' }));
    return settings;
  });

/** The running subscription. */
export const subscriptionFlow = (root: Root) =>
  root.keep('subscription', () => {
    const subscription = createActor(subscriptionMachine.provide({ actors: subscriptionActors(subscriptionServices) }));
    subscription.on('notice.raised', root.raise);
    return subscription;
  });
