import { credits } from '../../contract/facts/credits.ts';
import { anonymousCredit, creditDetails } from '../../contract/structs/calls/credits.ts';
import type { CreditsServices } from '../../machines/credits/credits.actors.ts';
import { projectKey } from '../../contract/facts/product.ts';
import { callApi } from '../platform/api.ts';
import { onReturn } from '../platform/time.ts';
import { joinTabs } from '../platform/tabs.ts';
import { siteFacts } from '../platform/site.ts';

/** The balance of the user or the visitor, whose call carries no token (spec §7). */
export const creditsServices: CreditsServices = {
  creditDetails: (signal) => callApi(creditDetails, { signal, quiet: true }),
  anonymousCredit: (signal) => callApi(anonymousCredit, { signal, token: null, quiet: true }),
  dailyCredits: async () => (await siteFacts())?.dailyCredits ?? credits.daily,
  onReturn,
  joinTabs: (listener) => joinTabs(`${projectKey}Balance`, listener),
};
