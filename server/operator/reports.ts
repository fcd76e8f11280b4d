/** The reports in the operator's console: a page of them with their deadlines and files, and the calls that decide one or give it another subject. */
import { operatorReports as calls } from '../../contract/structs/calls/index.ts';
import type { Infer } from '../../contract/structs/schema.ts';
import type { orders } from '../../contract/facts/statuses.ts';
import { limits } from '../../contract/facts/limits.ts';
import type { Hinted } from '../../contract/facts/moderation.ts';
import type { Selectable } from 'kysely';
import { Refusal } from '../core/refusal.ts';
import { recordAct } from '../db/acts.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { App } from '../http/app.ts';
import { decide, ownerOf } from '../safety/decisions.ts';
import { hintsFor, type Hint } from '../safety/hints.ts';
import { findCopies } from '../safety/removal.ts';
import { filesOf, retarget } from '../safety/reports.ts';
import { suspicionsOf } from '../safety/suspicions.ts';
import { signedPath } from '../storage/sign.ts';
import { routeOpen, type Operator } from './admission.ts';
import { millisecondsOf, placeAfter, sorted, type SortKey } from './cursor.ts';

type Page = Infer<(typeof calls.listReports)['data']>;
type Query = Infer<(typeof calls.listReports)['query']>;
type Decided = Infer<(typeof calls.decideReport)['body']>;
type Report = Selectable<Database['report']>;

/** Milliseconds that a page waits for the networks to examine its files. Hints that arrive later are there when the page is opened again. */
const longestLooking = 3000;

const acts = { removed: 'reportRemoved', kept: 'reportKept', closed: 'reportClosed' } as const;

const sortKeys: Readonly<Record<(typeof orders.reports)[number], SortKey>> = {
  newest: { by: millisecondsOf('at') },
  oldest: { by: millisecondsOf('at'), rising: true },
};

/** Returns a page of reports: open ones by their deadline, decided ones newest first, unless another order is asked for. */
function reportsAfter({ db }: Pick<Services, 'db'>, { state = 'open', order, cursor }: Query) {
  const isOpen = state === 'open';
  const own: SortKey = isOpen ? { by: millisecondsOf('due_at'), rising: true } : { by: millisecondsOf('closed_at') };
  const query = db
    .selectFrom('report')
    .selectAll()
    .where('status', isOpen ? '=' : '!=', 'open')
    .limit(limits.pageSize + 1);
  return sorted(query, order === undefined ? own : sortKeys[order], { id: 'number', cursor }).execute();
}

type Hints = { readonly files: ReadonlyMap<string, Hint>; readonly words: ReadonlyMap<string, Hinted> };

async function present(services: Services, row: Report, hints: Hints): Promise<Page['items'][number]> {
  const files = await filesOf(services, row);
  const found = await findCopies(services, row, { withRemixes: true });
  return {
    id: row.number,
    status: row.status,
    reason: row.reason as Page['items'][number]['reason'],
    url: row.url,
    message: row.message,
    answered: row.email !== null,
    at: row.at.toISOString(),
    dueAt: row.due_at.toISOString(),
    left: row.due_at.getTime() - services.clock().getTime(),
    closedAt: row.closed_at?.toISOString() ?? null,
    outcome: row.outcome,
    subject: row.generation_id ?? row.upload_name,
    account: await ownerOf(services, row),
    files: files.map(({ key, type }) => ({ url: signedPath(services, key), type, hint: hints.files.get(key) ?? null })),
    suspected: hints.words.get(row.generation_id ?? '') ?? null,
    copies: found.copies.length,
    remixes: found.results.filter(({ id }) => id !== row.generation_id).length,
    sources: found.sources.length,
  };
}

async function listed(services: Services, query: Query): Promise<Page> {
  const rows = await reportsAfter(services, query);
  const shown = rows.slice(0, limits.pageSize);
  const files: Awaited<ReturnType<typeof filesOf>> = [];
  for (const row of shown) files.push(...(await filesOf(services, row)));
  const hints = {
    files: await hintsFor(services, files, longestLooking),
    words: await suspicionsOf(
      services,
      shown.map(({ generation_id: id }) => id),
    ),
  };
  const items: Page['items'] = [];
  for (const row of shown) items.push(await present(services, row, hints));
  const last = shown.at(-1);
  if (!last || rows.length === shown.length) return { items, next: null };
  return { items, next: placeAfter(last.place, last.number) };
}

/** Decides an open report, with its act in the same transaction. Throws `notFound` for one that is decided already. */
async function decideFor(services: Services, operator: Operator, number: string, { decision, outcome, remixes }: Decided): Promise<void> {
  const isDecided = await decide(
    services,
    number,
    {
      // Closing an account removes what was reported, too.
      kind: decision === 'kept' ? 'kept' : 'removed',
      operator: operator.id,
      outcome,
      withRemixes: remixes,
      closeOwner: decision === 'closed',
    },
    (trx) => recordAct(trx, operator, services.clock(), { act: acts[decision], subject: number, reason: outcome }),
  );
  if (!isDecided) throw new Refusal('notFound', { key: 'reportDecided' });
}

async function retargetFor({ db, clock }: Services, operator: Operator, number: string, target: string): Promise<void> {
  const isOpen = await inTransaction(db, async (trx) => {
    const done = await retarget(trx, number, target);
    if (done) await recordAct(trx, operator, clock(), { act: 'reportRetargeted', subject: number });
    return done;
  });
  if (!isOpen) throw new Refusal('notFound', { key: 'reportDecided' });
}

export function routeReports(app: App, services: Services): void {
  routeOpen(app, services, calls.listReports, ({ query }) => listed(services, query));
  routeOpen(app, services, calls.decideReport, async ({ params, body }, operator) => {
    await decideFor(services, operator, params.number, body);
    return null;
  });
  routeOpen(app, services, calls.retargetReport, async ({ params, body }, operator) => {
    await retargetFor(services, operator, params.number, body.target);
    return null;
  });
}
