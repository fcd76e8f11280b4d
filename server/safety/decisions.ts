/** The operator's decisions about reports: one act that removes, records and informs everyone concerned. */
import type { Selectable } from 'kysely';
import { isLocale, localeFacts, localePath, type Locale } from '../../contract/facts/locales.ts';
import { toolName } from '../../copy/tool-names.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction, type Trx } from '../db/transaction.ts';
import { finishRemoval } from '../generations/creations.ts';
import { deleteNow } from '../storage/deletion.ts';
import { closeWithin, type Leaving } from '../users/leaving.ts';
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

/** Closes the report and every other open report about the same thing, and returns them. */
function closeReports(trx: Trx, report: Report, { kind, outcome }: Decision, at: Date): Promise<Report[]> {
  return trx
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

/** Calls that send the letters that a transaction stored. */
type Sending = () => void;

async function reportReporters({ mail, site }: Pick<Deciding, 'mail' | 'site'>, trx: Trx, reports: readonly Report[]): Promise<Sending[]> {
  const letters: Sending[] = [];
  for (const { email, locale, status, number, outcome } of reports) {
    if (email === null) continue;
    const kind = status === 'removed' ? 'reportRemoved' : 'reportKept';
    const params = { number, outcome: outcome ?? '', url: site.url + localePath(locale as Locale, `/report?number=${number}`) };
    letters.push(await mail.within(trx, locale as Locale, kind, email, params));
  }
  return letters;
}

const dayIn = (locale: Locale, day: Date): string =>
  new Intl.DateTimeFormat(localeFacts[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** Notifies the owners of the results, and the owners of uploads that were copies of them. Visitors have no address. */
async function reportOwners({ mail }: Pick<Deciding, 'mail'>, trx: Trx, { results, copies }: Found, outcome: string): Promise<Sending[]> {
  const letters: Sending[] = [];
  const ownerBy = (account: string) =>
    trx.selectFrom('user_account').select(['email', 'locale']).where('id', '=', account).executeTakeFirst();
  for (const { account_id: account, tool, locale: spoken, created_at: made } of results) {
    const user = await ownerBy(account);
    if (!user) continue;
    const locale = isLocale(user.locale) ? user.locale : (spoken as Locale);
    const params = { tool: toolName(tool, locale), date: dayIn(locale, made), outcome };
    letters.push(await mail.within(trx, locale, 'creationRemoved', user.email, params));
  }
  // Somebody who uploaded the same file several times is informed once.
  const uploaded = new Map(copies.map((copy) => [copy.account_id, copy]));
  for (const { account_id: account, created_at: at } of uploaded.values()) {
    const user = await ownerBy(account);
    if (!user) continue;
    const locale = isLocale(user.locale) ? user.locale : 'en';
    letters.push(await mail.within(trx, locale, 'uploadRemoved', user.email, { date: dayIn(locale, at), outcome }));
  }
  return letters;
}

/** Closes the owner's account for good, records it and informs the owner why. */
async function closeOwnerOf(services: Deciding, trx: Trx, owner: string, report: Report, { operator, outcome }: Decision) {
  const user = await trx.selectFrom('user_account').select('locale').where('id', '=', owner).executeTakeFirst();
  const closed = await closeWithin(services, trx, owner, { barred: true });
  await trx
    .insertInto('operator_decision')
    .values({
      kind: 'closed',
      operator,
      report_number: report.number,
      generation_id: report.generation_id,
      account_id: owner,
      outcome,
      removed: JSON.stringify({}),
      at: services.clock(),
    })
    .execute();
  const locale = isLocale(user?.locale) ? user.locale : 'en';
  const letters = closed?.email ? [await services.mail.within(trx, locale, 'accountClosed', closed.email, { outcome })] : [];
  return { closed, letters };
}

/** Everything that a decision changes in the database, in one transaction. Returns what is left to do after the commit, or null. */
async function decideWithin(services: Deciding, trx: Trx, number: string, decision: Decision) {
  const { kind, operator, outcome } = decision;
  const report = await trx
    .selectFrom('report')
    .selectAll()
    .where('number', '=', number)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (!report) return null;
  const at = services.clock();
  const reports = await closeReports(trx, report, decision, at);
  const owner = await ownerOf({ db: trx }, report);
  const found = kind === 'removed' ? await findCopies({ db: trx }, report, decision) : nothing;
  const results = await removeResults(services, trx, found);
  const uploads = await removeUploads(trx, found, at);
  const counts = { results: results.length, copies: found.copies.length, sources: found.sources.length, forms: uploads.forms };
  const row = { kind, operator, account_id: owner, outcome, removed: JSON.stringify(counts), at };
  // Together they would be more values than the database takes, and thousands of reports must not keep a thing there.
  for (let from = 0; from < reports.length; from += decisionsAtOnce)
    await trx
      .insertInto('operator_decision')
      .values(
        reports.slice(from, from + decisionsAtOnce).map((one) => ({ ...row, report_number: one.number, generation_id: one.generation_id })),
      )
      .execute();
  const isClosing = kind === 'removed' && decision.closeOwner && owner !== null;
  const { closed, letters: toClosed } = isClosing
    ? await closeOwnerOf(services, trx, owner, report, decision)
    : { closed: null, letters: [] };
  const letters = [...toClosed, ...(await reportOwners(services, trx, found, outcome)), ...(await reportReporters(services, trx, reports))];
  return { owner, results, keys: uploads.keys, closed, letters };
}

/** Records that one statement writes. */
const decisionsAtOnce = 1000;

const nothing: Found = { results: [], copies: [], sources: [] };

/**
 * Decides an open report. Returns false, and removes nothing, if it is unknown or another operator decided it. The claim on the report, what
 * is removed, the record and the letters are one transaction, with what `record` adds to it, so either all of it happened or none.
 */
export async function decide(
  services: Deciding,
  number: string,
  decision: Decision,
  record: (trx: Trx) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const done = await inTransaction(services.db, async (trx) => {
    const decided = await decideWithin(services, trx, number, decision);
    if (decided) await record(trx);
    return decided;
  });
  if (!done) return false;
  services.log.event('operator.acted', { act: decision.kind, operator: decision.operator, report: number, user: done.owner });
  for (const send of done.letters) send();
  await finishRemoval(services, done.results);
  await deleteNow(services, done.keys);
  await done.closed?.finish();
  return true;
}
