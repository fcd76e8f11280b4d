import { sql } from 'kysely';
import { users } from '../../contract/calls/index.ts';
import type { Room } from '../http/room.ts';
import { route } from '../http/route.ts';

export const siteRoom: Room = {
  name: 'site',
  routes: (app, services) => {
    const { config, db, site, build } = services;

    route(app, services, users.health, async () => {
      await sql`select 1`.execute(db);
      return { ok: true, build };
    });

    route(app, services, users.siteFacts, () =>
      Promise.resolve({
        url: site.url,
        googleClientId: config.googleClientId,
        analytics: config.analytics,
        chatWidget: config.chatWidget,
        currency: config.currency,
        stripeKey: config.env.STRIPE_PUBLISHABLE_KEY ?? null,
        payments: config.env.STRIPE_SECRET_KEY ? 'stripe' : config.sandbox ? 'sandbox' : null,
        mailbox: config.mailbox,
        dailyCredits: config.dailyCredits,
      }),
    );
  },
};
