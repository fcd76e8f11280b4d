/**
 * Histories of accounts and payments, made at random: allowances, claims, grants, jobs, events of a processor (late, twice, out of order,
 * forged), refunds, expiry, changes of plan, the passing of time, and a database that ends in the middle of it all.
 */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transactionStatuses } from '../../../contract/facts/statuses.ts';
import { packById, planById, type PackPrice, type PlanId } from '../../../contract/facts/prices.ts';
import { readConfig } from '../../../server/core/config.ts';
import { claimDaily } from '../../../server/credits/checkin.ts';
import { createLedger } from '../../../server/credits/ledger.ts';
import { inTransaction, type Trx } from '../../../server/db/transaction.ts';
import { openSecrets } from '../../../server/db/secrets.ts';
import { Refusal } from '../../../server/core/refusal.ts';
import type { Who } from '../../../server/core/who.ts';
import { createLog } from '../../../server/core/log.ts';
import { addMonths } from '../../../server/payments/purchases/months.ts';
import type { PaymentEvent, Processor } from '../../../server/payments/purchases/processor.ts';
import { createSandbox, signSandboxEvent } from '../../../server/payments/sandbox/processor.ts';
import { settle } from '../../../server/payments/purchases/settle.ts';
import { changePlan, passTime, setEnding } from '../../../server/payments/purchases/subscriptions.ts';
import type { Services } from '../../../server/core/services.ts';
import { createClock } from './clock.ts';
import { openCrashing, type CrashingDatabase } from './crashing.ts';
import type { TestDatabase } from './databases.ts';
import { checkBalances } from './balances.ts';

const histories = Number(process.env.LEDGER_HISTORIES ?? 30);
/** How many steps a history has at most: to buy and to check takes as long as ten moves, so a deep run has fewer and longer ones. */
const mostSteps = Number(process.env.LEDGER_STEPS ?? 5);
/** Of how many steps one meets a crash: to open the embedded database again takes as long as a hundred. */
const crashes = { embedded: 400, postgres: 12 };
/** Histories of one database: what asks for all that is due takes longer, the more has been. */
const ofDatabase = 500;

const begin = new Date('2026-01-01T00:00:00Z');
const hour = 60 * 60 * 1000;
const secret = 'shh';

/** What is for sale in each history. Few names, so that the same things come up again and again, in any order and at once. */
const packs = { p1: { account: 'u_a', price: '5.99' }, p2: { account: 'u_b', price: '19.99' } } as const;
const plans = { s1: { account: 'u_a', plan: 1 }, s2: { account: 'u_b', plan: 4 } } as const;
type PackName = keyof typeof packs;
type PlanName = keyof typeof plans;
type SaleName = PackName | PlanName;
const isPack = (name: SaleName): name is PackName => name in packs;

const user = fc.constantFrom('u_a', 'u_b');
const account = fc.constantFrom('u_a', 'u_b', 'v_c');
const job = fc.constantFrom('j1', 'j2', 'j3', 'j4', 'j5', 'j6');
const zone = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/New_York');
const planName = fc.constantFrom<PlanName[]>('s1', 's2');
const saleName = fc.constantFrom<SaleName[]>('p1', 'p2', 's1', 's2');
const kindOf = <const K extends string>(kind: K) => fc.constant(kind);

const story = fc.oneof(
  fc.record({ type: kindOf('paid'), of: saleName }),
  fc.record({ type: kindOf('failed'), of: saleName }),
  fc.record({ type: kindOf('refunded'), of: saleName, share: fc.constantFrom(0.5, 1) }),
  fc.record({ type: kindOf('renewed'), of: planName, period: fc.constantFrom(1, 2) }),
  fc.record({ type: kindOf('renewalRefunded'), of: planName, period: fc.constantFrom(1, 2) }),
  fc.record({ type: kindOf('ending'), of: planName, ends: fc.boolean() }),
  fc.record({ type: kindOf('ended'), of: planName }),
);

