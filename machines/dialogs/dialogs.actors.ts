import { fromPromise } from 'xstate';
import type { CreditsDay } from './dialogs.types.ts';

/** The storage of spec §3: the per-project date and the session flag. When storage is blocked these do nothing or throw. */
export type DialogsServices = {
  /** The user's local date, `2026-11-21`. */
  localDate(): string;
  creditsDialogDate(): string | null;
  storeCreditsDialogDate(date: string): void;
  /** Whether showPricingDialog is 'true'; also clears it. */
  takePricingFlag(): boolean;
  setPricingFlag(): void;
};

/** Stores the local date of the last credits dialog and the flag of the pricing dialog (spec §4). */
export const dialogsActors = (services: DialogsServices) => ({
  readCreditsDay: fromPromise<CreditsDay>(async () => ({ today: services.localDate(), shownOn: services.creditsDialogDate() })),
  storeCreditsDay: fromPromise<{ isKept: boolean }, { today: string }>(async ({ input: { today } }) => {
    services.storeCreditsDialogDate(today);
    return { isKept: services.creditsDialogDate() === today };
  }),
  takePricingFlag: fromPromise<{ isSet: boolean }>(async () => ({ isSet: services.takePricingFlag() })),
  setPricingFlag: fromPromise<void>(async () => services.setPricingFlag()),
});
