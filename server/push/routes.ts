import { push } from '../../contract/structs/calls/index.ts';
import type { Domain } from '../http/domain.ts';
import { admitStored } from '../http/storing.ts';
import { route } from '../http/route.ts';
import { dropSubscription, keepSubscription } from './subscriptions.ts';

export const pushDomain: Domain = {
  name: 'push',
  routes: (app, services) => {
    route(app, services, push.pushKey, async () => ({ key: await services.push.publicKey() }));
    route(app, services, push.subscribe, async ({ who, body }) => {
      await admitStored(services, who, body, ['pushByAddress', who.address]);
      await keepSubscription(services, who, body);
      return null;
    });
    route(app, services, push.unsubscribe, async ({ who, body }) => {
      await dropSubscription(services, who.account, body.endpoint);
      return null;
    });
    services.leaving.push({
      within: async (trx, account) => void (await trx.deleteFrom('push_subscription').where('account_id', '=', account).execute()),
      after: async () => undefined,
    });
  },
};