const move = fc.oneof(
  fc.record({ kind: kindOf('daily'), account, zone }),
  fc.record({ kind: kindOf('claim'), account: user, zone }),
  fc.record({
    kind: kindOf('grant'),
    account: user,
    txn: fc.constantFrom('t1', 't2'),
    amount: fc.integer({ min: 1, max: 50 }),
    lastsHours: fc.option(fc.integer({ min: 1, max: 60 })),
  }),
  fc.record({ kind: kindOf('hold'), account, job, amount: fc.constantFrom(0, 1, 20, 150, 390) }),
  fc.record({ kind: kindOf('settle'), job }),
  fc.record({ kind: kindOf('release'), job }),
  fc.record({
    kind: kindOf('refund'),
    account: user,
    txn: fc.constantFrom('t1', 't2'),
    upTo: fc.option(fc.integer({ min: 1, max: 30 })),
  }),
  fc.record({ kind: kindOf('expire'), account }),
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kindOf('told'),
      story,
      /** The processor may state the same under one id or under another. */
      copy: fc.constantFrom(1, 1, 2),
      signature: fc.constantFrom('right', 'right', 'right', 'right', 'right', 'right', 'forged', 'old'),
    }),
  },
  fc.record({ kind: kindOf('change'), account: user, plan: fc.constantFrom<PlanId[]>(1, 2, 4) }),
  fc.record({ kind: kindOf('setEnding'), account: user, ends: fc.boolean() }),
  fc.record({ kind: kindOf('time') }),
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;
type Reported = Extract<Move, { kind: 'told' }>;

/** Moves of one step happen at once; the clock goes on between steps. */
const history = fc.record({
  /** What was paid before all else, so that more can happen to it. */
  bought: fc.subarray<SaleName>(['p1', 'p2', 's1', 's2']),
  steps: fc.array(
    fc.record({ moves: fc.array(move, { minLength: 1, maxLength: 5 }), hours: fc.constantFrom(0, 0, 0, 1, 7, 26, 24 * 31) }),
    { minLength: 1, maxLength: mostSteps, size: 'max' },
  ),
  /** Whether the processor charges periods and names its subscriptions, or we do. */
  isHosted: fc.boolean(),
});

