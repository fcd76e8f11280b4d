import { isLoopback } from '../http/loopback.ts';
import { addressOf } from '../http/who.ts';
import type { AppContext } from '../http/app.ts';
import type { Services } from '../core/services.ts';

type Parts = Pick<Services, 'config' | 'secrets' | 'limits' | 'log'>;

/** The name that whoever holds the token signed in with, for the record of decisions. */
export type Operator = { name: string };

/** Reads `Authorization: Basic`: the first colon ends the name, and the token may have colons of its own. */
function credentialsOf(c: AppContext): { name: string; token: string } | null {
  const given = /^Basic (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (given === undefined) return null;
  const text = Buffer.from(given, 'base64').toString();
  const colon = text.indexOf(':');
  return { name: text.slice(0, Math.max(0, colon)).slice(0, 100) || 'operator', token: text.slice(colon + 1) };
}

/**
 * Recognizes the operator: a local caller in development, otherwise a caller with `OPERATOR_TOKEN` as the password. Returns null for anyone
 * else, and throws the refusal `tooManyAttempts` after too many wrong tokens from one address.
 */
export async function operatorOf(services: Parts, c: AppContext): Promise<Operator | null> {
  const { config, secrets, limits, log } = services;
  const token = config.operatorToken;
  if (token === null) return isLoopback(c) ? { name: 'local' } : null;
  const given = credentialsOf(c);
  if (!given) return null;
  const address = addressOf(c, config.trustProxy);
  await limits.check('operatorByAddress', address);
  if (secrets.sign('operator', given.token) === secrets.sign('operator', token)) return { name: given.name };
  log.warn('a wrong operator token was refused');
  await limits.consume('operatorByAddress', address);
  return null;
}
