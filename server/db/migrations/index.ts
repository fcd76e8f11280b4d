import type { Migration } from 'kysely/migration';
import * as first from './001_first.ts';
import * as people from './002_people.ts';
import * as payments from './003_payments.ts';
import * as balances from './004_balances.ts';
import * as earlyEvents from './005_early_events.ts';
import * as shares from './006_shares.ts';
import * as started from './007_started.ts';
import * as signIn from './010_sign_in.ts';
import * as removal from './011_removal.ts';
import * as retention from './012_retention.ts';
import * as mailbox from './013_mailbox.ts';
import * as networks from './014_networks.ts';
import * as push from './015_push.ts';
import * as samples from './016_samples.ts';
import * as claimZone from './017_claim_zone.ts';
import * as stills from './018_stills.ts';
import * as operator from './019_operator.ts';
import * as keys from './020_keys.ts';
import * as settings from './021_settings.ts';
import * as terms from './022_terms.ts';
import * as beginning from './023_beginning.ts';
import * as secondStep from './024_second_step.ts';
import * as openid from './025_openid.ts';
import * as receiptsDue from './026_receipts_due.ts';
import * as openJobs from './027_open_jobs.ts';

/**
 * Sorted by name. A released migration must never change. While a new version replaces the old one, and after a roll-back, the old code works on
 * the new tables: so a migration only adds what the old code need not fill. One that takes something away comes a version after the code that
 * used it, and its name ends in `_breaking`.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_first': first,
  '002_people': people,
  '003_payments': payments,
  '004_purses': balances,
  '005_early_events': earlyEvents,
  '006_shares': shares,
  '007_started': started,
  '010_sign_in': signIn,
  '011_removal': removal,
  '012_retention': retention,
  '013_mailbox': mailbox,
  '014_networks': networks,
  '015_push': push,
  '016_samples': samples,
  '017_claim_zone': claimZone,
  '018_stills': stills,
  '019_operator': operator,
  '020_keys': keys,
  '021_settings': settings,
  '022_terms': terms,
  '023_beginning': beginning,
  '024_second_step': secondStep,
  '025_openid': openid,
  '026_receipts_due': receiptsDue,
  '027_open_jobs': openJobs,
};
