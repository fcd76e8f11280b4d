import { factor } from '../../contract/structs/calls/index.ts';
import type { Services } from '../core/services.ts';
import type { App } from '../http/app.ts';
import { route } from '../http/route.ts';
import { setUp } from './authenticator-app.ts';
import { addPasskeyTo, confirmApp, factorOf, removeFactor, renewRecovery } from './factor.ts';
import { optionsFor, requestFor } from './passkeys.ts';

/** Serves the calls by which users add, list and remove the second factors of their accounts. */
export function serveFactor(app: App, services: Services): void {
  route(app, services, factor.getFactor, ({ who }) => factorOf(services.db, who.account));
  route(app, services, factor.setUpApp, ({ who }) => setUp(services, who.user!));
  route(app, services, factor.confirmApp, ({ who, body }) => confirmApp(services, who, body));
  route(app, services, factor.removeApp, async ({ who, body }) => {
    await removeFactor(services, who, body, null);
    return null;
  });
  route(app, services, factor.renewRecovery, ({ who, body }) => renewRecovery(services, who, body));
  route(app, services, factor.passkeyOptions, ({ who }) => optionsFor(services, who));
  route(app, services, factor.addPasskey, ({ who, body }) => addPasskeyTo(services, who, body));
  route(app, services, factor.removePasskey, async ({ who, body, params }) => {
    await removeFactor(services, who, body, params.id);
    return null;
  });
  route(app, services, factor.passkeyRequest, ({ who }) => requestFor(services, who));
}
