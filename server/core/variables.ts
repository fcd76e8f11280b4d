/**
 * Every environment variable, with what it does. `readConfig` can read no other: the names are its type. `npm run configuration` writes
 * `docs/configuration.md` and `.env.example` from this list.
 */
import { credits } from '../../contract/facts/credits.ts';
import { modelDevices } from '../../contract/facts/packs.ts';
import { defaultCurrency } from '../../contract/facts/prices.ts';

/** `value` is the default as one would set it; `unset` states in words what happens without the variable. */
export type Variable = { readonly does: string } & ({ readonly value: string } | { readonly unset: string });

export const variableGroups = {
  Server: {
    NODE_ENV: {
      does: '`production` disables the developer tools, and also the outbox and the payment sandbox unless you enable them explicitly',
      unset: 'development',
    },
    PORT: { does: 'the port to listen on', value: '3000' },
    PROBES_PORT: {
      does: 'the port of the probes and metrics of a worker (`ROLE=worker`), at `HOST`',
      unset: 'any free port, named at the start',
    },
    HOST: { does: 'the address to listen on', value: '127.0.0.1' },
    SITE_URL: {
      does: 'the base URL in links, in emails and for search engines',
      unset: 'the address of this machine by which a browser came; letters have the one the server listens on',
    },
    ROLE: { does: '`all`, `web` or `worker`', value: 'all' },
    TRUST_PROXY: { does: 'how many proxies are in front of the server', value: '0' },
    WORKERS_QUICK: {
      does: 'how many images and audio files are in work at once; the built-in engine makes three at a time',
      unset: 'one more than the CPU has cores, at least 8',
    },
    WORKERS_SLOW: { does: 'how many videos and GIFs are made at once', unset: 'one more than half the cores' },
    LOG_LEVEL: { does: '`silent`, `error`, `warn` or `info`', value: 'warn' },
    FLOWS: { does: '`1`, at build time too, serves the chart tools (`/__flows`) in production', unset: 'development only' },
  },
  'Data and files': {
    DATA_DIR: { does: 'where the database, files and keys are stored', value: '.data' },
    CLIENT_DIR: { does: 'where the built pages are', unset: '`dist/client`' },
    DATABASE_URL: {
      does: 'PostgreSQL instead of the embedded database, so that several processes can share the work and a power failure loses nothing',
      unset: 'embedded database',
    },
    CDN_URL: {
      does: 'the address of a CDN that fetches from this server: the hashed files of pages and the results are loaded from there. `{suffix}` in it becomes the one of the project (§9), here `.com`. A result that was deleted may stay in its memory for an hour. What comes from it is not readable offline: a service worker keeps files of its own site alone',
      unset: 'from this server',
    },
    S3_BUCKET: { does: 'stores files in this bucket; the four variables below are then required', unset: 'files on disk' },
    S3_ENDPOINT: { does: 'the URL of the S3 service', unset: 'none' },
    S3_REGION: { does: 'its region', unset: 'none' },
    S3_ACCESS_KEY_ID: { does: 'its access key', unset: 'none' },
    S3_SECRET_ACCESS_KEY: { does: 'the secret of that key', unset: 'none' },
    BACKUP_KEY: {
      does: 'encrypts backups (at least 16 characters, AES-256-GCM); without it, anyone who has a backup can read it',
      unset: 'not encrypted',
    },
  },
  Engines: {
    ENGINES: { does: 'the order in which engines are tried; omitting one disables it', unset: 'every configured engine, `local` last' },
    LOCAL_MODELS: { does: 'a folder to search for weights before `models/`', unset: 'none' },
    MODELS_DEVICE: { does: `the device that model packs run on: ${modelDevices.map((name) => `\`${name}\``).join(', ')}`, value: 'auto' },
    OPENAI_BASE_URL: { does: 'any server with an OpenAI-compatible API', unset: 'OpenAI’s own, if there is a key' },
    OPENAI_API_KEY: { does: 'its key', unset: 'off' },
    OPENAI_IMAGE_MODEL: { does: 'the model for images', unset: 'not offered' },
    OPENAI_SPEECH_MODEL: { does: 'the model for speech', unset: 'not offered' },
    OPENAI_VIDEO_MODEL: { does: 'the model for videos', unset: 'not offered' },
    OPENAI_CHAT_MODEL: { does: 'the model for the help assistant', unset: 'not offered' },
    COMFYUI_URL: { does: 'a ComfyUI server', unset: 'off' },
    COMFYUI_WORKFLOWS: { does: 'the folder with its workflows', unset: 'off' },
    FAL_KEY: { does: 'a key of fal', unset: 'off' },
    FAL_MODELS: { does: 'a JSON object with a model ID for each capability', value: '{}' },
    FAL_BASE_URL: { does: 'another base URL than fal’s own', value: 'https://queue.fal.run' },
    REPLICATE_API_TOKEN: { does: 'a token of Replicate', unset: 'off' },
    REPLICATE_MODELS: { does: 'a JSON object with a model ID for each capability', value: '{}' },
    REPLICATE_BASE_URL: { does: 'another base URL than Replicate’s own', value: 'https://api.replicate.com/v1' },
    HF_ENDPOINT: {
      does: 'the hub from which `npm run models` and the page `/operator/models` download model packs',
      value: 'https://huggingface.co',
    },
    HF_TOKEN: { does: 'a token for that hub', unset: 'none' },
    HTTPS_PROXY: { does: 'a proxy for those downloads', unset: 'none' },
    NODE_USE_ENV_PROXY: { does: '`1` makes Node use that proxy', unset: 'not used' },
    MODERATION_MODEL: {
      does: 'checks prompts after the built-in rules, which always run; requires `OPENAI_BASE_URL`',
      unset: 'built-in rules only',
    },
    C2PA_CERT: { does: 'your own certificate for Content Credentials: PEM text or a path', unset: 'generated on first start' },
    C2PA_KEY: { does: 'its private key: PEM text or a path', unset: 'generated on first start' },
  },
  'Mail and operator': {
    SMTP_URL: { does: 'sends real email', unset: 'outbox at `/dev/mailbox`' },
    MAIL_FROM: { does: 'the sender of emails', value: 'Iridia <no-reply@localhost>' },
    OPERATOR_EMAIL: { does: 'who receives messages for the operator; shown in the legal pages', unset: 'none' },
    OPERATOR_EMAILS: {
      does: 'addresses of accounts that may open the console at `/operator`, separated by commas',
      unset: 'nobody may',
    },
    OPERATOR_NAME: { does: 'who runs the site, for the legal pages', unset: 'the pages say that this is not stated' },
    OPERATOR_ADDRESS: { does: 'a postal address, for the legal pages', unset: 'the pages say that this is not stated' },
    OPERATOR_LAW: { does: 'which law and courts apply, for the legal pages', unset: 'the pages say that this is not stated' },
    OPERATOR_TOKEN: {
      does: 'grants access to the report queue at `/dev/reports` and to the outbox in production',
      unset: 'open in development, on loopback only',
    },
    NUDITY_HINTS: {
      does: '`0` stops two small nets from hinting at nudity in the files that the operator looks at; they never refuse anything',
      value: '1',
    },
    METRICS_TOKEN: { does: 'grants access to `/api/metrics` from other machines and in production', unset: 'none' },
    ALLOW_MAILBOX: { does: '`1` enables the outbox in production; it then requires `OPERATOR_TOKEN`', unset: 'development only' },
  },
  'Accounts and payments': {
    GOOGLE_CLIENT_ID: { does: 'sign-in with Google', unset: 'off' },
    GOOGLE_KEYS_URL: {
      does: 'the URL of the keys that verify Google’s responses',
      value: 'https://www.googleapis.com/oauth2/v3/certs',
    },
    OPENID_ISSUER: {
      does: 'sign-in with an OpenID provider: its issuer, exactly as it calls itself; `SITE_URL` followed by `/api/users/openid/return` is to be registered there',
      unset: 'off',
    },
    OPENID_CLIENT_ID: { does: 'the name of this site there', unset: 'none' },
    OPENID_CLIENT_SECRET: { does: 'its secret there', unset: 'a public client' },
    OPENID_NAME: { does: 'what people call the provider, for the button', unset: 'the host of the issuer' },
    OPENID_DOMAINS: {
      does: 'domains of addresses, separated by commas, that the provider may sign in; name them unless it proves every address itself, because an account with the same address is joined',
      unset: 'every address that it calls verified',
    },
    STRIPE_SECRET_KEY: { does: 'real payments; requires the next two', unset: 'a sandbox' },
    STRIPE_PUBLISHABLE_KEY: { does: 'the publishable key', unset: 'none' },
    STRIPE_WEBHOOK_SECRET: { does: 'verifies Stripe’s events', unset: 'none' },
    STRIPE_API_BASE: { does: 'another base URL than Stripe’s own, for tests', unset: 'Stripe’s own' },
    ALLOW_SANDBOX: { does: '`1` enables the payment sandbox in production', unset: 'development only' },
    SANDBOX_WEBHOOK_SECRET: { does: 'signs the sandbox’s events', unset: 'generated per installation' },
    CURRENCY: { does: 'the currency of prices', value: defaultCurrency },
    DAILY_CREDITS: { does: 'the daily allowance, in credits', value: String(credits.daily) },
    ALLOWANCES_PER_ADDRESS: {
      does: 'how many visitors from one IP address get the daily allowance',
      value: String(credits.allowancesPerAddress),
    },
  },
  'Security and third parties': {
    SECRET_KEY: {
      does: 'completes the keys in the database, so that a database dump alone can’t sign or decrypt anything; changing it invalidates every cookie and signed URL',
      unset: 'none',
    },
    ALLOW_PLAIN_TEXT: {
      does: 'which connections to other machines may be unencrypted, for private networks: a comma-separated list of `mail`, `database`, `storage` and `engines`. Without it, the server refuses to start with an `http://` URL or a `DATABASE_URL` without `sslmode=require` (or `verify-ca`, `verify-full`), and it doesn’t hand email to a mail server without TLS',
      unset: 'none',
    },
    ANALYTICS_URL: { does: 'an analytics script for the page to load', unset: 'none' },
    CHAT_WIDGET_URL: { does: 'a chat widget for the page to load', unset: 'none' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Variable>>>>;

type Groups = typeof variableGroups;
export type VariableName = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups];

/** All variables in order, by name. */
export const variables = Object.assign({}, ...Object.values(variableGroups)) as Readonly<Record<VariableName, Variable>>;
