import { keys } from '../../contract/structs/calls/index.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { App } from '../http/app.ts';
import { route } from '../http/route.ts';
import { keysOf, makeKey, revokeKey } from './keys.ts';
import { requireProof } from './proof.ts';

/** Serves the calls by which users make, list and revoke the keys of their programs. */
export function serveKeys(app: App, services: Services): void {
  route(app, services, keys.makeKey, async ({ who, body }) => {
    const spendProof = await requireProof(services, who, body);
    await services.limits.spend(['keyByAccount', who.account]);
    const made = await makeKey(services, who, body, spendProof);
    services.log.event('key.made', { user: who.account, key: made.item.id });
    return made;
  });
  route(app, services, keys.listKeys, ({ who }) => keysOf(services.db, who.account));
  route(app, services, keys.revokeKey, async ({ who, params }) => {
    if (!(await revokeKey(services.db, who.account, params.id))) throw new Refusal('notFound');
    services.log.event('key.revoked', { user: who.account, key: params.id });
    services.sessionEnds.announce(who.account);
    return null;
  });
}
