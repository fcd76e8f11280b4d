import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Kysely } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Config } from './config.ts';
import { ConfigError } from './config.ts';
import { createLedger, type Ledger } from '../credits/ledger.ts';
import { openLooks, type Look } from '../credits/look.ts';
import { openDatabase, type OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { openSecrets, type Secrets } from '../db/secrets.ts';
import type { Engine } from '@iridia/engine';
import { openEngines } from '../hosted/open.ts';
import { openLimits, type Limits } from '../http/limits.ts';
import { createLog, type Log } from './log.ts';
import { openMail, type Mail } from '../mail/mail.ts';
import { buildIn } from '../site/client.ts';

/** What the rooms of the server share. Opened once by `openServices`, closed once by `closeServices`. */
export type Services = {
  readonly config: Config;
  readonly log: Log;
  readonly clock: () => Date;
  readonly database: OpenDatabase;
  readonly db: Kysely<Database>;
  readonly jobs: PgBoss;
  readonly disk: Disk;
  readonly mail: Mail;
  readonly ledger: Ledger;
  /** Looks into a purse without touching it. */
  readonly look: (account: string) => Promise<Look>;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly engines: readonly Engine[];
  /** The build that is served: the id in `builds/latest.json`, or `dev`. */
  readonly build: string;
  /** Where people reach us. Known for certain only when the server listens, hence not a constant. */
  readonly site: { url: string };
  /** What each room does when an account is deleted; the rooms add to it when they register. */
  readonly leaving: ((account: string) => Promise<void>)[];
  /** Aborted when the server begins to stop: long answers end, work in progress is given back. */
  readonly stopping: AbortController;
};

/** Parts that a test or a script replaces. */
export type ServiceParts = Partial<Pick<Services, 'clock' | 'log' | 'engines' | 'disk' | 'database' | 'build'>>;

/** Where files are kept: a folder of the data directory, or an S3 bucket. */
export function openDisk(config: Config): Disk {
  const { env } = config;
  if (!env.S3_BUCKET) {
    const location = join(config.dataDir, 'files');
    mkdirSync(location, { recursive: true });
    return new Disk(new FSDriver({ location, visibility: 'private' }));
  }
  const missing = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter((name) => !env[name]);
  if (missing.length > 0) throw new ConfigError(`S3_BUCKET is set, but not ${missing.join(', ')}.`);
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID!, secretAccessKey: env.S3_SECRET_ACCESS_KEY! },
      endpoint: env.S3_ENDPOINT!,
      region: env.S3_REGION!,
      bucket: env.S3_BUCKET,
      forcePathStyle: true,
      visibility: 'private',
      supportsACL: false,
    }),
  );
}

/** Opens everything. Throws `ConfigError` or `DataDirInUse` with a sentence for the operator; nothing stays open then. */
export async function openServices(config: Config, parts: ServiceParts = {}): Promise<Services> {
  const log = parts.log ?? createLog(config.logLevel);
  const clock = parts.clock ?? (() => new Date());
  const database = parts.database ?? (await openDatabase(config, log));
  try {
    const jobs = new PgBoss({ ...database.boss, useListenNotify: true, superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 });
    jobs.on('error', (error) => log.warn('the job queue met an error', { error }));
    await jobs.start();
    const site = { url: config.siteUrl ?? `http://${config.host}:${config.port}` };
    return {
      config,
      log,
      clock,
      database,
      db: database.db,
      jobs,
      disk: parts.disk ?? openDisk(config),
      mail: openMail({ config, db: database.db, clock, log }),
      ledger: createLedger(config, clock),
      look: openLooks(database.sql, clock),
      secrets: await openSecrets(database.db),
      limits: openLimits(database),
      engines: parts.engines ?? (await openEngines({ config, log })),
      build: parts.build ?? buildIn(config.clientDir),
      site,
      leaving: [],
      stopping: new AbortController(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Ends the queue, then the engines, then the mail, and the database last. Safe after a failure of any of them. */
export async function closeServices(services: Services): Promise<void> {
  services.stopping.abort();
  const { log } = services;
  const quietly = async (what: string, close: () => Promise<unknown>) => {
    try {
      await close();
    } catch (error) {
      log.warn(`${what} did not close well`, { error });
    }
  };
  await quietly('the job queue', () => services.jobs.stop({ graceful: true, timeout: 5000 }));
  for (const engine of services.engines) await quietly(`the engine ${engine.name}`, () => engine.close());
  await quietly('the mail', () => services.mail.close());
  await quietly('the database', () => services.database.close());
}
