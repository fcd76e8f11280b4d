import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { users } from '../../contract/structs/calls/index.ts';
import { openApiDocument } from '../../contract/structs/calls/openapi.ts';
import { spaceIn } from '../core/disk-space.ts';
import type { Domain } from '../http/domain.ts';
import type { Services } from '../core/services.ts';
import { originOf } from '../http/origin.ts';
import { route } from '../http/route.ts';
import { serveMailbox } from '../mail/mailbox.ts';
import { processorsOf } from './processors.ts';

/** Looks at the storage without writing, because anyone may ask at any rate. */
async function checkStorage({ config, disk }: Pick<Services, 'config' | 'disk'>): Promise<void> {
  if (config.s3) await disk.exists('ready.txt');
  else await access(join(config.dataDir, 'files'), constants.R_OK | constants.W_OK);
}

/** Says before the end that it is near: what visitors upload is refused first, and what users store last. */
const levelOf = ({ free, kept }: ReturnType<typeof spaceIn>): 'enough' | 'low' | 'none' =>
  free < kept.users ? 'none' : free < kept.uploads ? 'low' : 'enough';

export const siteDomain: Domain = {
  name: 'site',
  routes: (app, services) => {
    const { config, db, log, build, engines } = services;
    serveMailbox(app, services);

    route(app, services, users.health, async () => {
      await sql`select 1`.execute(db);
      return { ok: true, build };
    });

    route(app, services, users.ready, async ({ c }) => {
      const answers = async (what: string, ask: () => Promise<unknown>): Promise<boolean> => {
        try {
          await ask();
          return true;
        } catch (error) {
          log.warn(`${what} does not answer`, { error });
          return false;
        }
      };
      const database = await answers('the database', () => sql`select 1`.execute(db));
      const storage = await answers('the storage', () => checkStorage(services));
      const space = levelOf(spaceIn(config.dataDir));
      if (!database || !storage || space === 'none') return c.json({ ok: false, database, storage, space }, 503, { 'retry-after': '5' });
      return { ok: true, database, storage, space };
    });

    route(app, services, users.openApi, ({ c }) => Promise.resolve(openApiDocument({ url: originOf(c, services), version: build })));

    route(app, services, users.siteFacts, ({ c }) =>
      Promise.resolve({
        url: originOf(c, services),
        googleClientId: config.googleClientId,
        analytics: config.analytics,
        chatWidget: config.chatWidget,
        currency: config.currency,
        stripeKey: config.stripe?.publishableKey ?? null,
        payments: config.stripe ? 'stripe' : config.sandbox ? 'sandbox' : null,
        mailbox: config.mailbox,
        dailyCredits: config.dailyCredits,
        operator: { ...config.operator, email: config.operatorEmail },
        processors: processorsOf(config),
        modelTerms: engines
          .flatMap((engine) => engine.models?.() ?? [])
          .flatMap(({ title, terms, licence }) => (terms ? [{ title, terms, licence: licence.name, url: licence.url }] : [])),
      }),
    );
  },
};
