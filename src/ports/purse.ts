/** The calls of the balance; they come with the structs of the contract, so they are loaded when the first of them is made. */
import { anonymousCredit, creditDetails } from '../../contract/structs/calls/credits.ts';
import type { CreditsServices } from '../../machines/credits/credits.actors.ts';
import { callApi } from '../platform/api.ts';

export const purse: Omit<CreditsServices, 'dailyCredits'> = {
  creditDetails: (signal) => callApi(creditDetails, { signal }),
  anonymousCredit: (signal) => callApi(anonymousCredit, { signal, token: null }),
};
