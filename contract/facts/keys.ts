import { projectKey } from './product.ts';

/**
 * What a key of an account may be allowed to: to see the account's creations and credits; to upload, make, chat and share; to delete. What
 * belongs to the account itself, such as sign-ins and payments, is open to no key.
 */
export const keyScopes = ['read', 'make', 'delete'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** How every key starts, so that it is recognized in a request, and in a place where it should not be. */
export const keyPrefix = `${projectKey}_`;

/** Returns whether a token is a key, and not that of a session. */
export const isKey = (token: string): boolean => token.startsWith(keyPrefix);

/** Letters of a key's name, and the number of keys per account. */
export const keyLimits = { name: 60, perAccount: 20 } as const;
