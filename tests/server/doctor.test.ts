/** The doctor on broken installations: each is named, with what to do. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { examine, report } from '../../server/doctor/doctor.ts';
import { checkFolders } from '../../server/doctor/folders.ts';
import { nearest } from '../../server/doctor/names.ts';
import { reasonOfStart } from '../../server/doctor/start.ts';
import { lockDataDir } from '../../server/db/lock.ts';
import { anyDatabase } from './kit/databases.ts';
import { hasPostgres } from './kit/postgres.ts';
import { ServerEnded, startServer } from './kit/process.ts';
import { openTestServer } from './kit/server.ts';

let dataDir: string;
const open = new Set<Server>();
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'iridia-doctor-'));
  writeFileSync(join(dataDir, 'index.html'), '');
});
afterEach(() => {
  for (const server of open) server.close().closeAllConnections();
  open.clear();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  open.add(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A healthy installation, but for what a test breaks. */
const healthy = () => ({ DATA_DIR: dataDir, CLIENT_DIR: dataDir, PORT: '0' });
const found = async (env: Record<string, string>, inFile: string[] = []) =>
  report((await examine({ ...healthy(), ...env }, inFile)).filter(({ level }) => level !== 'fine'));

const s3 = { S3_REGION: 'local', S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
/** Nothing listens there. */
const nowhere = '127.0.0.1:9';

describe('the doctor', () => {
  it('finds nothing wrong with a healthy installation', async () => expect(await found({})).toBe('\n0 faults, 0 warnings'));

  it.each<[name: string, env: Record<string, string>, sentence: RegExp]>([
    ['a mistyped variable', { OPERATOR_TOKN: 'x' }, /OPERATOR_TOKN is not a variable.*\n.*Did you mean OPERATOR_TOKEN\?/],
    ['a value that cannot be', { PORT: 'eighty' }, /✗ variables +PORT must be a whole number/],
    ['a data directory inside a file', { DATA_DIR: '/etc/hostname/data' }, /✗ data directory.+a part of the path is a file/],
    ['a data directory where nothing can be made', { DATA_DIR: '/proc/nothing/data' }, /✗ data directory.+nothing can be made there/],
    ['a PostgreSQL that is away', { DATABASE_URL: `postgres://user:geheim@${nowhere}/iridia` }, /✗ database.+user:…@.+\n.*Nothing listens/],
    ['a database that is none', { DATABASE_URL: 'mysql://localhost/iridia' }, /✗ database.+not the address of a PostgreSQL server/],
    ['a storage that is away', { ...s3, S3_ENDPOINT: `http://${nowhere}` }, /✗ storage.+photos.+\n.*Correct S3_ENDPOINT/],
    ['a mail server that is away', { SMTP_URL: `smtp://${nowhere}` }, /✗ mail.+does not take letters/],
    [
      'an OpenID provider that is away',
      { OPENID_ISSUER: `http://${nowhere}`, OPENID_CLIENT_ID: 'c' },
      /✗ sign-in.+cannot be used.+\n.*exactly what/,
    ],
    ['an engine that is away', { OPENAI_BASE_URL: `http://${nowhere}/v1` }, /✗ engines.+does not answer.+\n.*Correct OPENAI_BASE_URL/],
    ['a site that was not built', { CLIENT_DIR: '/nonexistent' }, /✗ pages.+\n.*npm run build/],
    ['a certificate that is no certificate', { C2PA_CERT: '-----BEGIN nothing', C2PA_KEY: 'x' }, /✗ credentials.+C2PA_CERT cannot be read/],
    ['production without mail, keys and address', { NODE_ENV: 'production' }, /! mail[^]+! keys[^]+! site|! keys[^]+! mail[^]+! site/],
    ['a site that does not answer', { SITE_URL: `http://${nowhere}` }, /! site.+does not answer.*\n.*Start the server/],
  ])('names %s', async (_name, env, sentence) => {
    const text = await found(env);
    expect(text).toMatch(sentence);
    expect(text).not.toMatch(/geheim|\bat .+:\d+:\d+/);
  });

  it('names a bucket that is missing', async () => {
    const endpoint = await listen((_request, response) =>
      response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchBucket</Code></Error>'),
    );
    expect(await found({ ...s3, S3_ENDPOINT: endpoint })).toMatch(/✗ storage.+\n.*Create the bucket/);
  });

  it('names a port that is taken by another', async () => {
    const { port } = new URL(await listen((_request, response) => response.end('other')));
    expect(await found({ PORT: port })).toMatch(/✗ port.+\n.*is taken/);
  });

  it('names a data directory that a server works in', async () => {
    const lock = lockDataDir(dataDir);
    expect(await found({})).toMatch(/! database.+a server works with it now/);
    lock.release();
  });

  it('names a disk that is nearly full', () => {
    const kept = { uploads: 400, files: 300, visitors: 200, users: 100 };
    const levels = [50, 300, 500].map((free) => checkFolders({ dataDir }, () => ({ free, kept }))[0]!.level);
    expect(levels).toEqual(['fault', 'warning', 'fine']);
  });

  it.skipIf(!hasPostgres)('names a database that is not there', async () => {
    const url = (await anyDatabase.url())!;
    expect(await found({ DATABASE_URL: url })).toBe('\n0 faults, 0 warnings');
    expect(await found({ DATABASE_URL: url.replace(/\/[^/?]+\?/, '/nothing?') })).toMatch(/✗ database.+\n.*createdb/);
  });

  it('names every unknown variable of the file, and leaves those of other programs alone', async () => {
    expect(await found({ HOME: '/root', HTTP_PROXY: 'x', OPENAI_ORG_ID: 'x' }, ['SMTP_HOST'])).toMatch(/^! variables +SMTP_HOST is not/);
    expect([nearest('DATABSE_URL'), nearest('site-url'), nearest('SHELL'), nearest('PATH')]).toEqual([
      'DATABASE_URL',
      'SITE_URL',
      null,
      null,
    ]);
  });
});

describe('the doctor, behind a proxy', () => {
  it('names forwarded addresses that are not trusted, bodies that do not get through, and a clock that is wrong', async () => {
    const server = await openTestServer({ database: anyDatabase });
    let isStrict = false;
    const proxy = await listen((from, to) => {
      if (isStrict && Number(from.headers['content-length']) > 1e6) {
        to.writeHead(413, { 'content-type': 'text/html' }).end('<h1>413 Request Entity Too Large</h1>');
        return;
      }
      const headers = { ...from.headers, 'x-forwarded-for': '192.0.2.1' };
      const onward = request(new URL(from.url!, server.url), { method: from.method, headers }, (answer) => {
        to.writeHead(answer.statusCode!, { ...answer.headers, ...(isStrict && { date: new Date(0).toUTCString() }) });
        answer.pipe(to);
      });
      onward.on('error', () => to.destroy());
      from.pipe(onward);
    });
    expect(await found({ SITE_URL: proxy, TRUST_PROXY: '1' })).toBe('\n0 faults, 0 warnings');
    expect(await found({ SITE_URL: proxy, TRUST_PROXY: '2' })).toMatch(/! proxy.+can choose their address/);
    isStrict = true;
    const text = await found({ SITE_URL: proxy });
    expect(text).toMatch(/✗ proxy +1 proxy forwards requests, and TRUST_PROXY is 0.+\n.*Set TRUST_PROXY=1/);
    expect(text).toMatch(/✗ proxy.+refuses uploads of 200.MB/);
    expect(text).toMatch(/! clock/);
    await server.close();
  });
});

describe('a start that fails', () => {
  it('has a reason without a stack', async () => {
    const away = startServer({ DATA_DIR: dataDir, DATABASE_URL: `postgres://user:geheim@${nowhere}/iridia` });
    const error = (await away.catch((ended: unknown) => ended)) as ServerEnded;
    expect(error.message).toMatch(/^The database at postgres:\/\/user:…@.+Nothing listens at that address/m);
    expect(error.message).not.toMatch(/^ +at /m);
    const unexpected = new Error('odd');
    expect(reasonOfStart(unexpected, {})).toMatch(/^The server could not start: odd\. `npm run doctor`/);
    expect(reasonOfStart(unexpected, { LOG_LEVEL: 'info' })).toContain('at ');
  });

  it('does not spin where no data directory can be made', async () => {
    await expect(startServer({ DATA_DIR: '/proc/nothing/data' })).rejects.toThrow(/^DATA_DIR cannot be used/);
  });
});
