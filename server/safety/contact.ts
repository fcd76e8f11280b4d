import type { contact } from '../../contract/structs/calls/safety.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import { newId } from '../core/id.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';

/** Stores a message to the operator, and emails it if an operator address is configured. */
export async function keepMessage(
  { db, clock, mail, config }: Pick<Services, 'config' | 'clock' | 'db' | 'mail'>,
  who: Who,
  { email, message, topic = 'other' }: Infer<(typeof contact)['body']>,
): Promise<void> {
  const now = clock();
  const { operatorEmail } = config;
  const send = await inTransaction(db, async (trx) => {
    await trx
      .insertInto('contact_message')
      .values({ id: newId(now.getTime()), email, topic, message, locale: who.locale, at: now })
      .execute();
    return operatorEmail ? mail.within(trx, 'en', 'contactMessage', operatorEmail, { email, topic, message }) : null;
  });
  send?.();
}
