import type { Disk } from 'flydrive';
import type { Kysely } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Engine } from '@iridia/engine';
import type { Assistant } from '../chat/assistant.ts';
import type { Ledger } from '../credits/ledger.ts';
import type { BalanceLookup } from '../credits/balance.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import type { Secrets } from '../db/secrets.ts';
import type { FaceMemory } from '../faces/find.ts';
import type { Feed } from '../generations/feed.ts';
import type { Line } from '../generations/line.ts';
import type { Waits } from '../generations/waits.ts';
import type { Limits } from '../http/limits.ts';
import type { Mail } from '../mail/mail.ts';
import type { Copying } from '../media/copy.ts';
import type { Examiner } from '../media/examine.ts';
import type { Processor } from '../payments/purchases/processor.ts';
import type { CredentialsReader } from '../provenance/inspect.ts';
import type { Signing } from '../provenance/mark.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/**
 * What the rooms of the server share: opened once by `openServices`, closed once by `closeServices`. Only what composes the server takes
 * all of it; a function says with `Pick` what it needs.
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
  /** Looks a balance up without changing it. */
  readonly lookUpBalance: BalanceLookup;
  readonly secrets: Secrets;
  readonly limits: Limits;
  /** Whose living session a token is; null for nobody's. */
  readonly userOfToken: (token: string) => Promise<{ id: string; email: string } | null>;
  readonly engines: readonly Engine[];
  /** Changes of generations, for those who follow them. */
  readonly feed: Feed;
  /** The order in which generations wait. */
  readonly line: Line;
  /** How long each tool took lately. */
  readonly waits: Waits;
  /** Who answers in the chat. */
  readonly assistant: Assistant;
  /** Takes the money; null where nobody can pay. */
  readonly processor: Processor | null;
  /** Opens uploads in processes of their own. */
  readonly examiner: Examiner;
  /** Writes results in other formats. */
  readonly copying: Copying;
  /** Signs Content Credentials. */
  readonly signing: Signing;
  /** Reads the Content Credentials of strangers' files, apart from the process that knows our key. */
  readonly credentialsReader: CredentialsReader;
  /** The faces that were found in uploads. */
  readonly faceMemory: FaceMemory;
  /** The build that is served: the id in `builds/latest.json`, or `dev`. */
  readonly build: string;
  /** Where people reach us. Known for certain only when the server listens, hence not a constant. */
  readonly site: { url: string };
  /** What each room does when an account is deleted; the rooms add to it when they register. */
  readonly leaving: ((account: string) => Promise<void>)[];
  /** Aborted when the server begins to stop: long answers end, work in progress is given back. */
  readonly stopping: AbortController;
};
