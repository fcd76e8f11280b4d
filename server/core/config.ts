import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { credits } from '../../contract/facts/credits.ts';
import { modelDevices, type ModelDevice } from '../../contract/facts/packs.ts';
import { defaultCurrency } from '../../contract/facts/prices.ts';
import { cdnSuffix, projectKey } from '../../contract/facts/product.ts';
import { settingMax, settingMin } from '../../contract/facts/settings.ts';
import type { VariableName } from './variables.ts';

export type Role = 'all' | 'web' | 'worker';

type Environment = Readonly<Partial<Record<VariableName, string>>>;

/** A server that implements the OpenAI HTTP API. `base` has no trailing slash; a capability without a model is not offered. */
export type OpenaiConfig = {
  readonly base: string;
  readonly key: string | null;
  readonly models: Readonly<Record<'image' | 'speech' | 'video' | 'chat', string | null>>;
};

/** A hosted queue. `models` maps capabilities to model ids; `effect.*` matches every effect. */
export type HostedConfig = { readonly key: string; readonly base: string; readonly models: Readonly<Record<string, string>> };

export type OpenidConfig = {
  readonly issuer: string;
  readonly clientId: string;
  /** Null for a public client, which proves itself by PKCE alone. */
  readonly clientSecret: string | null;
  /** What people call the provider. */
  readonly name: string;
  /** Domains whose addresses are believed, in lower case; empty: all that the provider verified. */
  readonly domains: readonly string[];
};

export type StripeConfig = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Overrides Stripe's own URL, for tests. */
  readonly apiBase: URL | null;
};

