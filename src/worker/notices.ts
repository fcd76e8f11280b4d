import type { PushMessage } from '../../contract/facts/offline.ts';

const windowsOf = ({ clients }: ServiceWorkerGlobalScope) => clients.matchAll({ type: 'window' });

/** Shows what the server sent, unless a page of the site is visible, which shows it itself. */
export async function showNotice(self: ServiceWorkerGlobalScope, { data }: PushEvent): Promise<void> {
  if (!data) return;
  const { title, body, href, tag } = data.json() as PushMessage;
  if ((await windowsOf(self)).some(({ visibilityState }) => visibilityState === 'visible')) return;
  await self.registration.showNotification(title, { body, tag, data: { href }, icon: '/icon-192.png', badge: '/icon-192.png' });
}

/** Opens the page that a notification is about, in a window of the site when there is one. */
export async function openNotice(self: ServiceWorkerGlobalScope, { notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { href } = notification.data as { href: string };
  const [open] = await windowsOf(self);
  if (!open) return void (await self.clients.openWindow(href));
  await open.focus();
  // A page that this worker does not control yet cannot be led elsewhere from here.
  await open.navigate(href).catch(() => self.clients.openWindow(href));
}

/** Ends the notifications of this browser: the next person to use it gets none of this user's notifications. */
export async function forgetBrowser({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager?.getSubscription())?.unsubscribe();
}
