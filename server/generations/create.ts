/** Creates a generation: validating, charging and enqueuing happen in one transaction, or not at all. */
import { isDeepStrictEqual } from 'node:util';
import { newId } from '../core/id.ts';
import { textBudgets } from '../../contract/facts/text-lengths.ts';
import { isForAdults } from '../../contract/facts/tools/adults.ts';
import { toolBySlug, type Capability } from '../../contract/facts/tools/index.ts';
import { capabilityOf, costOf } from '../../contract/facts/tools/terms.ts';
import { inputStructs } from '../../contract/structs/inputs/index.ts';
import { inTransaction, type Db, type Trx } from '../db/transaction.ts';
import type { Engine } from '@iridia/engine';
import { checked } from '../core/checked.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import { groupOf, groupsOf, type Who } from '../core/who.ts';
import { areSamples, isConsentValid } from './consent.ts';
import type { Services } from '../core/services.ts';
import type { FaceSearch } from '../faces/find.ts';
import { currentBalance } from '../credits/account.ts';
import { refuseAbove } from '../settings/quoted.ts';
import { refuseWithdrawing } from './cancels.ts';
import { checkFaces } from './faces-given.ts';
import { checkFiles, filesOf, wordsOf } from './inputs.ts';
import { admitBytes } from '../http/storing.ts';
import { checkText } from '../policy/policy.ts';
import { enqueue } from './queue.ts';
import type { GenerationRow } from './generation-row.ts';

/** What the hold of a generation and its lines in the ledger take, with their indexes (bytes). */
const ledgerBytes = 1024;

/** Returns the engines that are on and offer at least one of these capabilities, in the order in which they are tried. */
export const enginesFor = (
  { engines, settings }: Pick<Services, 'engines' | 'settings'>,
  ...capabilities: readonly Capability[]
): Engine[] =>
  engines.filter((engine) => settings.isOn(`engine.${engine.name}`) && capabilities.some((capability) => engine.offers(capability)));

const unfinished = (trx: Trx) =>
  trx
    .selectFrom('generation')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('status', 'in', ['queued', 'running']);

/**
 * Returns the account's turn, which is the number of its unfinished generations, and how many of the network's have the same turn or an
 * earlier one. Accounts of one network take turns with each other, and their network takes turns with other networks.
 */
async function turnOf(trx: Trx, account: string, network: string): Promise<{ turn: number; waiting: number }> {
  const own = await unfinished(trx).where('account_id', '=', account).executeTakeFirstOrThrow();
  const turn = Number(own.count);
  const { count } = await unfinished(trx).where('network', '=', network).where('turn', '<=', turn).executeTakeFirstOrThrow();
  // A person whose network changed keeps the place among the person's own.
  return { turn, waiting: Math.max(turn, Number(count)) };
}

export type Creating = FaceSearch &
  Pick<Services, 'clock' | 'db' | 'jobs' | 'judge' | 'ledger' | 'lookUpBalance' | 'feed' | 'measures' | 'settings' | 'textJudge'>;

/** `cost`: what it may cost at most, as it was shown; without it whatever it costs. */
type Wish = { tool: string; inputs: Record<string, unknown>; cost?: number | undefined };

/**
 * Returns the generation that a key already belongs to, or null. Throws `keyReused` when it asks for something else; a deleted generation no
 * longer knows what it was asked for.
 */
async function repeated(db: Db, account: string, key: string, { tool, inputs }: Wish): Promise<GenerationRow | null> {
  const row = await db
    .selectFrom('generation')
    .selectAll()
    .where('account_id', '=', account)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const asked: unknown = JSON.parse(JSON.stringify(inputs));
  if (row.deleted_at || (row.tool === tool && isDeepStrictEqual(row.inputs, asked))) return row;
  throw new Refusal('keyReused');
}

/**
 * Stores a generation and charges for it. Repeating the same `key` for the same account returns the existing generation. Throws a
 * `Refusal`: `keyReused` when the body is another, `notFound` for an unknown tool or a file of another account, invalid inputs, policy violations, no face where one is required,
 * no engine, `priceChanged` when it costs more than was shown, or not enough credits.
 */
export async function createGeneration(services: Creating, who: Who, key: string, wish: Wish): Promise<GenerationRow> {
  const { db, ledger, clock, settings } = services;
  const tool = toolBySlug(wish.tool);
  // The chat has its own call.
  if (!tool || tool.capability === 'chat') throw new Refusal('notFound');
  const inputs = checked(inputStructs[tool.slug], wish.inputs, 'inputs') as Record<string, unknown>;
  const earlier = () => repeated(db, who.account, key, { tool: tool.slug, inputs });
  const known = await earlier();
  if (known) return known;
  if (!settings.isOn(`tool.${tool.slug}`)) throw new Refusal('noEngine');
  const capability = capabilityOf(tool, inputs);
  const [engine] = enginesFor(services, capability);
  if (!engine) throw new Refusal('noEngine');
  await refuseWithdrawing(services, who);
  await admitBytes(services, who, Buffer.byteLength(JSON.stringify(inputs)) + ledgerBytes, ['generationByAddress', who.address]);
  const files = filesOf(tool, inputs);
  await checkFiles(db, tool, who.account, files);
  const needsConsent = tool.consent && !(await areSamples(db, tool, who.account, files));
  if (needsConsent && !(await isConsentValid(db, who.account, tool.slug, String(inputs.consent ?? '')))) throw invalid('consent');
  const cost = costOf(tool, inputs, engine.name, settings.costs);
  refuseAbove(wish.cost, cost);
  // Before the text is read: who cannot pay has no process work for nothing. The same request may just have spent the last credits.
  if ((await currentBalance(services, who)) < cost) {
    const twin = await earlier();
    if (twin) return twin;
    throw new Refusal('notEnoughCredits');
  }
  await checkText(services, wordsOf(tool, inputs), {
    adult: isForAdults(tool, inputs),
    isOneImage: true,
    budget: textBudgets.creation,
    who,
    groups: groupsOf(services, who),
  });
  await checkFaces(services, who, engine, capability, { inputs, files });

  const now = clock();
  const network = groupOf(services, who.address);
  const row = await inTransaction(db, async (trx) => {
    await ledger.ensureDaily(trx, who);
    const { turn, waiting } = await turnOf(trx, who.account, network);
    const fresh = await trx
      .insertInto('generation')
      .values({
        id: newId(now.getTime()),
        account_id: who.account,
        tool: tool.slug,
        engine: engine.name,
        inputs: JSON.stringify(inputs),
        locale: who.locale,
        network,
        turn,
        status: 'queued',
        stage: 'queued',
        cost,
        outputs: '[]',
        notes: '{}',
        idempotency_key: key,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'idempotency_key']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!fresh) return null;
    await ledger.hold(trx, { account: who.account, amount: cost, job: fresh.id });
    await enqueue(services, trx, { id: fresh.id, result: tool.result, waiting, network });
    return fresh;
  });
  if (row) {
    services.feed.publish(row);
    return row;
  }
  const twin = await earlier();
  if (!twin) throw new Error('A generation with the same key was there and is gone');
  return twin;
}
