/** Every variable that the server reads is read in one place and described in another, from which the pages about it are written. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configurationPages } from '../../scripts/document/configuration/pages.ts';
import { ConfigError, readConfig } from '../../server/core/config.ts';
import { variables } from '../../server/core/variables.ts';

/** `readConfig`, with a note of every name that it asks the environment for. */
function variablesOf(env: Record<string, string> = {}): Set<string> {
  const asked = new Set<string>();
  readConfig(
    new Proxy(env, {
      get: (target, name) => {
        asked.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return asked;
}

/** Variables that a process passes to its children; operators do not set them. */
const betweenProcesses = new Set(['PATH', 'MEMORY_LIMIT']);

const namesIn = (pattern: string): { path: string; name: string }[] =>
  globSync(pattern).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/process\.env(?:\.(\w+))?/g)]
      .map(([, name = '']) => ({ path, name }))
      .filter(({ name }) => !betweenProcesses.has(name)),
  );

/** The engine is a package of its own: what its processes read by name would be a variable too. */
const readByEngine = new Set(namesIn('packages/engine/!(tests)/**/*.ts').flatMap(({ name }) => (name === '' ? [] : [name])));

const documented = new Set<string>(Object.keys(variables));

describe('the configuration', () => {
  it('describes each variable that is read', () => {
    expect([...variablesOf(), ...readByEngine].filter((name) => !documented.has(name))).toEqual([]);
  });

  it('reads each variable that is described', () => {
    const read = variablesOf();
    expect([...documented].filter((name) => !read.has(name) && !readByEngine.has(name))).toEqual([]);
  });

  it.each(Object.entries(variables).flatMap(([name, variable]) => ('value' in variable ? [[name, variable.value]] : [])))(
    'is the same with the default %s=%s as without it',
    (name, value) => expect(readConfig({ [name]: value })).toEqual(readConfig({})),
  );

  it.each([...configurationPages()])('matches %s: else run `npm run configuration`', (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('is read in one file: the others that name the environment hand all of it over', () => {
    expect([...new Set(namesIn('server/**/*.ts').map(({ path, name }) => `${path} ${name}`))].toSorted()).toEqual([
      'server/backup/command.ts ',
      'server/main.ts ',
      // What the allocator has read is kept from the server's children.
      'server/main.ts MALLOC_TRIM_THRESHOLD_',
    ]);
  });

  it.each([
    [{ S3_BUCKET: 'b', S3_REGION: 'r' }, /S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
    [{ STRIPE_SECRET_KEY: 'sk' }, /STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET/],
    [{ FAL_KEY: 'k', FAL_MODELS: '[' }, /FAL_MODELS must be a JSON object/],
    [{ REPLICATE_API_TOKEN: 'k', REPLICATE_MODELS: '{"sticker":1}' }, /REPLICATE_MODELS must be a JSON object/],
    [{ WORKERS_SLOW: '0' }, /WORKERS_SLOW must be a whole number/],
    ...['OPERATOR_TOKEN', 'METRICS_TOKEN', 'SECRET_KEY', 'BACKUP_KEY'].flatMap((name) =>
      ['x', 'fifteen-letters', 'aaaaaaaaaaaaaaaaaaaaaaaa', 'changemechangeme'].map((given) => [
        { [name]: given },
        new RegExp(`^${name} must have`),
      ]),
    ),
    ...Object.entries({
      SMTP_URL: ['smtp://mail.example?ignoreTLS=true', 'http://mail.example'],
      DATABASE_URL: [
        'postgres://u:p@db/x',
        'postgres://10.0.0.7/x?sslmode=prefer',
        'postgres://db.example/x?sslmode=no-verify',
        'postgres://u:a@b@localhost/x?host=10.0.0.7',
      ],
      S3_ENDPOINT: ['http://minio:9000', 'http://192.168.1.2'],
      OPENAI_BASE_URL: ['http://models.example/v1', 'http://127.0.0.1.example/v1'],
      COMFYUI_URL: ['http://gpu:8188'],
      GOOGLE_KEYS_URL: ['http://www.googleapis.com/oauth2/v3/certs'],
      OPENID_ISSUER: ['http://id.example.com'],
    }).flatMap(([name, addresses]) => addresses.map((given) => [{ [name]: given }, new RegExp(`^${name} would send .* unencrypted`)])),
    [{ SITE_URL: 'iridia' }, /^SITE_URL must be an absolute address/],
    ...['cdn.example.com', 'http://cdn.example.com', 'https://cdn.example.com/site', 'https://cdn.example.com?a', '{suffix}'].map(
      (given) => [{ CDN_URL: given }, /^CDN_URL must be an address without a path/],
    ),
    [{ ROLE: 'boss' }, /^ROLE must be one of all, web, worker/],
    [{ S3_ENDPOINT: 'minio' }, /^S3_ENDPOINT must be an absolute address/],
    [{ ALLOW_PLAIN_TEXT: 'everything' }, /^ALLOW_PLAIN_TEXT may list mail, database/],
    [{ NODE_ENV: 'production', SANDBOX_WEBHOOK_SECRET: 'shh' }, /^SANDBOX_WEBHOOK_SECRET must have at least 16/],
    [
      { NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' },
      /^STRIPE_WEBHOOK_SECRET must have/,
    ],
  ] as [Record<string, string>, RegExp][])('refuses %o with a sentence for the operator', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it.each([
    { SMTP_URL: 'smtp://127.0.0.1:25' },
    { SMTP_URL: 'smtps://mail.example' },
    { DATABASE_URL: 'postgres://localhost/x' },
    { DATABASE_URL: 'postgres://user@/x?host=/tmp/socket' },
    { DATABASE_URL: 'postgres:///x?host=/run/postgresql' },
    { DATABASE_URL: 'postgres://db.example/x?sslmode=verify-full' },
    { S3_ENDPOINT: 'https://s3.example' },
    { COMFYUI_URL: 'http://[::1]:8188' },
    { COMFYUI_URL: 'http://gpu:8188', SMTP_URL: 'smtp://mail', ALLOW_PLAIN_TEXT: 'engines, mail' },
  ] as Record<string, string>[])('takes %o', (env) => {
    expect(() => readConfig(env)).not.toThrow();
  });

  it('asks a mail server elsewhere for TLS, unless plain text is allowed', () => {
    const asked = (env: Record<string, string>) => readConfig(env).requireTls;
    expect(asked({ SMTP_URL: 'smtp://mail.example:587' })).toBe(true);
    expect(asked({ SMTP_URL: 'smtp://localhost:25' })).toBe(false);
    expect(asked({ SMTP_URL: 'smtp://mail.example', ALLOW_PLAIN_TEXT: 'mail' })).toBe(false);
  });
});
