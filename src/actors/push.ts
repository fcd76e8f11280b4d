import { pushActors } from '../../machines/push/push.actors.ts';
import { pushMachine } from '../../machines/push/push.machine.ts';
import type { Root } from './root.ts';
import { codes } from '../../contract/facts/codes.ts';
import { pushKey, subscribe, unsubscribe } from '../../contract/structs/calls/push.ts';
import type { PushServices } from '../../machines/push/push.actors.ts';
import { callApi } from '../platform/api.ts';

/** The service worker, where this browser can be notified through it; undefined elsewhere, as in a development server. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'PushManager' in window && 'Notification' in window ? navigator.serviceWorker?.getRegistration() : undefined;

/** Notifies the server about a browser; whether it took it. */
async function keep(subscription: PushSubscription, signal: AbortSignal): Promise<boolean> {
  const { endpoint, keys = {} } = subscription.toJSON();
  const body = { endpoint: endpoint ?? '', keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
  return (await callApi(subscribe, { body, signal })).code === codes.success;
}

/** Subscribes this browser to notifications of jobs that end. */
export const pushServices: PushServices = {
  async readPush() {
    const worker = await registration();
    if (!worker) return 'unsupported';
    if (Notification.permission === 'denied') return 'blocked';
    return Notification.permission === 'granted' && (await worker.pushManager.getSubscription()) ? 'on' : 'off';
  },
  async subscribe(signal) {
    // First of all: browsers ask only during a click.
    const permission = await Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
    const { code, data } = await callApi(pushKey, { signal });
    if (code !== codes.success || !data) return 'off';
    const worker = await registration();
    if (!worker) return 'unsupported';
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: data.key });
    if (await keep(subscription, signal)) return 'on';
    await subscription.unsubscribe();
    return 'off';
  },
  async renew(signal) {
    const subscription = await (await registration())?.pushManager.getSubscription();
    if (subscription) await keep(subscription, signal);
  },
  async unsubscribe() {
    const subscription = await (await registration())?.pushManager.getSubscription();
    if (!subscription) return;
    await callApi(unsubscribe, { body: { endpoint: subscription.endpoint }, quiet: true });
    await subscription.unsubscribe();
  },
};

/** Whether this browser is notified when a job ends. */
export const pushFlow = (root: Root) =>
  root.keep({ role: 'push' }, () => ({ logic: pushMachine.provide({ actors: pushActors(pushServices) }) }));
