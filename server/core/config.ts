import { join, resolve } from 'node:path';
import { credits } from '../../contract/facts/credits.ts';
import { defaultCurrency } from '../../contract/facts/prices.ts';

export type Role = 'all' | 'web' | 'worker';

/** Everything that is configured, read once at start. `null` means: not set, the embedded way takes its place. */
export type Config = {
  readonly production: boolean;
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The built pages and scripts. */
  readonly clientDir: string;
  readonly siteUrl: string | null;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly mailbox: boolean;
  readonly sandbox: boolean;
  /** How many proxies stand before us: that many hops of `x-forwarded-for` are believed. */
  readonly trustProxy: number;
  readonly googleClientId: string | null;
  readonly analytics: string | null;
  readonly chatWidget: string | null;
  readonly currency: string;
  readonly metricsToken: string | null;
  readonly flows: boolean;
  readonly dailyCredits: number;
  /** How many visitors of one address get the daily allowance on one day: fresh cookies must not mint credits without end. */
  readonly allowancesPerAddress: number;
  /** Answers are held against the contract before they leave; on in development and tests. */
  readonly checkAnswers: boolean;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info';
  /** The whole environment, for the rooms that read their own variables (engines, storage, payments). */
  readonly env: Readonly<Record<string, string | undefined>>;
};

/** A setting that cannot be worked with; the message is a sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const root = resolve(import.meta.dirname, '../..');

function whole(env: Config['env'], name: string, fallback: number, min: number, max: number): number {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < min || value > max) throw new ConfigError(`${name} must be a whole number from ${min} to ${max}.`);
  return value;
}

function choice<T extends string>(env: Config['env'], name: string, values: readonly T[], fallback: T): T {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const found = values.find((value) => value === given);
  if (!found) throw new ConfigError(`${name} must be one of ${values.join(', ')}.`);
  return found;
}

function siteUrl(given: string | undefined): string | null {
  if (!given) return null;
  let url: URL;
  try {
    url = new URL(given);
  } catch (cause) {
    throw new ConfigError('SITE_URL must be an absolute address such as https://example.com.', { cause });
  }
  if (!/^https?:$/.test(url.protocol)) throw new ConfigError('SITE_URL must begin with http:// or https://.');
  return url.origin;
}

/** Reads the configuration from an environment. Throws `ConfigError`. */
export function readConfig(env: Config['env']): Config {
  const production = env.NODE_ENV === 'production';
  const set = (name: string): string | null => env[name] || null;
  return {
    production,
    role: choice(env, 'ROLE', ['all', 'web', 'worker'], 'all'),
    host: env.HOST || '127.0.0.1',
    port: whole(env, 'PORT', 3000, 0, 65_535),
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    clientDir: resolve(env.CLIENT_DIR || join(root, 'dist', 'client')),
    siteUrl: siteUrl(env.SITE_URL),
    databaseUrl: set('DATABASE_URL'),
    smtpUrl: set('SMTP_URL'),
    mailFrom: env.MAIL_FROM || 'Iridia <no-reply@localhost>',
    mailbox: !env.SMTP_URL && (!production || env.ALLOW_MAILBOX === '1'),
    sandbox: !env.STRIPE_SECRET_KEY && (!production || env.ALLOW_SANDBOX === '1'),
    trustProxy: whole(env, 'TRUST_PROXY', 0, 0, 10),
    googleClientId: set('GOOGLE_CLIENT_ID'),
    analytics: set('ANALYTICS_URL'),
    chatWidget: set('CHAT_WIDGET_URL'),
    currency: (env.CURRENCY || defaultCurrency).toUpperCase(),
    metricsToken: set('METRICS_TOKEN'),
    flows: !production || env.FLOWS === '1',
    dailyCredits: whole(env, 'DAILY_CREDITS', credits.daily, 0, 100_000),
    allowancesPerAddress: whole(env, 'ALLOWANCES_PER_ADDRESS', 50, 1, 1_000_000),
    checkAnswers: !production,
    logLevel: choice(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info'], 'warn'),
    env,
  };
}
