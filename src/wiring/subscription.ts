import { createActor } from 'xstate';
import { subscriptionActors } from '../../machines/subscription/subscription.actors.ts';
import { subscriptionMachine } from '../../machines/subscription/subscription.machine.ts';
import { subscriptionServices } from '../ports/subscription.ts';
import type { Root } from './root.ts';
import { visitFlow } from './visit.ts';

/** The actor of the user's subscription. */
export const subscriptionFlow = (root: Root) =>
  root.keep({ role: 'subscription' }, () => {
    visitFlow(root);
    return createActor(subscriptionMachine.provide({ actors: subscriptionActors(subscriptionServices) }));
  });
