import { limits } from '../../facts/limits.ts';
import { nothing, openRecord, record, text } from '../schema.ts';
import { call } from './call.ts';

/** The address of a browser at its push service; the server checks that it is a public https address. */
const endpoint = text({ min: 1, max: limits.pushEndpoint });
/** A key in base64url, in the lengths of RFC 8291: the browser's public key of 65 bytes, its secret of 16. */
const p256dh = text({ pattern: /^[A-Za-z0-9_-]{87}$/ });
const auth = text({ pattern: /^[A-Za-z0-9_-]{22}$/ });

export const pushKey = call({
  method: 'GET',
  path: '/api/push/key',
  summary: 'Returns the public key with which a browser subscribes to notifications of this site (VAPID, base64url)',
  who: 'anyone',
  data: openRecord({ key: text({ min: 1 }) }),
  codes: [],
});

export const subscribe = call({
  method: 'POST',
  path: '/api/push/subscribe',
  summary: 'Notifies a browser when a job of the caller ends; a browser that belonged to another account now belongs to this one',
  who: 'anyone',
  body: record({ endpoint, keys: record({ p256dh, auth }) }),
  data: nothing(),
  codes: [],
});

export const unsubscribe = call({
  method: 'POST',
  path: '/api/push/unsubscribe',
  summary: 'Stops notifying a browser of the caller; an unknown one is not an error',
  who: 'anyone',
  body: record({ endpoint }),
  data: nothing(),
  codes: [],
});