export type S3Config = {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** The whole configuration, read once at startup. `null` means not set; the built-in fallback is used instead. */
export type Config = {
  readonly production: boolean;
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** Where a worker serves its probes and metrics; 0 is any free port. */
  readonly probesPort: number;
  readonly dataDir: string;
  /** The built pages and scripts. */
  readonly clientDir: string;
  readonly siteUrl: string | null;
  /** The origin that hashed files and results are loaded from; null for this server's own. */
  readonly cdnUrl: string | null;
  readonly databaseUrl: string | null;
  /** The bucket for files; null stores them in the data directory. */
  readonly s3: S3Config | null;
  readonly smtpUrl: string | null;
  /** Whether the mail server has to encrypt: a connection on which it does not is given up before the letter. */
  readonly requireTls: boolean;
  readonly mailFrom: string;
  /** Recipient of the contact form's messages. */
  readonly operatorEmail: string | null;
  /** Accounts that may open the console, in lower case. */
  readonly operatorEmails: readonly string[];
  /** Who runs the site, as the legal texts name them: a name, a postal address, and the law and courts that apply. */
  readonly operator: { readonly name: string | null; readonly address: string | null; readonly law: string | null };
  readonly mailbox: boolean;
  readonly stripe: StripeConfig | null;
  readonly sandbox: boolean;
  /** Signs the sandbox's events; null uses a secret of the installation. */
  readonly sandboxWebhookSecret: string | null;
  /** Number of trusted proxies in front of the server, i.e. how many hops of `x-forwarded-for` are trusted. */
  readonly trustProxy: number;
  readonly googleClientId: string | null;
  /** URL of the public keys that verify Google's credentials. */
  readonly googleKeysUrl: string;
  readonly openid: OpenidConfig | null;
  readonly analytics: string | null;
  readonly chatWidget: string | null;
  readonly currency: string;
  /** Completes the stored root key; kept outside the database, so that a dump alone is not enough. */
  readonly secretKey: string | null;
  readonly metricsToken: string | null;
  /** Grants access to the report queue from other machines. */
  readonly operatorToken: string | null;
  /** Whether two nets hint at nudity in what the operator looks at. */
  readonly nudityHints: boolean;
  /** The passphrase that backups are encrypted with; null leaves them open. */
  readonly backupKey: string | null;
  readonly flows: boolean;
  readonly dailyCredits: number;
  /**
   * Maximum number of visitors per address and day who receive the daily allowance, because fresh cookies must not create unlimited
   * credits.
   */
  readonly allowancesPerAddress: number;
  /** Engine names in the order in which they are tried; null uses every configured engine. */
  readonly engines: readonly string[] | null;
  readonly openai: OpenaiConfig | null;
  readonly comfyui: { readonly url: string; readonly workflows: string } | null;
  readonly fal: HostedConfig | null;
  readonly replicate: HostedConfig | null;
  /** A directory that is searched for model weights before the bundled one. */
  readonly localModels: string | null;
  /** The directory of the packs that `npm run models` puts in place. */
  readonly packsDir: string;
  /** Where the nets of packs run. */
  readonly modelsDevice: ModelDevice;
  /** The model hub that packs are fetched from, or a mirror of it, without a trailing slash; the token goes nowhere else. `isProxyIgnored`: one is set, and Node was not configured to use it. */
  readonly hub: { readonly endpoint: string; readonly token: string | null; readonly isProxyIgnored: boolean };
  /** A moderation service that is asked after the built-in rules. */
  readonly moderation: { readonly base: string; readonly key: string | null; readonly model: string } | null;
  /** The operator's own certificate and key for Content Credentials: PEM text or the path of a PEM file. */
  readonly credentials: { readonly certificate: string; readonly key: string } | null;
  /** Number of generations per queue that one process runs concurrently. */
  readonly workers: Readonly<Record<'quick' | 'slow', number>>;
  /** Validates responses against the contract before they are sent; enabled in development and tests. */
  readonly checkAnswers: boolean;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info';
};

/** An invalid setting; the message is written for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const root = resolve(import.meta.dirname, '../..');

function whole(env: Environment, name: VariableName, fallback: number, min: number, max: number): number {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < min || value > max) throw new ConfigError(`${name} must be a whole number from ${min} to ${max}.`);
  return value;
}

function choice<T extends string>(env: Environment, name: VariableName, values: readonly T[], fallback: T): T {
  const given = env[name];
  if (given === undefined || given === '') return fallback;
  const found = values.find((value) => value === given);
  if (!found) throw new ConfigError(`${name} must be one of ${values.join(', ')}.`);
  return found;
}

/** Returns a variable, treating an empty one as unset. */
const text = (env: Environment, name: VariableName): string | null => env[name] || null;

const withoutSlash = (url: string): string => url.replace(/\/$/, '');

function siteUrl(given: string | null): string | null {
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

/** Other hosts get no pages, so only an origin is taken: `{suffix}` stands for the end of the project's host (spec §9). */
function cdnUrl(given: string | null): string | null {
  if (!given) return null;
  const address = given.replace('{suffix}', cdnSuffix(projectKey));
  const url = URL.canParse(address) ? new URL(address) : null;
  const isSafe = url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)));
  if (!isSafe || withoutSlash(address) !== url.origin)
    throw new ConfigError('CDN_URL must be an address without a path such as https://cdn.example.com.');
  return url.origin;
}

function s3(env: Environment): S3Config | null {
  const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const bucket = text(env, 'S3_BUCKET');
  const [endpoint, region, accessKeyId, secretAccessKey] = names.map((name) => text(env, name));
  if (!bucket) return null;
  if (endpoint && region && accessKeyId && secretAccessKey) return { endpoint, region, bucket, accessKeyId, secretAccessKey };
  throw new ConfigError(`S3_BUCKET is set, but not ${names.filter((name) => !env[name]).join(', ')}.`);
}

