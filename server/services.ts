/** Opens and closes the services shared by all domains. */
import { PgBoss } from 'pg-boss';
import type { Config } from './core/config.ts';
import { createLog } from './core/log.ts';
import { openMeasures } from './core/measures.ts';
import type { Services } from './core/services.ts';
import { openAssistants } from './chat/assistants.ts';
import { openBalances } from './credits/balance.ts';
import { createLedger } from './credits/ledger.ts';
import { openDatabase } from './db/open.ts';
import { openSecrets } from './db/secrets.ts';
import { openFaceMemory } from './faces/find.ts';
import { openGarmentMemory } from './garments/find.ts';
import { openFeed } from './generations/feed.ts';
import { openQueuePositions } from './generations/queue-positions.ts';
import { openQueues } from './generations/queue.ts';
import { openDurations } from './generations/durations.ts';
import { openEngines } from './engines.ts';
import { openLimits } from './http/limits.ts';
import { openPackFetching } from './packs/fetching.ts';
import { openPlaces } from './http/places.ts';
import { openMail } from './mail/mail.ts';
import { openCopying } from './media/copy.ts';
import { createExaminer } from './media/examine.ts';
import { openProcessor } from './payments/open.ts';
import { openTextJudge } from '@iridia/engine/guard';
import { openJudge } from './policy/judge.ts';
import { openCredentialsReader } from './provenance/credentials.ts';
import { openSigning, type Signing } from './provenance/mark.ts';
import { buildIn } from './site/build.ts';
import { openPush } from './push/push.ts';
import { openHintMemory } from './safety/hints.ts';
import { openSettings } from './settings/settings.ts';
import { openDisk } from './storage/disk.ts';
import { openSessionEnds } from './core/session-ends.ts';
import { openSessionWatch } from './core/session-watch.ts';
import { closeToOthers, sweepFolders } from './storage/folder.ts';
import { isOpen, userOfKey } from './users/keys.ts';
import { userOfToken } from './users/sessions.ts';

/** Services that a test or a script can replace. */
export type ServiceParts = Partial<
  Pick<Services, 'clock' | 'log' | 'engines' | 'disk' | 'database' | 'build' | 'judge' | 'textJudge' | 'examiner' | 'credentialsReader'> & {
    signer: Signing['pool'];
  }
>;

/** Opens all services. Throws `ConfigError` or `DataDirInUse` with a message for the operator, after closing the database. */
export async function openServices(config: Config, parts: ServiceParts = {}): Promise<Services> {
  const log = parts.log ?? createLog(config.logLevel);
  const clock = parts.clock ?? (() => new Date());
  await closeToOthers(config).catch((error: unknown) => log.warn('the data directory could not be closed to others', { error }));
  const database = parts.database ?? (await openDatabase(config, log));
  try {
    const { db } = database;
    // The embedded database is locked by this process, so nothing else works in the data directory.
    await sweepFolders({ config, log }, { alone: database.kind === 'embedded' });
    const jobs = new PgBoss({ ...database.boss, useListenNotify: true, superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 });
    jobs.on('error', (error) => log.warn('the job queue met an error', { error }));
    await jobs.start();
    await openQueues(jobs);
    const measures = openMeasures();
    const secrets = await openSecrets(db, config.secretKey);
    const draining = new AbortController();
    const stopping = new AbortController();
    const sessionEnds = openSessionEnds();
    const settings = await openSettings({ config, database, db, log, stopping });
    const durations = openDurations({ db, clock });
    const engines = parts.engines ?? (await openEngines({ config, log }));
    return {
      config,
      settings,
      log,
      clock,
      measures,
      database,
      db,
      jobs,
      disk: parts.disk ?? (await openDisk(config)),
      mail: openMail({ config, db, clock, log, measures, secrets }),
      ledger: createLedger(settings, clock, secrets.addressHash),
      lookUpBalance: openBalances(database.sql, clock),
      secrets,
      limits: openLimits(database, { secrets, log, settings }),
      places: openPlaces(),
      userOfToken: (token) => userOfToken(db, token, clock()),
      userOfKey: (key) => userOfKey(db, key, clock()),
      engines,
      feed: openFeed({ db, database, config, log, stopping }),
      queuePositions: openQueuePositions({ db, clock, log, stopping, config, durations }),
      durations,
      assistants: openAssistants({ config, engines, settings }),
      processor: await openProcessor({ config, secrets, clock }),
      judge: parts.judge ?? openJudge(),
      textJudge: parts.textJudge ?? openTextJudge({ packs: config.packsDir }),
      packFetching: openPackFetching({ config, log, clock }),
      examiner: parts.examiner ?? createExaminer(),
      copying: openCopying(),
      signing: openSigning({ config, db, clock, secrets }, parts.signer),
      credentialsReader: parts.credentialsReader ?? openCredentialsReader(),
      faceMemory: openFaceMemory(),
      hintMemory: openHintMemory(),
      push: openPush({ config, db, secrets, clock, log, stopping }),
      garmentMemory: openGarmentMemory(),
      build: parts.build ?? buildIn(config.clientDir),
      site: { url: config.siteUrl ?? `http://${config.host}:${config.port}` },
      leaving: [],
      sessionEnds,
      sessionWatch: openSessionWatch({
        isThere: (token) => isOpen(db, token, clock()),
        sessionEnds,
        log,
      }),
      draining,
      stopping,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Closes the queue first, then the engines and the processes that open files, then email, and the database last. A failure of one does not
 * prevent closing the others.
 */
export async function closeServices(services: Services): Promise<void> {
  const { log, jobs, engines, assistants, judge, textJudge, examiner, copying, signing, credentialsReader, mail, database, stopping } =
    services;
  stopping.abort();
  const quietly = async (what: string, close: () => Promise<unknown>) => {
    try {
      await close();
    } catch (error) {
      log.warn(`${what} did not close well`, { error });
    }
  };
  await quietly('the job queue', () => jobs.stop({ graceful: true, timeout: 5000 }));
  for (const engine of engines) await quietly(`the engine ${engine.name}`, () => engine.close());
  await Promise.all([
    quietly('the packs that are being fetched', () => services.packFetching.close()),
    quietly('the assistants of the chat', () => assistants.close()),
    quietly('the reader of texts', () => judge.close()),
    quietly('the nets that judge texts', () => textJudge.close()),
    quietly('the examiner of uploads', () => examiner.close()),
    quietly('the writer of copies', () => copying.close()),
    quietly('the signer', () => signing.close()),
    quietly('the reader of credentials', () => credentialsReader.close()),
  ]);
  await quietly('the mail', () => mail.close());
  await quietly('the database', () => database.close());
}
