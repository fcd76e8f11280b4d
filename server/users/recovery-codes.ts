/** Recovery codes, each of which opens once when the other factors are lost. Only keyed digests of them are stored. */
import { randomBytes } from 'node:crypto';
import { limits } from '../../contract/facts/limits.ts';
import type { Services } from '../core/services.ts';
import type { Db, Trx } from '../db/transaction.ts';

type Signing = Pick<Services, 'secrets'>;

const digestOf = ({ secrets }: Signing, userId: string, code: string): string =>
  secrets.sign('recovery-code', `${userId} ${code.replaceAll(/[\s-]/g, '').toLowerCase()}`);

/** Codes of 80 random bits, as they are shown: `3f2a1-…`. */
const newCodes = (): string[] =>
  Array.from({ length: limits.recoveryCodes }, () =>
    randomBytes(10)
      .toString('hex')
      .replaceAll(/(.{5})(?!$)/g, '$1-'),
  );

/** How many codes of a user are left. */
export async function recoveryLeft(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Creates the codes of a user and returns them; null while earlier ones are left, which stay valid. */
export async function createRecovery(services: Signing, trx: Trx, userId: string): Promise<string[] | null> {
  return (await recoveryLeft(trx, userId)) > 0 ? null : replaceRecovery(services, trx, userId);
}

/** Creates new codes of a user and returns them; earlier ones open nothing from then on. */
export async function replaceRecovery(services: Signing, trx: Trx, userId: string): Promise<string[]> {
  await trx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  const codes = newCodes();
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_id: userId, code_hash: digestOf(services, userId, code) })))
    .execute();
  return codes;
}

/** Spends a code, however it is typed. Returns whether it was one of the user's. */
export async function spendRecovery(services: Signing, trx: Trx, userId: string, code: string): Promise<boolean> {
  const spent = await trx
    .deleteFrom('recovery_code')
    .where('code_hash', '=', digestOf(services, userId, code))
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}
