/** Who may see the operator's pages, and the metrics. */
import type { Services } from '../core/services.ts';
import type { AppContext } from './app.ts';
import { isDeveloper } from './loopback.ts';
import { addressOf } from './who.ts';

export type Admitting = Pick<Services, 'config' | 'log' | 'secrets' | 'limits'>;

/** The token sent as a bearer, or as the password of `Basic`, where it may contain colons; null for none. */
function tokenIn(header: string | undefined): string | null {
  const [, scheme = '', value = ''] = /^(Basic|Bearer)\s+(\S.*)$/i.exec(header ?? '') ?? [];
  if (scheme === '') return null;
  if (scheme.toLowerCase() === 'bearer') return value.trim();
  const pair = Buffer.from(value, 'base64').toString();
  return pair.slice(pair.indexOf(':') + 1);
}

const turns = new Map<string, Promise<unknown>>();

/** Runs what has the same key one after the other: the operator's page asks for many files at once, and each holds a point of the limit. */
async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
  turns.set(key, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === mine) turns.delete(key);
  }
}

/**
 * Decides about a request: with a token configured, only its bearer is admitted, otherwise only a developer on this machine. `asked` means
 * that a token would open. Wrong tokens are limited by address and recorded. Throws `tooManyAttempts`.
 */
export async function admit(c: AppContext, services: Admitting, token: string | null): Promise<'admitted' | 'asked' | 'absent'> {
  const { config, log, secrets, limits } = services;
  if (token === null) return isDeveloper(c, services) ? 'admitted' : 'absent';
  const given = tokenIn(c.req.header('authorization'));
  if (given === null) return 'asked';
  const address = addressOf(c, config.trustProxy);
  return inTurn(`${secrets.instance} ${address}`, async () => {
    const giveBack = await limits.reserve('operatorByAddress', address);
    if (secrets.sign('operator', given) !== secrets.sign('operator', token)) {
      log.event('operator.refused', { page: c.req.routePath, address: secrets.addressHash(address) });
      return 'asked';
    }
    await giveBack();
    return 'admitted';
  });
}

/** Asks a browser for the operator's token. */
export const askForToken = (c: AppContext): Response => c.text('', 401, { 'www-authenticate': 'Basic realm="operator"' });

/** The name that the operator signed in with, for the record of decisions; `local` for a developer on this machine, who has no token. */
export function operatorName(c: AppContext): string {
  const header = c.req.header('authorization');
  if (header === undefined) return 'local';
  const [, value = ''] = /^Basic\s+(\S.*)$/i.exec(header) ?? [];
  const [name = ''] = Buffer.from(value, 'base64').toString().split(':');
  return name.slice(0, 100) || 'operator';
}
