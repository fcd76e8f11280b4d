import type { changeSettings, getSettings } from '../../contract/structs/calls/users.ts';
import { isLocale } from '../../contract/facts/locales.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Db } from '../db/transaction.ts';

type Settings = Infer<(typeof getSettings)['data']>;

/** Returns the settings of a user. Rejects for an unknown id. */
export async function settingsOf(db: Db, userId: string): Promise<Settings> {
  const row = await db
    .selectFrom('user_account')
    .select(['email', 'locale', 'marketing', 'google_subject', 'openid_subject', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    email: row.email,
    locale: isLocale(row.locale) ? row.locale : null,
    marketing: row.marketing,
    google: row.google_subject !== null,
    ...(row.openid_subject !== null && { openid: true }),
    password: row.password_hash !== null,
  };
}

/** Updates the given settings and leaves the others unchanged. */
export async function updateSettings(
  db: Db,
  userId: string,
  { locale, marketing }: Infer<(typeof changeSettings)['body']>,
): Promise<Settings> {
  const changes = { ...(locale !== undefined && { locale }), ...(marketing !== undefined && { marketing }) };
  if (Object.keys(changes).length > 0) await db.updateTable('user_account').set(changes).where('id', '=', userId).execute();
  return settingsOf(db, userId);
}
