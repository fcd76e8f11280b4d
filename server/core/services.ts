import type { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Engine } from '@iridia/engine';
import type { Assistants } from '../chat/assistant.ts';
import type { Ledger } from '../credits/ledger.ts';
import type { BalanceLookup } from '../credits/balance.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import type { Trx } from '../db/transaction.ts';
import type { Secrets } from '../db/secrets.ts';
import type { Push } from '../push/push.ts';
import type { FaceMemory } from '../faces/find.ts';
import type { GarmentMemory } from '../garments/find.ts';
import type { Feed } from '../generations/feed.ts';
import type { Line } from '../generations/line.ts';
import type { Waits } from '../generations/waits.ts';
import type { Limits } from '../http/limits.ts';
import type { Places } from '../http/places.ts';
import type { Mail } from '../mail/mail.ts';
import type { Copying } from '../media/copy.ts';
import type { Examiner } from '../media/examine.ts';
import type { Processor } from '../payments/purchases/processor.ts';
import type { CredentialsReader } from '../provenance/inspect.ts';
import type { Signing } from '../provenance/mark.ts';
import type { Config } from './config.ts';
import type { Judge } from '../policy/judge.ts';
import type { Log } from './log.ts';
import type { SessionEnds } from './session-ends.ts';
import type { SessionWatch } from './session-watch.ts';

/**
 * The services shared by all domains, opened by `openServices` and closed by `closeServices`. Only the composition code takes the whole
 * type; other functions declare what they need with `Pick`.
 */
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
  /** Reads a balance without changing it. */
  readonly lookUpBalance: BalanceLookup;
  readonly secrets: Secrets;
  readonly limits: Limits;
  /** How much of what lasts goes on at the same time. */
  readonly places: Places;
  /** Returns the user of a valid session token; null for any other token. */
  readonly userOfToken: (token: string) => Promise<{ id: string; email: string } | null>;
  readonly engines: readonly Engine[];
  /** Publishes changes of generations to their subscribers. */
  readonly feed: Feed;
  /** The order of the waiting generations. */
  readonly line: Line;
  /** Recent durations by tool. */
  readonly waits: Waits;
  /** The assistants of the chat. */
  readonly assistants: Assistants;
  /** The payment processor; null when payments are disabled. */
  readonly processor: Processor | null;
  /** Reads texts by the content policy, in separate processes. */
  readonly judge: Judge;
  /** Decodes uploads in separate processes. */
  readonly examiner: Examiner;
  /** Converts results to other formats. */
  readonly copying: Copying;
  /** Signs Content Credentials. */
  readonly signing: Signing;
  /** Reads the Content Credentials of untrusted files in a process that has no access to the signing key. */
  readonly credentialsReader: CredentialsReader;
  /** Cache of the faces detected in uploads. */
  readonly faceMemory: FaceMemory;
  /** Tells browsers that a job has ended. */
  readonly push: Push;
  /** Cache of the garments proposed in uploads. */
  readonly garmentMemory: GarmentMemory;
  /** Id of the served build, from `builds/latest.json`, or `dev`. */
  readonly build: string;
  /** The public URL of the site. It is final only once the server listens, so it is not a constant. */
  readonly site: { url: string };
  /**
   * Hooks that run when an account is closed; domains add theirs when they register. `within` belongs to the transaction that closes the
   * account, `after` runs when it is committed and must not reject.
   */
  readonly leaving: { within: (trx: Trx, account: string) => Promise<void>; after: (account: string) => Promise<void> }[];
  /** Says that sessions of an account ended. */
  readonly sessionEnds: SessionEnds;
  /** Ends what was opened with a session that is over. */
  readonly sessionWatch: SessionWatch;
  /** Aborted when the server starts to shut down: streams end, and running work returns to the queue. */
  readonly stopping: AbortController;
};