function stripe(env: Environment): StripeConfig | null {
  const secretKey = text(env, 'STRIPE_SECRET_KEY');
  const publishableKey = text(env, 'STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = webhookSecretOf(env, 'STRIPE_WEBHOOK_SECRET');
  const base = text(env, 'STRIPE_API_BASE');
  if (!secretKey) return null;
  if (!publishableKey || !webhookSecret)
    throw new ConfigError('STRIPE_SECRET_KEY is set: set STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET too.');
  return { secretKey, publishableKey, webhookSecret, apiBase: base ? new URL(base) : null };
}

function openid(env: Environment): OpenidConfig | null {
  const issuer = text(env, 'OPENID_ISSUER');
  const clientId = text(env, 'OPENID_CLIENT_ID');
  const clientSecret = text(env, 'OPENID_CLIENT_SECRET');
  const name = text(env, 'OPENID_NAME');
  const domains = namesIn(text(env, 'OPENID_DOMAINS') ?? '').map((domain) => domain.toLowerCase());
  if (!issuer) return null;
  if (!clientId) throw new ConfigError('OPENID_ISSUER is set, but not OPENID_CLIENT_ID.');
  if (!URL.canParse(issuer) || !/^https?:$/.test(new URL(issuer).protocol) || new URL(issuer).search !== '')
    throw new ConfigError('OPENID_ISSUER must be an absolute address such as https://id.example.com.');
  return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).hostname, domains };
}

function openai(env: Environment): OpenaiConfig | null {
  const base = text(env, 'OPENAI_BASE_URL');
  const key = text(env, 'OPENAI_API_KEY');
  const models = {
    image: text(env, 'OPENAI_IMAGE_MODEL'),
    speech: text(env, 'OPENAI_SPEECH_MODEL'),
    video: text(env, 'OPENAI_VIDEO_MODEL'),
    chat: text(env, 'OPENAI_CHAT_MODEL'),
  };
  return base || key ? { base: withoutSlash(base ?? 'https://api.openai.com/v1'), key, models } : null;
}

/** The moderation service requires an explicit `OPENAI_BASE_URL`, so that users' texts are never sent to a default third party. */
function moderation(env: Environment): Config['moderation'] {
  const model = text(env, 'MODERATION_MODEL');
  const base = text(env, 'OPENAI_BASE_URL');
  return model && base ? { base: withoutSlash(base), key: text(env, 'OPENAI_API_KEY'), model } : null;
}

function comfyui(env: Environment): Config['comfyui'] {
  const url = text(env, 'COMFYUI_URL');
  const workflows = text(env, 'COMFYUI_WORKFLOWS');
  return url && workflows ? { url: withoutSlash(url), workflows } : null;
}

function modelIds(name: string, given: string | null): Readonly<Record<string, string>> {
  let models: unknown;
  try {
    models = JSON.parse(given ?? '{}');
  } catch (cause) {
    throw new ConfigError(`${name} must be a JSON object of model ids by capability.`, { cause });
  }
  if (typeof models !== 'object' || models === null || Object.values(models).some((id) => typeof id !== 'string'))
    throw new ConfigError(`${name} must be a JSON object of model ids by capability.`);
  return models as Record<string, string>;
}

function hosted(env: Environment, keyName: VariableName, name: 'FAL' | 'REPLICATE', usualBase: string): HostedConfig | null {
  const key = text(env, keyName);
  const base = withoutSlash(text(env, `${name}_BASE_URL`) ?? usualBase);
  const models = text(env, `${name}_MODELS`);
  return key ? { key, base, models: modelIds(`${name}_MODELS`, models) } : null;
}

function credentials(env: Environment): Config['credentials'] {
  const certificate = text(env, 'C2PA_CERT');
  const key = text(env, 'C2PA_KEY');
  return certificate && key ? { certificate, key } : null;
}

/** What opens a door of ours must not be guessed: length in characters, and how many of them must differ. */
const minSecretLength = 16;
const minSecretVariety = 8;

/** Reads a secret that opens something of ours. Throws for one that can be guessed. */
function secret(env: Environment, name: VariableName): string | null {
  const given = text(env, name);
  if (given !== null && (given.length < minSecretLength || new Set(given).size < minSecretVariety))
    throw new ConfigError(
      `${name} must have at least ${minSecretLength} characters, ${minSecretVariety} of them different. Make one with: openssl rand -base64 32`,
    );
  return given;
}

/** The secret that signs payment events: who guesses it makes credits. The sandbox of a developer may have any. */
const webhookSecretOf = (env: Environment, name: VariableName): string | null =>
  env.NODE_ENV === 'production' ? secret(env, name) : text(env, name);

