import type { CreditsServices } from '../../machines/credits/credits.actors.ts';

export const creditsServices: CreditsServices = {
  creditDetails: async (signal) => (await import('./purse.ts')).purse.creditDetails(signal),
  anonymousCredit: async (signal) => (await import('./purse.ts')).purse.anonymousCredit(signal),
};
