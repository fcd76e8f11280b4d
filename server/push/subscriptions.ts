/** The browsers that want to be notified when a job ends. An address opens a way to a browser, so it is sealed and found by a digest. */
import type { PushSubscription } from 'web-push';
import { limits } from '../../contract/facts/limits.ts';
import type { Locale } from '../../contract/facts/locales.ts';
import { isOutside } from '../outbound/service.ts';
import { refuseClosed } from '../db/closed.ts';
import { inTransaction } from '../db/transaction.ts';
import { invalid } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Who } from '../core/who.ts';

type Keeping = Pick<Services, 'db' | 'secrets' | 'clock'>;

/** A browser, with the language its owner last used. */
export type Subscriber = { hash: string; locale: Locale; subscription: PushSubscription };

const hashOf = ({ secrets }: Pick<Services, 'secrets'>, endpoint: string): string => secrets.sign('push endpoint', endpoint);

/**
 * Stores a browser for the caller's account, in place of the account it belonged to. The newest of an account are kept. Throws
 * `invalidInput` for an address that isn't a plain https address.
 */
export async function keepSubscription(services: Keeping, { account, locale }: Who, subscription: PushSubscription): Promise<void> {
  const { db, secrets, clock } = services;
  if (!isOutside(subscription.endpoint)) throw invalid('endpoint');
  const row = { account_id: account, sealed: secrets.seal('push', JSON.stringify(subscription)), locale, at: clock() };
  await inTransaction(db, async (trx) => {
    await refuseClosed(trx, account);
    await trx
      .insertInto('push_subscription')
      .values({ endpoint_hash: hashOf(services, subscription.endpoint), ...row })
      .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
      .execute();
    const newest = trx
      .selectFrom('push_subscription')
      .select('endpoint_hash')
      .where('account_id', '=', account)
      .orderBy('at', 'desc')
      .orderBy('endpoint_hash')
      .limit(limits.pushBrowsers);
    await trx.deleteFrom('push_subscription').where('account_id', '=', account).where('endpoint_hash', 'not in', newest).execute();
  });
}

/** Forgets a browser of the caller; one of somebody else, and an unknown one, stay as they are. */
export async function dropSubscription(services: Keeping, account: string, endpoint: string): Promise<void> {
  await services.db
    .deleteFrom('push_subscription')
    .where('account_id', '=', account)
    .where('endpoint_hash', '=', hashOf(services, endpoint))
    .execute();
}

/** Forgets a browser whose push service no longer knows it. */
export const dropGone = async ({ db }: Keeping, hash: string): Promise<void> =>
  void (await db.deleteFrom('push_subscription').where('endpoint_hash', '=', hash).execute());

/** The browsers of an account. */
export async function subscribersOf({ db, secrets }: Keeping, account: string): Promise<Subscriber[]> {
  const rows = await db
    .selectFrom('push_subscription')
    .select(['endpoint_hash', 'locale', 'sealed'])
    .where('account_id', '=', account)
    .execute();
  return rows.map(({ endpoint_hash: hash, locale, sealed }) => ({
    hash,
    locale: locale as Locale,
    subscription: JSON.parse(secrets.open('push', sealed)) as PushSubscription,
  }));
}
