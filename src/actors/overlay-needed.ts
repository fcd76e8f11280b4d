/** When something above the page is first needed: a toast, a dialog, or the bar of a navigation. */
import type { ActorRefFrom, AnyStateMachine, Subscription } from 'xstate';
import type { dialogsMachine } from '../../machines/dialogs/dialogs.machine.ts';
import { selectDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import type { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { selectIsTraveling } from '../../machines/navigation/navigation.selectors.ts';
import type { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import { selectToasts } from '../../machines/toasts/toasts.selectors.ts';

type Readable<Machine extends AnyStateMachine> = Pick<ActorRefFrom<Machine>, 'getSnapshot' | 'subscribe'>;
type Overlays = {
  toasts: Readable<typeof toastsMachine>;
  dialogs: Readable<typeof dialogsMachine>;
  navigation: Readable<typeof navigationMachine>;
};

/** Resolves as soon as one of the three has something to show. */
export const whenOverlayNeeded = ({ toasts, dialogs, navigation }: Overlays): Promise<void> =>
  new Promise((resolve) => {
    const subscriptions: Subscription[] = [];
    const look = () => {
      const isShown =
        selectToasts(toasts.getSnapshot()).length > 0 ||
        selectDialog(dialogs.getSnapshot()) !== null ||
        selectIsTraveling(navigation.getSnapshot());
      if (!isShown) return;
      for (const subscription of subscriptions) subscription.unsubscribe();
      resolve();
    };
    subscriptions.push(toasts.subscribe(look), dialogs.subscribe(look), navigation.subscribe(look));
    look();
  });
