/** What probes and figures answer when something is missing that only use would find. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { anyDatabase, copyTemplate } from './kit/databases.ts';
import { EngineError } from '@iridia/engine';
import { createTestEngine } from './kit/engine.ts';
import { startServer } from './kit/process.ts';
import { openTestServer } from './kit/server.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('readiness', () => {
  it('finds that the bucket is missing, of which a question after one file only answers that the file is not there', async () => {
    const storage = createServer((_request, response) => {
      response.writeHead(404, { 'content-type': 'application/xml' });
      response.end('<Error><Code>NoSuchBucket</Code><Message>The specified bucket does not exist</Message></Error>');
    }).listen(0, '127.0.0.1');
    await once(storage, 'listening');
    const env = {
      S3_ENDPOINT: `http://127.0.0.1:${(storage.address() as AddressInfo).port}`,
      S3_REGION: 'local',
      S3_BUCKET: 'missing',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      LOG_LEVEL: 'silent',
    };
    const server = await openTestServer({ database: anyDatabase, env });
    expect(await server.services.disk.exists('ready.txt')).toBe(false);
    const ready = await server.person().raw('/api/ready');
    expect([ready.status, await ready.json()]).toMatchObject([503, { ok: false, database: true, storage: false }]);
    await server.close();
    storage.close();
  });

  it('names a mail server that is away, and stays ready: letters wait for it', async () => {
    const server = await openTestServer({ database: anyDatabase, env: { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'silent' } });
    const ready = await server.person().raw('/api/ready');
    expect([ready.status, await ready.json()]).toMatchObject([200, { ok: true, mail: 'away' }]);
    await server.close();
  });
});

describe('a worker', () => {
  it('answers its probes and figures at a port of its own, and nothing else', async () => {
    const dataDir = copyTemplate();
    const worker = await startServer({ DATA_DIR: dataDir, ROLE: 'worker' });
    const statusOf = async (path: string) => (await fetch(`${worker.url}${path}`)).status;
    expect(await Promise.all(['/api/health', '/api/ready', '/api/metrics', '/api/site', '/'].map(statusOf))).toEqual([
      200, 200, 200, 404, 404,
    ]);
    await worker.kill('SIGTERM');
    expect(worker.process.exitCode).toBe(0);
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('the figures of jobs', () => {
  it('count waits, runs and failures by tool, engine and reason', async () => {
    const engine = createTestEngine(({ inputs }) => {
      if (inputs.prompt === 'a storm') throw new EngineError('timeout', 'slow');
    });
    const server = await openTestServer({ database: anyDatabase, parts: { engines: [engine] }, work: true, env: { LOG_LEVEL: 'silent' } });
    const person = server.person();
    for (const prompt of ['a fox', 'a storm']) {
      const { data } = await person.call('POST', '/api/generations', {
        body: { tool: 'ai-sticker-maker', inputs: { mode: 'text', prompt } },
      });
      await vi.waitFor(
        async () => expect(['succeeded', 'failed']).toContain((await person.call('GET', `/api/generations/${data.id}`)).data.status),
        { timeout: 20_000 },
      );
    }
    const figures = await server.services.measures.registry.metrics();
    for (const line of [
      'generation_wait_seconds_count{tool="ai-sticker-maker"} 2',
      'generation_run_seconds_count{tool="ai-sticker-maker",engine="test",outcome="succeeded"} 1',
      'generation_run_seconds_count{tool="ai-sticker-maker",engine="none",outcome="failed"} 1',
      'engine_failures_total{tool="ai-sticker-maker",engine="test",reason="timeout"} 1',
      'generation_failures_total{tool="ai-sticker-maker",reason="engineTimeout"} 1',
    ])
      expect(figures.split('\n')).toContain(line);
    await server.close();
  });
});
