import { createRemoteJWKSet, customFetch } from 'jose';
import { fetchOf, serviceAt } from '../outbound/service.ts';

/** Milliseconds. */
const keysTimeout = 5000;
const maxKeysBytes = 256 * 1024;

type Keys = ReturnType<typeof createRemoteJWKSet>;
const keySets = new Map<string, Keys>();

/** The public keys at an address, which are fetched again when a token names one that is not among them. */
export function keysAt(url: string): Keys {
  const known =
    keySets.get(url) ??
    createRemoteJWKSet(new URL(url), { timeoutDuration: keysTimeout, [customFetch]: fetchOf(serviceAt(url), maxKeysBytes, keysTimeout) });
  keySets.set(url, known);
  return known;
}
