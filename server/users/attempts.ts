/** Counting what strangers try, so that nobody can guess and nobody can lock another person out. */
import { sql } from 'kysely';
import { times } from '../../contract/facts/times.ts';
import type { Db } from '../db/transaction.ts';
import { networksOf } from '../core/network.ts';
import type { Spending } from '../http/limits.ts';
import { admitBytes } from '../http/storing.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { tryCode, tryOwnCode, type Purpose } from './codes.ts';

/** What a code and its letter take, which are stored until they were used and sent (bytes). */
const letterBytes = 3 * 1024;

/** The services required to count attempts. */
export type Guessing = Pick<Services, 'clock' | 'db' | 'secrets' | 'limits' | 'log'>;

/** Returns the digest under which attempts on an address are counted; unknown addresses are counted too, without storing them. */
export const emailHashOf = ({ secrets }: Pick<Services, 'secrets'>, emailKey: string): string => secrets.sign('failed-sign-in', emailKey);

/** Returns whether somebody signed in to the account from this browser before. Asks the same of the database for unknown addresses. */
export async function isKnownDevice({ db }: Pick<Services, 'db'>, emailKey: string, visitor: string): Promise<boolean> {
  const known = await db
    .selectFrom('user_trace')
    .innerJoin('user_account', 'user_account.id', 'user_trace.user_id')
    .select('user_trace.user_id')
    .where('user_account.email_key', '=', emailKey)
    .where('user_trace.kind', '=', 'visitor')
    .where('user_trace.value', '=', visitor)
    .executeTakeFirst();
  return known !== undefined;
}

/**
 * Returns the counter of failed sign-ins: a browser from which somebody signed in before has one of its own, and all others share one, so
 * that strangers' failures never make it harder at a person's own device.
 */
export async function counterOf(services: Pick<Services, 'db' | 'secrets'>, emailKey: string, visitor: string): Promise<string> {
  const isKnown = await isKnownDevice(services, emailKey, visitor);
  return emailHashOf(services, isKnown ? `${emailKey} ${visitor}` : emailKey);
}

/** Counts an attempt before it is checked, so that parallel attempts cannot exceed the limit. Returns the count including this attempt. */
export async function countAttempt({ db, clock }: Pick<Services, 'clock' | 'db'>, counter: string): Promise<number> {
  const now = clock();
  const fresh = new Date(now.getTime() - times.failureMemory);
  const row = await db
    .insertInto('failed_sign_in')
    .values({ email_hash: counter, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict.column('email_hash').doUpdateSet({
        failures: sql`case when failed_sign_in.last_at < ${fresh} then 1 else failed_sign_in.failures + 1 end`,
        last_at: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return row.failures;
}

/** Resets a counter of failed sign-ins. */
export async function forgetFailures(db: Db, counter: string): Promise<void> {
  await db.deleteFrom('failed_sign_in').where('email_hash', '=', counter).execute();
}

/** Returns whether the guesses of codes that other browsers asked for are used up for now. */
async function areOthersUsedUp({ limits }: Pick<Services, 'limits'>, emailHash: string): Promise<Refusal | null> {
  try {
    await limits.spend(['guessByEmail', emailHash]);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * Checks a code and returns its id. Guesses are limited by the client's address first. When strangers have used up the address's guesses,
 * codes still open in the browser that asked for them. Throws `wrongCode` or `tooManyAttempts`.
 */
export async function guessCode(services: Guessing, who: Who, purpose: Purpose, emailKey: string, code: string): Promise<string> {
  const { limits, log, secrets } = services;
  await limits.spend(['guessByAddress', who.address]);
  const usedUp = await areOthersUsedUp(services, emailHashOf(services, emailKey));
  try {
    if (!usedUp) return await tryCode(services, purpose, emailKey, code, who.visitor);
    const own = await tryOwnCode(services, purpose, emailKey, code, who.visitor);
    if (own === null) throw usedUp;
    return own;
  } catch (error) {
    if (error instanceof Refusal) log.event('code.wrong', { purpose, address: secrets.addressHash(who.address), refusal: error.codeName });
    throw error;
  }
}

/**
 * Points that a letter takes of an address; of the networks around it fewer, by the root of their share: with the whole share, a rented network
 * could use up what all have.
 */
const letterPoints = 4;

/** Counts a letter with a code: by network, by browser, and last by address for browsers that the account does not know. */
export async function limitCodes(services: Guessing & Pick<Services, 'config'>, who: Who, emailKey: string): Promise<void> {
  const { limits } = services;
  const emailHash = emailHashOf(services, emailKey);
  await admitBytes(services, who, letterBytes, ['codeByAddress', who.address], ['codeByDevice', `${emailHash} ${who.visitor}`]);
  if (await isKnownDevice(services, emailKey, who.visitor)) return;
  const ofNetworks = networksOf(who.address).map(({ name, share }): Spending => [
    'codeByNetwork',
    `${emailHash} ${name}`,
    letterPoints / Math.sqrt(share),
  ]);
  await limits.spend(...ofNetworks, ['codeByEmail', emailHash]);
}
