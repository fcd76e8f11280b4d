/** Codes of an authenticator app (RFC 6238), each of which opens once. */
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { codeDigits } from '../../contract/facts/account.ts';
import { productName } from '../../contract/facts/product.ts';
import type { setUpApp } from '../../contract/structs/calls/factor.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Trx } from '../db/transaction.ts';

type Owner = { id: string; email: string };
type Sealing = Pick<Services, 'clock' | 'secrets'>;

const purpose = 'second-factor';

const totpOf = (email: string, secret: Secret): TOTP =>
  new TOTP({ issuer: productName, label: email, algorithm: 'SHA1', digits: codeDigits, period: 30, secret });

/** The modules of a QR code with the quiet zone that scanners need, one string of 0 and 1 for each line. */
const drawn = (text: string): string[] => encode(text, { border: 4 }).data.map((line) => line.map(Number).join(''));

/** Creates a secret in place of an unconfirmed one. Throws `notFound` when one is confirmed, so that a stolen session replaces none. */
export async function setUp(
  { db, clock, secrets }: Sealing & Pick<Services, 'db'>,
  { id, email }: Owner,
): Promise<Infer<typeof setUpApp.data>> {
  const secret = new Secret({ size: 20 });
  const values = { sealed: secrets.seal(purpose, secret.base32), created_at: clock() };
  const row = await db
    .insertInto('second_factor')
    .values({ user_id: id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where('second_factor.confirmed_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw new Refusal('notFound');
  const uri = totpOf(email, secret).toString();
  return { secret: secret.base32, uri, qr: drawn(uri) };
}

/**
 * Spends the step of a code and returns whether it was right: a code that was seen once, or is older than the last one, opens nothing. The
 * first code confirms a new secret.
 */
export async function spendStep(
  { secrets, clock }: Sealing,
  trx: Trx,
  { id, email }: Owner,
  code: string,
  isConfirmed: boolean,
): Promise<boolean> {
  const row = await trx
    .selectFrom('second_factor')
    .select(['sealed', 'confirmed_at'])
    .where('user_id', '=', id)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!row) return false;
  const totp = totpOf(email, Secret.fromBase32(secrets.open(purpose, row.sealed)));
  const timestamp = clock().getTime();
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return false;
  const step = totp.counter({ timestamp }) + delta;
  const spent = await trx
    .updateTable('second_factor')
    .set({ last_step: step, confirmed_at: row.confirmed_at ?? clock() })
    .where('user_id', '=', id)
    // The same secret as the one that was compared: setting up again replaces it.
    .where('sealed', '=', row.sealed)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return spent !== undefined;
}
