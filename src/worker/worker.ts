/** The service worker: pages and results stay readable offline, files that other apps share arrive, and notifications are shown. */
import { keptCalls, sharedPath } from '../../contract/facts/offline.ts';
import { answerAsset } from './assets.ts';
import { answerFile, answerList, forgetResult, forgetResults } from './results.ts';
import { answerPage } from './pages.ts';
import { forgetBrowser, openNotice, showNotice } from './notices.ts';
import { takeShared } from './shared.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) =>
  // Pages are requested while this worker starts, so that it delays none.
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'GET') {
    if (request.mode === 'navigate') event.respondWith(answerPage(event));
    else if (pathname === keptCalls.list) event.respondWith(answerList(request));
    else if (pathname.startsWith('/files/') && !searchParams.has('as')) event.respondWith(answerFile(event));
    else if (['script', 'style', 'font'].includes(request.destination)) event.respondWith(answerAsset(event));
  } else if (request.method === 'POST' && pathname === sharedPath) event.respondWith(takeShared(request));
  else if (request.method === 'DELETE' && pathname.startsWith(keptCalls.deletion))
    event.waitUntil(forgetResult(pathname.slice(keptCalls.deletion.length)));
  // A person who uses this browser next finds nothing of the person.
  else if (pathname === keptCalls.logout || (request.method === 'DELETE' && pathname === keptCalls.leaving))
    event.waitUntil(Promise.all([forgetResults(), forgetBrowser(self.registration)]));
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(self, event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(self, event)));
