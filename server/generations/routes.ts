import * as calls from '../../contract/structs/calls/generations.ts';
import { admitStored } from '../http/storing.ts';
import { isDeveloper } from '../http/loopback.ts';
import { originOf } from '../http/origin.ts';
import type { Domain } from '../http/domain.ts';
import { route } from '../http/route.ts';
import type { Who } from '../core/who.ts';
import { createGeneration } from './create.ts';
import { admitCancel } from './cancels.ts';
import { listOf, ownGeneration, removeCreation, toolsOf } from './creations.ts';
import { readDraft, saveDraft } from './drafts.ts';
import { cancel } from './transitions.ts';
import { followGeneration } from './events.ts';
import { offersFor } from './offers.ts';
import { unheeded } from './unheeded.ts';
import { present, presentCreation } from './generation-row.ts';
import { serveShares } from './share-page.ts';
import { addressOfShare, share, stopSharing } from './shares.ts';
import { work } from './worker.ts';

export const generationsDomain: Domain = {
  name: 'generations',
  routes: (app, services) => {
    const { queuePositions } = services;
    route(app, services, calls.listTools, ({ c }) => offersFor(services, isDeveloper(c, services)));

    route(app, services, calls.createGeneration, async ({ who, key, body }) => {
      const { id, status, cost } = await createGeneration(services, who, key, body);
      return { id, status, cost };
    });

    const shown = async (who: Who, id: string) => {
      const row = await ownGeneration(services, who.account, id);
      return present(services, row, who.locale, await queuePositions.ask(row));
    };

    route(app, services, calls.getGeneration, ({ who, params }) => shown(who, params.id));

    route(app, services, calls.followGeneration, async ({ who, params, c }) => {
      await ownGeneration(services, who.account, params.id);
      return followGeneration(c, services, params.id, who, () => ownGeneration(services, who.account, params.id));
    });

    route(app, services, calls.cancelGeneration, async ({ who, params }) => {
      const row = await ownGeneration(services, who.account, params.id);
      await admitCancel(services, who, row);
      await cancel(services, row.id);
      return shown(who, row.id);
    });

    route(app, services, calls.listCreations, async ({ who, query }) => {
      const { rows, next } = await listOf(services, who.account, query);
      const items = await Promise.all(rows.map(async (row) => presentCreation(services, row, who.locale, await queuePositions.ask(row))));
      const isFirst = query.cursor === undefined && query.limit === undefined;
      return { items, next, ...(isFirst && { tools: await toolsOf(services, who.account) }) };
    });

    route(app, services, calls.deleteCreation, async ({ who, params }) => {
      const row = await ownGeneration(services, who.account, params.id);
      await admitCancel(services, who, row);
      await removeCreation(services, row.id);
      return null;
    });

    route(app, services, calls.getShare, async ({ c, who, params }) => {
      const { id } = await ownGeneration(services, who.account, params.id);
      return { url: await addressOfShare(services, originOf(c, services), id) };
    });
    route(app, services, calls.shareCreation, async ({ c, who, params }) => ({
      url: await share(services, originOf(c, services), await ownGeneration(services, who.account, params.id)),
    }));
    route(app, services, calls.unshareCreation, async ({ who, params }) => {
      const { id } = await ownGeneration(services, who.account, params.id);
      await stopSharing(services, id);
      return null;
    });
    serveShares(app, services);

    route(app, services, calls.saveDraft, async ({ who, params, body }) => {
      await admitStored(services, who, body.inputs, ['draftByAccount', who.account], ['draftByAddress', who.address]);
      const inputs = await saveDraft(services, who.account, params.tool, body.inputs);
      return { inputs, ...unheeded(services, params.tool, inputs) };
    });
    route(app, services, calls.getDraft, async ({ who, params }) => {
      const inputs = await readDraft(services, who.account, params.tool);
      return { inputs, ...unheeded(services, params.tool, inputs) };
    });
  },
  work,
};