const namesIn = (list: string): readonly string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

function hub(env: Environment): Config['hub'] {
  const endpoint = withoutSlash(text(env, 'HF_ENDPOINT') ?? 'https://huggingface.co');
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new ConfigError('HF_ENDPOINT must be an absolute address such as https://huggingface.co.');
  const [proxy, use] = [text(env, 'HTTPS_PROXY'), text(env, 'NODE_USE_ENV_PROXY')];
  return { endpoint, token: text(env, 'HF_TOKEN'), isProxyIgnored: proxy !== null && use !== '1' };
}

const plainKinds = ['mail', 'database', 'storage', 'engines'] as const;
type PlainKind = (typeof plainKinds)[number];

const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Returns whether a connection to the database stays on this machine (loopback or a socket) or is encrypted for a server that is verified. */
function isDatabaseSafe(address: string): boolean {
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const host = query.get('host') ?? /^\w+:\/\/(?:[^/?]*@)?(\[[^\]]*\]|[^:/?]*)/.exec(address)?.[1] ?? '';
  return (
    host === '' || host.startsWith('/') || isLoopback(host) || ['require', 'verify-ca', 'verify-full'].includes(query.get('sslmode') ?? '')
  );
}

/** What goes over a network unencrypted is refused, unless the operator allows it by kind because the network is private (ASVS 12.3.1). */
function refusePlain(env: Environment): void {
  const allowed = new Set(namesIn(env.ALLOW_PLAIN_TEXT ?? ''));
  for (const name of allowed)
    if (!plainKinds.includes(name as PlainKind)) throw new ConfigError(`ALLOW_PLAIN_TEXT may list ${plainKinds.join(', ')}.`);
  const check = (name: VariableName, kind: PlainKind, isEncrypted: (url: URL) => boolean, way: string): void => {
    const given = text(env, name);
    if (given === null) return;
    if (!URL.canParse(given)) throw new ConfigError(`${name} must be an absolute address.`);
    const url = new URL(given);
    if (url.hostname !== '' && !isLoopback(url.hostname) && !isEncrypted(url) && !allowed.has(kind))
      throw new ConfigError(
        `${name} would send everything to ${url.hostname} unencrypted: ${way}, or set ALLOW_PLAIN_TEXT=${kind} on a private network.`,
      );
  };
  const isHttps = (url: URL): boolean => url.protocol === 'https:';
  // Of `smtp:` the server demands STARTTLS, unless plain text is allowed.
  check(
    'SMTP_URL',
    'mail',
    ({ protocol, searchParams }) => ['smtp:', 'smtps:'].includes(protocol) && searchParams.get('ignoreTLS') !== 'true',
    'use smtps://, or smtp:// with STARTTLS',
  );
  const database = text(env, 'DATABASE_URL');
  if (database !== null && !isDatabaseSafe(database) && !allowed.has('database'))
    throw new ConfigError(
      'DATABASE_URL would send everything to another machine unencrypted: add ?sslmode=verify-full, or set ALLOW_PLAIN_TEXT=database on a private network.',
    );
  check('S3_ENDPOINT', 'storage', isHttps, 'use https://');
  for (const name of [
    'OPENAI_BASE_URL',
    'COMFYUI_URL',
    'FAL_BASE_URL',
    'REPLICATE_BASE_URL',
    'STRIPE_API_BASE',
    'GOOGLE_KEYS_URL',
    'OPENID_ISSUER',
  ] as const)
    check(name, 'engines', isHttps, 'use https://');
}

