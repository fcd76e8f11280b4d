import { anonymousCredit, creditDetails } from '../../contract/calls/credits.ts';
import type { CreditsServices } from '../../machines/credits/credits.actors.ts';

export const creditsServices: CreditsServices = {
  creditDetails: async (signal) => (await import('./api.ts')).callApi(creditDetails, { signal }),
  anonymousCredit: async (signal) => (await import('./api.ts')).callApi(anonymousCredit, { signal, token: null }),
};
