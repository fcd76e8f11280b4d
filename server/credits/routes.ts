import { credits } from '../../contract/structs/calls/index.ts';
import type { Domain } from '../http/domain.ts';
import { route } from '../http/route.ts';
import { currentBalance, grantsOf, infoOf, visitorCredits } from './account.ts';
import { claimDaily } from './checkin.ts';
import { historyOf } from './history.ts';

export const creditsDomain: Domain = {
  name: 'credits',
  routes: (app, services) => {
    route(app, services, credits.creditDetails, ({ who }) => infoOf(services, who));

    route(app, services, credits.anonymousCredit, ({ who }) => visitorCredits(services, { ...who, account: who.visitor, user: null }));

    route(app, services, credits.checkIn, async ({ who }) => {
      await claimDaily(services, who);
      return null;
    });

    route(app, services, credits.creditGrants, async ({ who }) => {
      await currentBalance(services, who);
      return { items: await grantsOf(services, who.account) };
    });

    route(app, services, credits.creditHistory, async ({ who, query }) => {
      await currentBalance(services, who);
      return historyOf(services.db, who.account, query.cursor);
    });
  },
};
