/** The operator's decisions about reports: one act that removes, records and tells everyone concerned. */
import type { Selectable } from 'kysely';
import { isLocale, localeFacts, type Locale } from '../../contract/facts/locales.ts';
import { toolName } from '../../copy/tool-names.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { deleteNow } from '../storage/doomed.ts';
import { closeAccount, type Leaving } from '../users/leaving.ts';
import { findCopies, removeResults, removeUploads, type Found } from './removal.ts';

type Report = Selectable<Database['report']>;
export type Deciding = Leaving & Pick<Services, 'site'>;

/** `outcome` is what the reporter and the owner read. */
export type Decision = {
  kind: 'removed' | 'kept';
  operator: string;
  outcome: string;
  withRemixes: boolean;
  /** Also close the account that made it. */
  closeOwner: boolean;
};

/** Closes the report and every other open report about the same thing, and returns them; none if another operator was first. */
async function closeReports(trx: Trx, report: Report, { kind, outcome }: Decision, at: Date): Promise<Report[]> {
  const closed = await trx
    .updateTable('report')
    .set({ status: kind, outcome, closed_at: at })
    .where('status', '=', 'open')
    .where((e) =>
      e.or([
        e('number', '=', report.number),
        ...(kind === 'removed' && report.generation_id !== null ? [e('generation_id', '=', report.generation_id)] : []),
        ...(kind === 'removed' && report.upload_name !== null ? [e('upload_name', '=', report.upload_name)] : []),
      ]),
    )
    .returningAll()
    .execute();
  return closed.some(({ number }) => number === report.number) ? closed : [];
}

/** Returns the account that made what a report is about; null if that is unknown or gone. */
export async function ownerOf({ db }: Pick<Services, 'db'>, { generation_id: id, upload_name: name }: Report): Promise<string | null> {
  if (id !== null) {
    const row = await db.selectFrom('generation').select('account_id').where('id', '=', id).executeTakeFirst();
    return row?.account_id ?? null;
  }
  if (name === null) return null;
  const row = await db.selectFrom('upload').select('account_id').where('name', '=', name).executeTakeFirst();
  return row?.account_id ?? null;
}

async function tellReporters({ mail, site }: Pick<Deciding, 'mail' | 'site'>, reports: readonly Report[]): Promise<void> {
  for (const { email, locale, status, number, outcome } of reports) {
    if (email === null) continue;
    const url = `${site.url}/report?number=${number}`;
    await mail.post(locale as Locale, status === 'removed' ? 'reportRemoved' : 'reportKept', email, {
      number,
      outcome: outcome ?? '',
      url,
    });
  }
}

async function tellOwners(
  { db, mail }: Pick<Deciding, 'db' | 'mail'>,
  { results }: Found,
  outcome: string,
  but: string | null,
): Promise<void> {
  for (const { account_id: account, tool, locale: spoken, created_at: made } of results) {
    if (account === but) continue;
    const user = await db.selectFrom('user_account').select(['email', 'locale']).where('id', '=', account).executeTakeFirst();
    if (!user) continue;
    const locale = isLocale(user.locale) ? user.locale : (spoken as Locale);
    const date = new Intl.DateTimeFormat(localeFacts[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(made);
    await mail.post(locale, 'creationRemoved', user.email, { tool: toolName(tool, locale), date, outcome });
  }
}

/** Closes the owner's account for good, records it and tells the owner why. */
async function closeOwnerOf(services: Deciding, owner: string, report: Report, { operator, outcome }: Decision): Promise<void> {
  const { db, clock, mail } = services;
  const user = await db.selectFrom('user_account').select('locale').where('id', '=', owner).executeTakeFirst();
  const email = await closeAccount(services, owner, { barred: true });
  await db
    .insertInto('operator_decision')
    .values({
      kind: 'closed',
      operator,
      report_number: report.number,
      generation_id: report.generation_id,
      account_id: owner,
      outcome,
      removed: JSON.stringify({}),
      at: clock(),
    })
    .execute();
  if (email !== null) await mail.post(isLocale(user?.locale) ? user.locale : 'en', 'accountClosed', email, { outcome });
}

const nothing: Found = { results: [], copies: [], sources: [] };

/**
 * Decides an open report. Returns false if it is unknown or was decided before. What is removed is gone from the storage and the database
 * before the report counts as answered, so an interrupted removal is simply done again.
 */
export async function decide(services: Deciding, number: string, decision: Decision): Promise<boolean> {
  const { db, clock } = services;
  const report = await db.selectFrom('report').selectAll().where('number', '=', number).where('status', '=', 'open').executeTakeFirst();
  if (!report) return false;
  const { kind, operator, outcome } = decision;
  const owner = await ownerOf(services, report);
  const found = kind === 'removed' ? await findCopies(services, report, decision) : nothing;
  await removeResults(services, found);
  const { reports, keys } = await inTransaction(db, async (trx) => {
    const at = clock();
    const closed = await closeReports(trx, report, decision, at);
    if (closed.length === 0) return { reports: closed, keys: [] };
    const removed = await removeUploads(trx, found, at);
    const counts = { results: found.results.length, copies: found.copies.length, sources: found.sources.length, forms: removed.forms };
    await trx
      .insertInto('operator_decision')
      .values(
        closed.map((one) => ({
          kind,
          operator,
          report_number: one.number,
          generation_id: one.generation_id,
          account_id: owner,
          outcome,
          removed: JSON.stringify(counts),
          at,
        })),
      )
      .execute();
    return { reports: closed, keys: removed.keys };
  });
  if (reports.length === 0) return false;
  await deleteNow(services, keys);
  const isClosing = kind === 'removed' && decision.closeOwner && owner !== null;
  await tellOwners(services, found, outcome, isClosing ? owner : null);
  if (isClosing) await closeOwnerOf(services, owner, report, decision);
  await tellReporters(services, reports);
  return true;
}
