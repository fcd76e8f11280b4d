/** When something above the page is first needed: a toast, a dialog, or the bar of a navigation. */
import type { Subscription } from 'xstate';
import { selectDialog } from '../../machines/dialogs/dialogs.selectors.ts';
import { selectIsTraveling } from '../../machines/navigation/navigation.selectors.ts';
import { selectToasts } from '../../machines/toasts/toasts.selectors.ts';
import type { Root } from './root.ts';

/** Resolves as soon as one of the three has something to show. */
export const whenOverlayNeeded = ({ toasts, dialogs, navigation }: Pick<Root, 'toasts' | 'dialogs' | 'navigation'>): Promise<void> =>
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
