/** The key pair by which push services recognize this installation (VAPID, RFC 8292). */
import webPush from 'web-push';
import type { Services } from '../core/services.ts';

export type PushIdentity = { publicKey: string; privateKey: string };

const name = 'vapid';

/** Reads the key pair, or creates it at first use; processes that need it at the same time agree on one. */
export async function openPushIdentity({ db, secrets }: Pick<Services, 'db' | 'secrets'>): Promise<PushIdentity> {
  const kept = () => db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst();
  if (!(await kept()))
    await db
      .insertInto('secret')
      .values({ name, value: secrets.seal(name, JSON.stringify(webPush.generateVAPIDKeys())) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  return JSON.parse(secrets.open(name, (await kept())!.value)) as PushIdentity;
}