export const ledgerHistories = (database: TestDatabase): void => {
  let [made, walked] = [0, 0];
  let crashing: CrashingDatabase;
  let services: Services;
  let sandbox: Processor;
  const clock = createClock(begin);
  const letters: { kind: string; txn: string | undefined }[] = [];

  const serve = async () => {
    const { open } = crashing;
    const config = readConfig({ SANDBOX_WEBHOOK_SECRET: secret, ALLOWANCES_PER_ADDRESS: '1000000', LOG_LEVEL: 'silent' });
    const mail: Services['mail'] = {
      post: (_locale, kind, _to, params) => {
        letters.push({ kind, txn: 'txn' in params ? params.txn : undefined });
        return Promise.resolve();
      },
      // It is a row of the transaction: one that is rolled back leaves no letter.
      within: (_trx, locale, kind, to, params) => Promise.resolve(() => void mail.post(locale, kind, to, params)),
      forget: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    services = {
      config,
      settings: { ...config, pack: packById, plan: planById },
      log: createLog('silent'),
      clock: clock.now,
      database: open,
      db: open.db,
      mail,
      ledger: createLedger(config, clock.now),
      secrets: await openSecrets(open.db),
    } as unknown as Services;
    sandbox = createSandbox(services);
  };
  const begunAnew = async () => {
    await crashing.close();
    crashing = await openCrashing(database);
    await serve();
  };
  beforeAll(async () => {
    crashing = await openCrashing(database);
    await serve();
  });
  afterAll(() => crashing.close());
  /** PostgreSQL counts the deadlocks of a connection when that ends. Each costs a second, and on a busy machine all its repeats may meet it again. */
  const expectNoDeadlock = async (): Promise<void> => {
    if (database.kind !== 'postgres') return;
    await crashing.crash(Promise.resolve());
    await serve();
    const { rows } = await sql<{ deadlocks: string }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(
      services.db,
    );
    expect(Number(rows[0]!.deadlocks)).toBe(0);
  };
  const run = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => inTransaction(services.db, work);

  /** One history: its own accounts and payments, and what was acknowledged in it. */
  class History {
    readonly acknowledged = new Set<string>();
    readonly #number = (made += 1);
    readonly #isHosted: boolean;

    constructor(isHosted: boolean) {
      this.#isHosted = isHosted;
    }

    readonly name = (text: string) => `${text}_${this.#number}`;

    get accounts() {
      return ['u_a', 'u_b', 'v_c'].map(this.name);
    }

    get processor(): Processor {
      return { ...sandbox, chargesPeriods: !this.#isHosted };
    }

    async openPayments(): Promise<void> {
      const common = { currency: 'USD', processor: 'sandbox', email: 'ada@example.com', locale: 'en', created_at: begin };
      const rows = [
        ...Object.entries(packs).map(([name, { account, price }]) => ({
          ...common,
          id: this.name(name),
          account_id: this.name(account),
          kind: 'pack' as const,
          price,
          credits: packById(price as PackPrice).credits,
          plan_id: null,
        })),
        ...Object.entries(plans).map(([name, { account, plan }]) => ({
          ...common,
          id: this.name(name),
          account_id: this.name(account),
          kind: 'plan' as const,
          price: planById(plan).price,
          credits: planById(plan).credits,
          plan_id: plan,
        })),
      ];
      await services.db.insertInto('payment').values(rows).execute();
    }

    #chargeOf = (name: string) => this.name(`ch_${name}`);
    #refOf = (name: PlanName) => this.name(`sub_${name}`);

    eventOf(reported: Reported['story']): PaymentEvent {
      const monthsOf = (name: PlanName) => (planById(plans[name].plan).billing === 'year' ? 12 : 1);
      switch (reported.type) {
        case 'paid': {
          const { of } = reported;
          const subscription =
            isPack(of) || !this.#isHosted ? null : { ref: this.#refOf(of), start: begin, end: addMonths(begin, monthsOf(of)) };
          return { kind: 'paid', payment: this.name(of), charge: this.#chargeOf(of), subscription };
        }
        case 'failed':
          return { kind: 'failed', payment: this.name(reported.of), status: transactionStatuses.declined };
        case 'refunded':
          return { kind: 'refunded', charge: this.#chargeOf(reported.of), share: reported.share };
        case 'renewed': {
          const ref = this.name(`in_${reported.of}_${reported.period}`);
          const end = addMonths(begin, monthsOf(reported.of) * (reported.period + 1));
          return {
            kind: 'renewed',
            subscription: this.#refOf(reported.of),
            ref,
            charge: this.#chargeOf(`${reported.of}_${reported.period}`),
            end,
          };
        }
        case 'renewalRefunded':
          return { kind: 'refunded', charge: this.#chargeOf(`${reported.of}_${reported.period}`), share: 1 };
        case 'ending':
          return { kind: 'ending', subscription: this.#refOf(reported.of), ends: reported.ends };
        case 'ended':
          return { kind: 'ended', subscription: this.#refOf(reported.of) };
      }
    }

    /** An event arrives as a webhook does: text and a signature. */
    async deliver({ story: reported, copy, signature }: Reported): Promise<void> {
      const name = Object.values(reported).join(':');
      const body = JSON.stringify({ id: this.name(`${name}/${copy}`), event: this.eventOf(reported) });
      const seconds = Math.floor(clock.now().getTime() / 1000) - (signature === 'old' ? 301 : 0);
      const header = signSandboxEvent(signature === 'forged' ? 'guessed' : secret, body, seconds);
      const reading = sandbox.read(body, new Headers({ 'sandbox-signature': header }));
      if (signature !== 'right') {
        await expect(reading).rejects.toMatchObject({ codeName: 'invalidInput', reason: 'unsignedEvent' });
        return;
      }
      await settle(services, (await reading)!);
      this.acknowledged.add(name);
    }

    /** Makes one move. What a person may be refused is an answer, anything else thrown a failure. */
    async make(one: Move): Promise<void> {
      const { name } = this;
      const { ledger } = services;
      const account = 'account' in one ? name(one.account) : '';
      try {
        switch (one.kind) {
          case 'daily':
            return await run((trx) => ledger.ensureDaily(trx, { account, zone: one.zone, address: account }));
          case 'claim':
            await run((trx) => ledger.ensureDaily(trx, { account, zone: one.zone, address: account }));
            return await claimDaily(services, { account, zone: one.zone } as Who);
          case 'grant': {
            const expiresAt = one.lastsHours === null ? null : new Date(clock.now().getTime() + one.lastsHours * hour);
            const key = name(`grant:${one.account}:${one.txn}`);
            await run((trx) => ledger.grant(trx, { account, source: 'pack', amount: one.amount, expiresAt, key, txn: name(one.txn) }));
            this.acknowledged.add(`line ${key}`);
            return;
          }
          case 'hold':
            await run((trx) => ledger.hold(trx, { account, amount: one.amount, job: name(one.job) }));
            this.acknowledged.add(`line hold:${name(one.job)}`);
            return;
          case 'settle':
            if (await run((trx) => ledger.settle(trx, { job: name(one.job) }))) this.acknowledged.add(`line settle:${name(one.job)}`);
            return;
          case 'release':
            if (await run((trx) => ledger.release(trx, { job: name(one.job) }))) this.acknowledged.add(`line release:${name(one.job)}`);
            return;
          case 'refund': {
            const key = name(`refund:${one.account}:${one.txn}`);
            const back = { account, txn: name(one.txn), key, ...(one.upTo !== null && { upTo: one.upTo }) };
            return void (await run((trx) => ledger.refund(trx, back)));
          }
          case 'expire':
            return await run((trx) => ledger.expireDue(trx, account));
          case 'told':
            return await this.deliver(one);
          case 'change':
            return void (await changePlan(services, this.processor, account, { id: one.plan, shown: null }));
          case 'setEnding':
            return void (await setEnding(services, this.processor, { account, locale: 'en' }, one.ends));
          case 'time':
            return await passTime(services, this.processor);
        }
      } catch (error) {
        if (!(error instanceof Refusal) || !['notEnoughCredits', 'alreadyClaimed', 'notFound'].includes(error.codeName)) throw error;
      }
    }

    /** The moves of a step in the middle of which the database ends. What they answered by then counts, their failures do not. */
    async crash(moves: readonly Move[]): Promise<void> {
      const before = this.acknowledged;
      let first: () => void = () => undefined;
      const begun = new Promise<void>((resolve) => {
        first = resolve;
      });
      const underWay = Promise.allSettled(moves.map((one) => this.make(one).finally(first)));
      await begun;
      const [counted, posted] = [new Set(before), letters.length];
      await crashing.crash(underWay);
      // The killed process goes on here with files that nobody has any more: what it posts now is posted by nobody.
      if (database.kind === 'embedded') letters.length = posted;
      before.clear();
      for (const name of counted) before.add(name);
      await serve();
    }

    async endJobs(): Promise<void> {
      const held = () =>
        services.db
          .selectFrom('credit_hold')
          .select('job_id')
          .where('account_id', 'in', this.accounts)
          .where('state', '=', 'held')
          .execute();
      await Promise.all(
        (await held()).flatMap(({ job_id: id }) => [
          run((trx) => services.ledger.release(trx, { job: id })),
          run((trx) => services.ledger.settle(trx, { job: id })),
        ]),
      );
      expect(await held()).toEqual([]);
    }

    /** What was acknowledged is there, what was forged is not, and money and credits agree. No job is under way. */
    async checkPayments(): Promise<void> {
      const { db } = services;
      const rows = await db.selectFrom('payment').selectAll().where('account_id', 'in', this.accounts).execute();
      const lines = await db.selectFrom('ledger_entry').selectAll().where('account_id', 'in', this.accounts).execute();
      const grants = await db.selectFrom('credit_grant').selectAll().where('account_id', 'in', this.accounts).execute();
      const keys = new Set(lines.map(({ key }) => key));
      for (const name of this.acknowledged) if (name.startsWith('line ')) expect(keys).toContain(name.slice('line '.length));
      const wasReported = (name: string) => this.acknowledged.has(name);

      for (const row of rows) {
        const own = lines.filter(({ txn_id: txn }) => txn === row.id);
        const given = own.filter(({ kind }) => kind === 'grant');
        if (row.status !== transactionStatuses.paid) expect(given).toEqual([]);
        else if (row.kind === 'pack') expect(given.map(({ amount }) => amount)).toEqual([row.credits]);
        const sum = (some: typeof own) => some.reduce((total, { amount }) => total + amount, 0);
        const takenBack = -sum(own.filter(({ kind }) => kind === 'refund'));
        expect(takenBack).toBeLessThanOrEqual(sum(given));
        expect(letters.filter(({ kind, txn }) => kind === 'receipt' && txn === row.id).length).toBeLessThanOrEqual(1);
      }
      const refs = rows.flatMap(({ processor_ref: ref }) => (ref === null ? [] : [ref]));
      expect(new Set(refs).size).toBe(refs.length);

      for (const name of [...Object.keys(packs), ...Object.keys(plans)] as SaleName[]) {
        const row = rows.find(({ id }) => id === this.name(name))!;
        if (!wasReported(`paid:${name}`)) continue;
        expect(row.status).toBe(transactionStatuses.paid);
        if (!wasReported(`refunded:${name}:1`)) continue;
        const given = lines.filter(({ kind, txn_id: txn }) => kind === 'grant' && txn === row.id).map(({ grant_id: id }) => id);
        expect(grants.filter(({ id, remaining }) => given.includes(id) && remaining > 0)).toEqual([]);
      }

      for (const name of Object.keys(plans) as PlanName[]) {
        if (!this.#isHosted || !wasReported(`paid:${name}`)) continue;
        const subscription = await db
          .selectFrom('subscription')
          .selectAll()
          .where('processor_ref', '=', this.#refOf(name))
          .executeTakeFirstOrThrow();
        if (wasReported(`ended:${name}`)) expect(subscription.status).toBe('ended');
        for (const period of [1, 2])
          if (wasReported(`renewed:${name}:${period}`)) expect(refs).toContain(this.name(`in_${name}_${period}`));
      }
    }

    /** Leaves nothing to the next history that time would go on with. */
    async leave(): Promise<void> {
      await services.db.updateTable('subscription').set({ status: 'ended' }).where('account_id', 'in', this.accounts).execute();
      letters.length = 0;
    }
  }

  // Not tried again: the next histories are others, and would hide the one that failed.
  it(`add up, whatever happens at once and in whatever order (${histories} of them)`, { retry: 0, timeout: 10_800_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ bought, steps, isHosted }) => {
        if (made > 0 && made % ofDatabase === 0) {
          await expectNoDeadlock();
          await begunAnew();
        }
        clock.set(begin);
        const one = new History(isHosted);
        await one.openPayments();
        for (const of of bought) await one.make({ kind: 'told', story: { type: 'paid', of }, copy: 1, signature: 'right' });
        for (const { moves, hours } of steps) {
          walked += 1;
          if (walked % crashes[database.kind] === 0) await one.crash(moves);
          else await Promise.all(moves.map((next) => one.make(next)));
          clock.advance(hours * hour);
        }
        await checkBalances(services.database, one.accounts, clock.now());
        await one.endJobs();
        await checkBalances(services.database, one.accounts, clock.now());
        await one.checkPayments();
        await one.leave();
      }),
      { numRuns: histories, endOnFailure: true },
    );
    await expectNoDeadlock();
  });
};
