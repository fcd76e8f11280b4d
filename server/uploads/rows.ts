/** The rows of uploads, none of which is written for an account that is closed or gone. */
import { sql, type Kysely } from 'kysely';
import type { Who } from '../core/who.ts';
import { refuseClosed } from '../db/closed.ts';
import { prepared, type Given } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction, type Db } from '../db/transaction.ts';
import type { Services } from '../core/services.ts';
import { deleteNow, markForDeletion } from '../storage/deletion.ts';
import { uploadKey } from '../storage/keys.ts';

/** `digest`: the SHA-256 (hex) by which the row names the generation whose result the file is, byte for byte: who removes a result removes its copies. */
type UploadRow = {
  name: string;
  type: string;
  width: number | null;
  height: number | null;
  size: number;
  still: string | null;
  digest: string | null;
  sample: boolean;
  at: Date;
};

type Values = UploadRow & { account: string };

/** A user who cannot be deleted before the statement ends, or the transaction. */
const userRow = (db: Db, id: string) => db.selectFrom('user_account').select('id').where('id', '=', id).forKeyShare();

/** The account, which nobody closes before the statement ends; of a user only while the user is there. */
const openAccount = (db: Kysely<Database>, given: Given<Values>, isUser: boolean) => {
  const account = db.selectFrom('account').select('id').where('id', '=', given('account')).where('closed_at', 'is', null).forShare();
  if (!isUser) return account;
  return account.where(({ exists }) => exists(userRow(db, given('account'))));
};

const insertInto = (isUser: boolean) =>
  prepared((db, given: Given<Values>) =>
    db
      .insertInto('upload')
      .columns(['name', 'account_id', 'type', 'width', 'height', 'size', 'still', 'copy_of', 'sample', 'created_at'])
      .expression((query) =>
        query
          .selectFrom(openAccount(db, given, isUser).as('account'))
          .select([
            sql`${given('name')}::text`.as('name'),
            'account.id',
            sql`${given('type')}::text`.as('type'),
            sql`${given('width')}::integer`.as('width'),
            sql`${given('height')}::integer`.as('height'),
            sql`${given('size')}::integer`.as('size'),
            sql`${given('still')}::text`.as('still'),
            db.selectFrom('made_file').select('generation_id').where('sha256', '=', given('digest')).as('copy_of'),
            sql`${given('sample')}::boolean`.as('sample'),
            sql`${given('at')}::timestamptz`.as('created_at'),
          ]),
      )
      .returning('name'),
  );

const insert = { user: insertInto(true), visitor: insertInto(false) };

/**
 * Records a file, in one statement because each waits for a turn of the server's loop. Returns false when its sender is gone, a user who was
 * deleted meanwhile. Throws the refusal `accountClosed` (403).
 */
export async function insertUpload(db: Db, { user, account }: Pick<Who, 'user' | 'account'>, row: UploadRow): Promise<boolean> {
  const insertRow = insert[user ? 'user' : 'visitor'];
  const isWritten = async (db: Db): Promise<boolean> => (await insertRow(db, { ...row, account })).rows.length > 0;
  if (await isWritten(db)) return true;
  // A visitor without credits has no account yet, and who was refused learns why: the account of a user who left is closed, too.
  return inTransaction(db, async (trx) => {
    if (user && !(await userRow(trx, account).executeTakeFirst())) return false;
    await refuseClosed(trx, account);
    return isWritten(trx);
  });
}

/** Deletes an upload with its file. */
export async function removeUpload(services: Pick<Services, 'db' | 'disk' | 'clock' | 'log'>, name: string): Promise<void> {
  const { db, clock } = services;
  await inTransaction(db, async (trx) => {
    await trx.deleteFrom('upload').where('name', '=', name).execute();
    await markForDeletion(trx, [uploadKey(name)], clock());
  });
  await deleteNow(services, [uploadKey(name)]);
}
