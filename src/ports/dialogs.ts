import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { DialogsServices } from '../../machines/dialogs/dialogs.actors.ts';
import { localStore, sessionStore } from '../platform/storage.ts';
import { localDate } from '../platform/time.ts';

/**
 * When the credits dialog was last shown, the flag that opens pricing on the next page (spec §4, §9), and the Escape key. `bringSignIn` is
 * injected by the application, which keeps the actor.
 */
export const dialogsServices = (bringSignIn: DialogsServices['bringSignIn']): DialogsServices => ({
  localDate: () => localDate(),
  creditsDialogDate: () => localStore.get(storageKeys.creditsDialogAt),
  storeCreditsDialogDate: (date) => localStore.set(storageKeys.creditsDialogAt, date),
  takePricingFlag() {
    const isSet = sessionStore.get(storageKeys.showPricingDialog) === 'true';
    sessionStore.remove(storageKeys.showPricingDialog);
    return isSet;
  },
  setPricingFlag: () => sessionStore.set(storageKeys.showPricingDialog, 'true'),
  bringSignIn,
  onEscape(listener) {
    const heard = ({ key }: KeyboardEvent) => key === 'Escape' && listener();
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  },
});
