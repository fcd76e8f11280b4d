/**
 * The processes of deploy/compose.yaml with its variables, without Docker: PostgreSQL, an S3 server, two web and two worker processes, Caddy, a mail
 * server and Stripe's own mock, from nothing to the first job that was paid for.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { expect, it, vi } from 'vitest';
import { hasPostgres, createCluster } from '../server/kit/postgres.ts';
import { startServer, type ServerProcess } from '../server/kit/process.ts';
import { freePort, startOther, versionOf } from './found.ts';
import { makeOne, visitor } from './people.ts';
import { proxies } from './proxies.ts';

const root = join(import.meta.dirname, '../..');
const proxy = proxies.find(({ name }) => name === 'Caddy');
const others = ['versitygw', 'mailpit', 'stripe-mock'].filter(
  (name) => versionOf(name, name === 'mailpit' ? 'version' : '--version') === null,
);

/** The variables of the web processes in deploy/compose.yaml, with those of deploy/.env in their places. */
function environmentOf(env: Readonly<Record<string, string>>): Record<string, string> {
  const compose = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
  const block = compose.slice(compose.indexOf('environment: &environment'), compose.indexOf('\nservices:'));
  const lines = [...block.matchAll(/^ {4}([A-Z\d_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/^'(.*)'$/, '$1').replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_all, key: string, otherwise = '') => env[key] ?? otherwise),
  ]);
  return Object.fromEntries(lines) as Record<string, string>;
}

it.skipIf(!hasPostgres || !proxy || others.length > 0)(
  'compose’s steps lead to a job that was paid for',
  { timeout: 180_000 },
  async () => {
    const began = performance.now();
    const folder = mkdtempSync(join(tmpdir(), 'iridia-compose-'));
    const cluster = createCluster();
    const [s3, smtp, mail, stripe, port, ...upstreams] = await Promise.all(Array.from({ length: 7 }, freePort));
    const site = `http://127.0.0.1:${port}`;
    const secret = () => randomBytes(32).toString('hex');
    const secrets = {
      SITE_URL: site,
      S3_SECRET: secret(),
      SECRET_KEY: secret(),
      OPERATOR_TOKEN: secret(),
      METRICS_TOKEN: secret(),
      STRIPE_WEBHOOK_SECRET: secret(),
    };
    mkdirSync(join(folder, 'files/iridia'), { recursive: true });
    await Promise.all([
      startOther(
        'versitygw',
        ['--access', 'iridia', '--secret', secrets.S3_SECRET, '--port', `127.0.0.1:${s3}`, 'posix', join(folder, 'files')],
        s3!,
      ),
      startOther('mailpit', ['--smtp', `127.0.0.1:${smtp}`, '--listen', `127.0.0.1:${mail}`], mail!),
      startOther('stripe-mock', ['-http-port', String(stripe)], stripe!),
    ]);
    const env = {
      NODE_ENV: 'production',
      ...environmentOf({
        ...secrets,
        SMTP_URL: `smtp://127.0.0.1:${smtp}`,
        STRIPE_SECRET_KEY: 'sk_test_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      }),
      // Where Docker has names, this machine has ports.
      DATABASE_URL: await cluster.createDatabase(),
      S3_ENDPOINT: `http://127.0.0.1:${s3}`,
      STRIPE_API_BASE: `http://127.0.0.1:${stripe}`,
      DATA_DIR: join(folder, 'data'),
      HOME: folder,
      PROBES_PORT: '0',
    };
    const processes: ServerProcess[] = [];
    try {
      for (const own of [...upstreams.map((each) => ({ PORT: String(each) })), { ROLE: 'worker' }, { ROLE: 'worker' }])
        processes.push(await startServer({ ...env, ...own }));
      const front = proxy!.start({ folder, port: port!, upstreams });
      await vi.waitFor(async () => expect((await fetch(`${site}/api/ready`)).ok).toBe(true), { timeout: 20_000, interval: 100 });

      const buyer = visitor(site);
      await buyer.register('first@example.com', () =>
        vi.waitFor(
          async () => {
            const { Text } = (await (await fetch(`http://127.0.0.1:${mail}/api/v1/message/latest`)).json()) as { Text: string };
            return /\b\d{6}\b/.exec(Text)![0];
          },
          { timeout: 20_000, interval: 100 },
        ),
      );
      const balance = async () => (await buyer.ask('/api/credit/details')).data.credit_remain as number;
      const before = await balance();
      const { txn_id: txn } = (await buyer.ask('/api/pay/checkout-session?price=19.99')).data as { txn_id: string };
      // The mock takes the order and never bills: that somebody paid is reported as Stripe does it.
      const session = {
        object: 'checkout.session',
        client_reference_id: txn,
        status: 'complete',
        payment_status: 'paid',
        subscription: null,
      };
      const payload = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'checkout.session.completed',
        data: { object: { id: 'cs_1', payment_intent: 'pi_1', ...session } },
      });
      const signature = await new Stripe('sk_test_1').webhooks.generateTestHeaderStringAsync({
        payload,
        secret: secrets.STRIPE_WEBHOOK_SECRET,
      });
      const reported = await fetch(`${site}/api/pay/webhook`, {
        method: 'POST',
        body: payload,
        headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      });
      expect(reported.status).toBe(200);
      expect(await balance()).toBe(before + 1000);
      const file = await makeOne(site, buyer);
      expect(await balance()).toBeLessThan(before + 1000);
      expect((await fetch(file)).status).toBe(200);
      console.log(`from nothing to a paid job: ${Math.round((performance.now() - began) / 1000)} s`);

      const doctor = spawnSync(process.execPath, ['scripts/operate/doctor.ts'], {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...env },
      });
      console.log(doctor.stdout);
      front.kill();
    } finally {
      for (const each of processes) await each.kill('SIGKILL');
      cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
