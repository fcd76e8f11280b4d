/** Letters in the database, sealed, until the mail server has taken them. */
import { sql } from 'kysely';
import { times } from '../../contract/facts/times.ts';
import { newId } from '../core/id.ts';
import type { Log } from '../core/log.ts';
import type { Secrets } from '../db/secrets.ts';
import type { Db } from '../db/transaction.ts';

export type Outgoing = { to: string; subject: string; text: string; html: string };

/** Returns the keyed digest under which the sealed letters to an address are found. */
export const recipientOf = ({ secrets }: { secrets: Pick<Secrets, 'sign'> }, to: string): string =>
  secrets.sign('letter-recipient', to.toLowerCase());

const minute = 60_000;
/** Time in milliseconds in which one process tries a letter before another one may. */
const lease = 5 * minute;
/** Letters that one process takes up at once. */
const batch = 20;

/** Reads and writes the stored letters of a delivery; a process that takes one holds it for the time of a lease. */
export function storedLetters({
  db,
  clock,
  log,
  secrets,
}: {
  db: Db;
  clock: () => Date;
  log: Log;
  secrets: Pick<Secrets, 'seal' | 'open' | 'sign'>;
}) {
  const insert = async (into: Db, letter: Outgoing, isReal: boolean): Promise<string> => {
    const now = clock();
    const id = newId(now.getTime());
    const sealed = secrets.seal('letter', JSON.stringify(letter));
    await sql`insert into letter (id, sealed, recipient, next_at, created_at)
      select ${id}, ${sealed}, ${recipientOf({ secrets }, letter.to)}, ${new Date(now.getTime() + lease)}::timestamptz, ${now}::timestamptz
      where ${isReal}::boolean`.execute(into);
    return id;
  };

  return {
    insert,
    /** Returns whether a stored letter still waits: its addressee may have left. Without the database it counts as waiting. */
    async isWaiting(id: string | null): Promise<boolean> {
      if (id === null) return true;
      try {
        return (await db.selectFrom('letter').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
      } catch {
        return true;
      }
    },

    /** Stores a letter if `isReal`; null without the database. */
    async keep(letter: Outgoing, isReal: boolean): Promise<string | null> {
      try {
        return await insert(db, letter, isReal);
      } catch (error) {
        log.warn('a letter could not be stored and is sent from memory', { error });
        return null;
      }
    },

    /** Deletes a letter that was taken; one that was left is due again at once. */
    async mark(id: string, outcome: 'taken' | 'left' | 'tried'): Promise<void> {
      try {
        if (outcome === 'taken') await db.deleteFrom('letter').where('id', '=', id).execute();
        else if (outcome === 'left') await db.updateTable('letter').set({ next_at: clock() }).where('id', '=', id).execute();
      } catch (error) {
        log.warn('a stored letter could not be marked', { error });
      }
    },

    /** Takes the letters that are due, and gives up those that no server took for a day. */
    async takeDue(): Promise<{ id: string; letter: Outgoing }[]> {
      const now = clock();
      await db
        .deleteFrom('letter')
        .where('created_at', '<', new Date(now.getTime() - times.letterLife))
        .execute();
      const { rows } = await sql<{ id: string; sealed: string }>`
        update letter set next_at = ${new Date(now.getTime() + lease)}
        where id in (select id from letter where next_at <= ${now} order by next_at limit ${batch} for update skip locked)
        returning id, sealed`.execute(db);
      return rows.map(({ id, sealed }) => ({ id, letter: JSON.parse(secrets.open('letter', sealed)) as Outgoing }));
    },
  };
}
