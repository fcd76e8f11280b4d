import { users } from '../../contract/structs/calls/index.ts';
import { openApiDocument } from '../../contract/structs/calls/openapi.ts';
import { packsIn } from '@iridia/engine/packs';
import type { Domain } from '../http/domain.ts';
import { isDeveloper } from '../http/loopback.ts';
import { originOf } from '../http/origin.ts';
import { route } from '../http/route.ts';
import { serveMailbox } from '../mail/mailbox.ts';
import { processorsOf } from './processors.ts';

export const siteDomain: Domain = {
  name: 'site',
  routes: (app, services) => {
    const { config, settings, build, engines } = services;
    serveMailbox(app, services);

    /** The document as it is sent, for the address by which the site was asked last. */
    let written = { url: '', text: '' };
    route(app, services, users.openApi, ({ c }) => {
      const url = originOf(c, services);
      // Built once: it takes ten times as long as an ordinary answer.
      if (written.url !== url) written = { url, text: JSON.stringify(openApiDocument({ url, version: build })) };
      return Promise.resolve(c.body(written.text, 200, { 'content-type': 'application/json' }));
    });

    route(app, services, users.siteFacts, ({ c }) =>
      Promise.resolve({
        url: originOf(c, services),
        googleClientId: config.googleClientId,
        ...(config.openid && { openid: config.openid.name }),
        analytics: config.analytics,
        chatWidget: config.chatWidget,
        currency: config.currency,
        stripeKey: config.stripe?.publishableKey ?? null,
        payments: config.stripe ? 'stripe' : config.sandbox ? 'sandbox' : null,
        mailbox: config.mailbox,
        dailyCredits: settings.dailyCredits,
        costs: settings.costs,
        offers: settings.offers,
        operator: { ...settings.operator, email: config.operatorEmail },
        processors: processorsOf(config),
        offersModels: isDeveloper(c, services) && packsIn(config.packsDir).length === 0,
        modelTerms: engines
          .flatMap((engine) => engine.models?.() ?? [])
          .flatMap(({ title, terms, licence: license }) => (terms ? [{ title, terms, licence: license.name, url: license.url }] : [])),
      }),
    );
  },
};
