import { storageKeys } from '../../contract/facts/storage-keys.ts';
import type { DialogsServices } from '../../machines/dialogs/dialogs.actors.ts';
import { localStore, sessionStore } from '../platform/storage.ts';
import { localDate } from '../platform/time.ts';

/** When the credits dialog was last shown, and the flag that opens pricing on the next page (spec §4, §9). */
export const dialogsServices: DialogsServices = {
  localDate: () => localDate(),
  creditsDialogDate: () => localStore.get(storageKeys.creditsDialogAt),
  storeCreditsDialogDate: (date) => localStore.set(storageKeys.creditsDialogAt, date),
  takePricingFlag() {
    const isSet = sessionStore.get(storageKeys.showPricingDialog) === 'true';
    sessionStore.remove(storageKeys.showPricingDialog);
    return isSet;
  },
  setPricingFlag: () => sessionStore.set(storageKeys.showPricingDialog, 'true'),
};
