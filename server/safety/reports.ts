import { randomBytes } from 'node:crypto';
import { answerHours } from '../../contract/facts/legal.ts';
import { typeOfKey } from '../../contract/facts/media-types.ts';
import { localePath } from '../../contract/facts/locales.ts';
import type { createReport, report } from '../../contract/structs/calls/safety.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { Selectable } from 'kysely';
import type { Database, StoredOutput } from '../db/schema.ts';
import { inTransaction, type Db } from '../db/transaction.ts';
import { Refusal } from '../core/refusal.ts';
import type { Who } from '../core/who.ts';
import type { Services } from '../core/services.ts';
import { uploadKey } from '../storage/keys.ts';
import { targetIn } from './target.ts';

/** Deadline for resolving a report. */
const answerTime = answerHours * 60 * 60 * 1000;

type ReportRow = Selectable<Database['report']>;

const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Returns a report number. The number alone grants access to the report, so it is random rather than sequential: 14 letters, 69 bits. */
const newNumber = (): string => `R-${Array.from(randomBytes(14), (byte) => letters[byte % letters.length]).join('')}`;

const present = ({ number, status, at, due_at: due, closed_at: closed, outcome }: ReportRow): Infer<typeof report> => ({
  number,
  status,
  at: at.toISOString(),
  dueAt: due.toISOString(),
  closedAt: closed?.toISOString() ?? null,
  outcome,
});

/** Counts a letter to an address that a stranger named; beyond the number the report is kept without one. */
async function isFewLetters({ limits }: Pick<Services, 'limits'>, email: string): Promise<boolean> {
  try {
    await limits.spend(['reportLetterByEmail', email.toLowerCase()]);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Stores a report and emails its number to the given address, if any. */
export async function openReport(
  services: Pick<Services, 'clock' | 'db' | 'mail' | 'limits' | 'site'>,
  who: Who,
  { url, reason, message = '', email }: Infer<(typeof createReport)['body']>,
): Promise<Infer<typeof report>> {
  const { db, clock, mail, site } = services;
  const at = clock();
  const row: ReportRow = {
    number: newNumber(),
    url,
    reason,
    message,
    email: email ?? null,
    locale: who.locale,
    status: 'open',
    outcome: null,
    at,
    due_at: new Date(at.getTime() + answerTime),
    closed_at: null,
    ...(await targetIn(services, `${url} ${message}`)),
  };
  const mayWrite = email !== undefined && (await isFewLetters(services, email));
  const send = await inTransaction(db, async (trx) => {
    await trx.insertInto('report').values(row).execute();
    const answer = { number: row.number, url: site.url + localePath(who.locale, `/report?number=${row.number}`) };
    return mayWrite ? mail.within(trx, who.locale, 'reportReceived', email, answer) : null;
  });
  send?.();
  return present(row);
}

/** Returns the status of a report by its number, case-insensitive. Throws `notFound`. */
export async function reportByNumber({ db }: Pick<Services, 'db'>, number: string): Promise<Infer<typeof report>> {
  const row = await db.selectFrom('report').selectAll().where('number', '=', number.toUpperCase()).executeTakeFirst();
  if (!row) throw new Refusal('notFound');
  return present(row);
}

/** Returns the operator's queue: open reports, earliest deadline first. */
export const openReports = ({ db }: Pick<Services, 'db'>): Promise<ReportRow[]> =>
  db.selectFrom('report').selectAll().where('status', '=', 'open').orderBy('due_at').limit(500).execute();

/** Returns an open report by its number. */
export const openReportBy = ({ db }: Pick<Services, 'db'>, number: string): Promise<ReportRow | undefined> =>
  db.selectFrom('report').selectAll().where('status', '=', 'open').where('number', '=', number).executeTakeFirst();

/** Returns the files that a report is about. */
export async function filesOf(
  { db }: Pick<Services, 'db'>,
  { generation_id: id, upload_name: name }: ReportRow,
): Promise<Pick<StoredOutput, 'key' | 'type'>[]> {
  if (name !== null) return [{ key: uploadKey(name), type: typeOfKey(name) }];
  if (id === null) return [];
  const row = await db.selectFrom('generation').select('outputs').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
  return row?.outputs ?? [];
}

/** Notes that an open report is about something else than its address named. Returns false if there is no such open report. */
export async function retarget(db: Db, number: string, text: string): Promise<boolean> {
  const row = await db
    .updateTable('report')
    .set(await targetIn({ db }, text))
    .where('number', '=', number)
    .where('status', '=', 'open')
    .returning('number')
    .executeTakeFirst();
  return row !== undefined;
}