/** Reads the configuration from the environment; no other part of the server reads variables. Throws `ConfigError`. */
export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const set = (name: VariableName): string | null => text(env, name);
  const cores = availableParallelism();
  const isOn = (name: VariableName): boolean => env[name] === '1';
  const stripeConfig = stripe(env);
  const smtpUrl = set('SMTP_URL');
  refusePlain(env);
  const engines = set('ENGINES');
  const dataDir = resolve(root, set('DATA_DIR') ?? '.data');
  return {
    production,
    role: choice(env, 'ROLE', ['all', 'web', 'worker'], 'all'),
    host: set('HOST') ?? '127.0.0.1',
    port: whole(env, 'PORT', 3000, 0, 65_535),
    probesPort: whole(env, 'PROBES_PORT', 0, 0, 65_535),
    dataDir,
    clientDir: resolve(set('CLIENT_DIR') ?? join(root, 'dist', 'client')),
    siteUrl: siteUrl(set('SITE_URL')),
    cdnUrl: cdnUrl(set('CDN_URL')),
    databaseUrl: set('DATABASE_URL'),
    s3: s3(env),
    smtpUrl,
    requireTls: smtpUrl !== null && !isLoopback(new URL(smtpUrl).hostname) && !namesIn(env.ALLOW_PLAIN_TEXT ?? '').includes('mail'),
    mailFrom: set('MAIL_FROM') ?? 'Iridia <no-reply@localhost>',
    operatorEmail: set('OPERATOR_EMAIL'),
    operatorEmails: namesIn(set('OPERATOR_EMAILS') ?? '').map((email) => email.toLowerCase()),
    operator: { name: set('OPERATOR_NAME'), address: set('OPERATOR_ADDRESS'), law: set('OPERATOR_LAW') },
    mailbox: (isOn('ALLOW_MAILBOX') || !production) && !smtpUrl,
    stripe: stripeConfig,
    sandbox: (isOn('ALLOW_SANDBOX') || !production) && !stripeConfig,
    sandboxWebhookSecret: webhookSecretOf(env, 'SANDBOX_WEBHOOK_SECRET'),
    trustProxy: whole(env, 'TRUST_PROXY', 0, 0, 10),
    googleClientId: set('GOOGLE_CLIENT_ID'),
    googleKeysUrl: set('GOOGLE_KEYS_URL') ?? 'https://www.googleapis.com/oauth2/v3/certs',
    openid: openid(env),
    analytics: set('ANALYTICS_URL'),
    chatWidget: set('CHAT_WIDGET_URL'),
    currency: (set('CURRENCY') ?? defaultCurrency).toUpperCase(),
    secretKey: secret(env, 'SECRET_KEY'),
    metricsToken: secret(env, 'METRICS_TOKEN'),
    operatorToken: secret(env, 'OPERATOR_TOKEN'),
    nudityHints: choice(env, 'NUDITY_HINTS', ['0', '1'], '1') === '1',
    backupKey: secret(env, 'BACKUP_KEY'),
    flows: isOn('FLOWS') || !production,
    dailyCredits: whole(env, 'DAILY_CREDITS', credits.daily, settingMin.dailyCredits, settingMax.dailyCredits),
    allowancesPerAddress: whole(
      env,
      'ALLOWANCES_PER_ADDRESS',
      credits.allowancesPerAddress,
      settingMin.allowancesPerAddress,
      settingMax.allowancesPerAddress,
    ),
    engines: engines === null ? null : namesIn(engines),
    openai: openai(env),
    comfyui: comfyui(env),
    fal: hosted(env, 'FAL_KEY', 'FAL', 'https://queue.fal.run'),
    replicate: hosted(env, 'REPLICATE_API_TOKEN', 'REPLICATE', 'https://api.replicate.com/v1'),
    localModels: set('LOCAL_MODELS'),
    packsDir: join(dataDir, 'models'),
    modelsDevice: choice(env, 'MODELS_DEVICE', modelDevices, 'auto'),
    hub: hub(env),
    moderation: moderation(env),
    credentials: credentials(env),
    workers: {
      quick: whole(env, 'WORKERS_QUICK', Math.max(8, cores + 1), 1, 64),
      slow: whole(env, 'WORKERS_SLOW', Math.max(2, Math.floor(cores / 2) + 1), 1, 64),
    },
    checkAnswers: !production,
    logLevel: choice(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info'], 'warn'),
  };
}
