import * as safety from '../../contract/structs/calls/safety.ts';
import type { Domain } from '../http/domain.ts';
import { route } from '../http/route.ts';
import { admitStored } from '../http/storing.ts';
import { inspectUpload } from '../provenance/inspect.ts';
import { consentsOf, giveConsent, revokeConsent } from './consents.ts';
import { keepMessage } from './contact.ts';
import { serveReportQueue } from './queue-page.ts';
import { openReport, reportByNumber } from './reports.ts';
import { findMade } from '../provenance/digests.ts';

export const safetyDomain: Domain = {
  name: 'safety',
  routes: (app, services) => {
    serveReportQueue(app, services);

    route(app, services, safety.contact, async ({ who, body }) => {
      await admitStored(services, who, body, ['contactByAccount', who.account], ['contactByAddress', who.address]);
      await keepMessage(services, who, body);
      return null;
    });

    route(app, services, safety.createReport, async ({ who, body }) => {
      await admitStored(services, who, body, ['reportByAccount', who.account], ['reportByAddress', who.address]);
      return openReport(services, who, body);
    });
    route(app, services, safety.getReport, ({ params }) => reportByNumber(services, params.number));

    route(app, services, safety.createConsent, async ({ who, body }) => {
      await admitStored(services, who, null, ['consentByAccount', who.account], ['consentByAddress', who.address]);
      return giveConsent(services, who.account, body);
    });
    route(app, services, safety.listConsents, ({ who }) => consentsOf(services, who.account));
    route(app, services, safety.revokeConsent, async ({ who, params }) => {
      await revokeConsent(services, who, params.id);
      return null;
    });

    route(app, services, safety.verifyFile, async ({ who, body, c }) => {
      await services.limits.spend(['verifyByAddress', who.address]);
      // For a multipart body, the handler parses the parts itself.
      const asked = body as { sha256: string } | undefined;
      if (asked) return findMade(services, asked.sha256);
      const { sha256, credentials } = await inspectUpload(services, c, who);
      return { ...(await findMade(services, sha256)), credentials };
    });
  },
};
