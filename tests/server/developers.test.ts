/** The examples that developers read, run as they would run them: what they save is a sticker. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyDatabase } from './kit/databases.ts';
import { createTestEngine } from './kit/engine.ts';
import { goodPassword, register } from './kit/people.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const folder = join(import.meta.dirname, '../../docs/examples');
const run = promisify(execFile);
const isHere = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

let server: TestServer;
let key = '';
let place = '';
beforeAll(async () => {
  server = await openTestServer({ database: anyDatabase, work: true, parts: { engines: [createTestEngine()] } });
  const person = await register(server, 'ann@example.com');
  const body = { name: 'Examples', scopes: ['read', 'make'], password: goodPassword };
  key = (await person.call('POST', '/api/users/keys', { body })).data.key;
  place = mkdtempSync(join(tmpdir(), 'iridia-examples-'));
});
afterAll(async () => {
  rmSync(place, { recursive: true, force: true });
  await server.close();
});

it.each([
  ['sticker.sh', 'sh', 'curl'],
  ['sticker.ts', process.execPath, process.execPath],
  ['sticker.py', 'python3', 'python3'],
])('%s makes a sticker and saves it', async (file, command, needed) => {
  if (!isHere(needed)) return console.log(`${file} was not run: there is no ${needed} on this machine`);
  const env = { ...process.env, SITE: server.url, KEY: key };
  const { stdout } = await run(command, [join(folder, file)], { cwd: place, env, timeout: 30_000 });
  expect(stdout.trim()).toBe('sticker.png');
  expect(readFileSync(join(place, 'sticker.png')).subarray(1, 4).toString()).toBe('PNG');
  rmSync(join(place, 'sticker.png'));
});

it('end with an error when the site refuses', async () => {
  if (!isHere('curl')) return;
  const env = { ...process.env, SITE: server.url, KEY: `${key}x` };
  await expect(run('sh', [join(folder, 'sticker.sh')], { cwd: place, env, timeout: 30_000 })).rejects.toMatchObject({
    code: expect.any(Number),
  });
});
