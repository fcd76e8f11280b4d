import { credits } from '../../contract/facts/credits.ts';
import type { CreditsServices } from '../../machines/credits/credits.actors.ts';
import { siteFacts } from '../platform/site.ts';

export const creditsServices: CreditsServices = {
  creditDetails: async (signal) => (await import('./purse.ts')).purse.creditDetails(signal),
  anonymousCredit: async (signal) => (await import('./purse.ts')).purse.anonymousCredit(signal),
  dailyCredits: async () => (await siteFacts())?.dailyCredits ?? credits.daily,
};
