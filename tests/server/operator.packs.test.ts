/** The launchpad's calls: who may use them, and a pack from a hub on loopback, paused, resumed, served and removed. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codes } from '../../contract/facts/codes.ts';
import { anyDatabase } from './kit/databases.ts';
import { bytesOf, commitOf, openTestHub, type TestHub } from './kit/hub.ts';
import { register, registerOperator } from './kit/people.ts';
import { openTestServer, type TestServer } from './kit/server.ts';

const net = bytesOf(400_000);
const file = 'migan_pipeline_v2.onnx';
let hub: TestHub;
let server: TestServer;
let dataDir: string;

beforeEach(async () => {
  hub = await openTestHub({ 'andraniksargsyan/migan': { commit: commitOf('1'), files: { [file]: net } } });
  dataDir = mkdtempSync(join(tmpdir(), 'iridia-launchpad-'));
  server = await openTestServer({
    database: anyDatabase,
    env: { HF_ENDPOINT: hub.endpoint, DATA_DIR: dataDir, OPERATOR_EMAILS: 'boss@example.com' },
  });
});
afterEach(async () => {
  await server.close();
  await hub.close();
  rmSync(dataDir, { recursive: true, force: true });
});

type Pack = { name: string; state: string; fetched: number; bytes: number; fault: string | null };
const inpaintIn = ({ data }: { data: { packs: Pack[] } }): Pack => data.packs.find(({ name }) => name === 'inpaint')!;
const look = async () => inpaintIn(await server.person().call('GET', '/api/operator/packs'));
const ask = async (change: string, name = 'inpaint') => server.person().call('POST', `/api/operator/packs/${name}/${change}`);
const isSeen = (pack: Partial<Pack>) => vi.waitFor(async () => expect(await look()).toMatchObject(pack), { timeout: 15_000, interval: 50 });

it('fetches a pack while the server runs, which uses it at once, and removes it', async () => {
  expect(await look()).toMatchObject({ state: 'absent', fetched: 0, fault: null });
  expect(inpaintIn(await ask('add')).state).toBe('fetching');
  await isSeen({ state: 'placed' });
  expect(existsSync(join(server.services.config.packsDir, 'inpaint', file))).toBe(true);
  const { data } = await server.person().call('GET', '/api/site');
  expect(data.offersModels).toBe(false);
  expect(inpaintIn(await ask('remove')).state).toBe('absent');
  expect(existsSync(join(server.services.config.packsDir, 'inpaint'))).toBe(false);
});

it('keeps what has arrived when it is paused, and goes on from there', async () => {
  let held: (() => void) | null = null;
  hub.spoil = ({ server: which, bytes, from, count }, response) => {
    if (which !== 'store' || count > 1 || from > 0) return false;
    response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, 150_000));
    held = () => response.destroy();
    return true;
  };
  await ask('add');
  await vi.waitFor(async () => expect((await look()).fetched).toBeGreaterThan(0), { timeout: 15_000 });
  const paused = inpaintIn(await ask('pause'));
  expect(paused.state).toBe('paused');
  expect(paused.fetched).toBeGreaterThan(0);
  held!();
  await ask('add');
  await isSeen({ state: 'placed' });
  expect(hub.asked.filter(({ server: which, range }) => which === 'store' && range !== null)).not.toHaveLength(0);
});

it('names why it failed, and the next attempt succeeds', async () => {
  hub.spoil = ({ server: which }, response) => {
    if (which !== 'store') return false;
    response.writeHead(403).end();
    return true;
  };
  await ask('add');
  await isSeen({ state: 'failed', fault: 'denied' });
  hub.spoil = null;
  await ask('add');
  await isSeen({ state: 'placed', fault: null });
});

it('does not exist for visitors of a public site, and asks an operator for an open console', async () => {
  const boss = await register(server, 'boss@example.com');
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const from = (person: typeof boss, path: string, method = 'GET') => person.call(method, path, { headers });
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/inpaint/add'],
    ['POST', '/inpaint/pause'],
    ['POST', '/inpaint/remove'],
  ] as const) {
    expect((await from(server.person(), `/api/operator/packs${path}`, method)).code).toBe(codes.notFound);
    expect((await from(boss, `/api/operator/packs${path}`, method)).code).toBe(codes.codeNeeded);
  }
  expect((await server.person().call('GET', '/api/site', { headers })).data.offersModels).toBe(false);
  expect(hub.asked).toEqual([]);
});

it('reports whether an operator asks: somebody else at the machine has no console', async () => {
  const boss = await registerOperator(server, 'boss@example.com');
  const user = await register(server, 'ann@example.com');
  const isOperator = async (person: typeof boss, headers = {}) =>
    (await person.call('GET', '/api/operator/packs', { headers })).data.operator as boolean;
  expect(await Promise.all([boss, user, server.person()].map((person) => isOperator(person)))).toEqual([true, false, false]);
  expect(await isOperator(boss, { 'x-forwarded-for': '203.0.113.7' })).toBe(true);
});

it('knows no pack by another name', async () => {
  for (const name of ['toString', 'pictures', '..']) expect((await ask('add', name)).code).toBe(codes.notFound);
});

it('records what was added and removed', async () => {
  await ask('add');
  await isSeen({ state: 'placed' });
  await ask('remove');
  const acts = await server.services.db.selectFrom('operator_act').select(['operator', 'act', 'subject']).orderBy('seq').execute();
  expect(acts).toEqual([
    { operator: 'local', act: 'packAdded', subject: 'inpaint' },
    { operator: 'local', act: 'packRemoved', subject: 'inpaint' },
  ]);
});
